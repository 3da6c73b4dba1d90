/** What other features may import from this one. */
export { chooseContext, readContext } from './background.ts'
export { requireRoom } from './owned-rows.ts'
export { vocabularyOf } from './vocabulary.ts'
