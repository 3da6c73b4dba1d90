/** What others may use of this feature. */
export { deleteInterviews, exportInterviews } from './account.ts'
export { appendEvents, known } from './append.ts'
export { readBank } from './bank.ts'
export { readDecisiveEvents, readLatestCode } from './event-log.ts'
export { findMine, type Mine, mine, missing, type Parts, questionsMet, readInterviewContext } from './rules.ts'
export { readReport } from './scores.ts'
export { interviewContexts, interviewEvents, interviews } from './table.ts'
