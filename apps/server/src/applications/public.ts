/** What other features may import from this one. */
export { exportApplications } from './export.ts'
export { linkSession, readApplicationPosting } from './sessions.ts'
