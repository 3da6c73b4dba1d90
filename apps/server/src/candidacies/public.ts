/** What other features may import from this feature. */
export { deleteCandidacies, deleteResumes, exportCandidacies } from './account.ts'
