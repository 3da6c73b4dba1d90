/** What other features may use of this one. */
export { dropResumes, exportApplications, withdrawApplications } from './account.ts'
