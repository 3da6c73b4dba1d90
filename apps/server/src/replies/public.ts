/** What other features may use of this one. */
export { interviewReplies } from './table.ts'
