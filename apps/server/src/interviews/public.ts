/** What other features may import from this one. */
export { deleteInterviews, exportInterviews } from './account.ts'
export { appendEvents, fixedEvent } from './append.ts'
export { decisiveEventsColumn, lastProgressSeq, parseEvents, readDecisiveEvents, readLatestCode } from './event-log.ts'
export { loadQuestionBank } from './question-bank.ts'
export {
  type InterviewDeps,
  type InterviewSnapshot,
  notFound,
  type OwnedInterviewId,
  parseOwnedInterviewId,
  readInterviewContext,
  requireOwnedInterview,
  seenQuestions,
} from './rules.ts'
export { readReport } from './scores.ts'
export { interviewContexts, interviewEvents, interviews } from './table.ts'
