/** The exports that other features may import. */
export { type AnnouncedData, useAnnouncedData } from './use-announced-data.ts'
export { announcements, useChanges } from './use-changes.ts'
