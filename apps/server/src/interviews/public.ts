/** What others may use of this feature. */
export { deleteInterviews, exportInterviews } from './account.ts'
export { appendEvents, known } from './append.ts'
export { asEvents, decisiveEventsOf, placeOf, readDecisiveEvents, readLatestCode } from './event-log.ts'
export { readBank } from './question-bank.ts'
export {
  findMine,
  type Mine,
  mine,
  missing,
  type Parts,
  questionsMet,
  readInterviewContext,
  type Standing,
} from './rules.ts'
export { readReport } from './scores.ts'
export { interviewContexts, interviewEvents, interviews } from './table.ts'
