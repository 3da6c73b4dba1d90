/** What other features may use of this one. */
export { Markdown } from './markdown.tsx'
export { referenceCode } from './reference-code.ts'
export { clockText, count, DIFFICULTY_WORDS, LANGUAGE_WORDS, ROUND_WORDS, TOPIC_WORDS } from './words.ts'
