/** What other features may import from this one. */
export { exportPostings } from './account.ts'
export { describePostings, requireVisiblePosting } from './described-postings.ts'
export { postings } from './table.ts'
