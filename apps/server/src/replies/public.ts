/** What other features may use of this one. */
export { createLeftReply } from './left.ts'
export { interviewReplies } from './table.ts'
