/** What other features may use of this one. */
export { deleteApplications, deleteResumes, exportApplications } from './account.ts'
