/** What other features may import from this one. */
export { chooseContext, readContext } from './rules.ts'
