/** What other features may use of this one. */
export { ChooseContext } from './choose-context.tsx'
