/** What other features may use of this one. */
export { chooseContext, readContext } from './rules.ts'
