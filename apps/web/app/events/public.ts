/** What other features may use of this one. */
export { useChanges } from './use-changes.ts'
