/** What other features may use of this one. */
export { BesideSolution } from './beside-solution.tsx'
export { Compare } from './compare.tsx'
export { LeadInNote } from './lead-in-note.tsx'
export { Markdown } from './markdown.tsx'
export { Authored } from './spoken-words.tsx'
export { canRun, useEngineLanguages } from './use-engine-languages.ts'
export { useHasModels } from './use-has-models.ts'
export { clockText, count, DIFFICULTY_WORDS, LANGUAGE_WORDS, ROUND_WORDS, TOPIC_WORDS } from './words.ts'
