/** What other features may use of this one. */
export { interviewReviews } from './table.ts'
