/** The exports that other features may import. */
export { announcements, useChanges } from './use-changes.ts'
