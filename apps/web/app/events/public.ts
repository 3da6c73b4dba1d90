/** The exports that other features may import. */
export { useChanges } from './use-changes.ts'
