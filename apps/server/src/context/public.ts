/** What other features may import from this one. */
export { chooseContext, readContext } from './background.ts'
export { vocabularyOf } from './vocabulary.ts'
