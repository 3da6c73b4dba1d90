/** What others may use of this feature. */
export { deleteInterviews, exportInterviews } from './account.ts'
export { appendEvents, known } from './append.ts'
export { readBank } from './bank.ts'
export { interviewEvents, interviews } from './table.ts'
