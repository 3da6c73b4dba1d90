/** What other features may import from this feature. */
export { deleteApplications, deleteResumes, exportApplications } from './account.ts'
