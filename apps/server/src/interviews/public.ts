/** What other features may import from this one. */
export { deleteInterviews, exportInterviews, exportSolutionReads } from './account.ts'
export { appendEvents, appendIfAccepted, type EventContent, fixedEvent } from './append.ts'
export { createInterview } from './create-interview.ts'
export type { InterviewDeps, InterviewSnapshot, ScoreLater } from './deps.ts'
export {
  decisiveEventsColumn,
  lastProgressSeq,
  parseEvents,
  readDecisiveEvents,
  readLatestCode,
} from './event-log.ts'
export {
  notFound,
  type OwnedId,
  parseOwnedInterviewId,
  requireOwnedInterview,
} from './owned-interview.ts'
export {
  type InterviewQuestions,
  loadQuestionBank,
  type QuestionBank,
  questionBankWith,
} from './question-bank.ts'
export { readInterviewContext } from './read-interview.ts'
export { seenQuestions } from './repeats/seen-questions.ts'
export { createProbes } from './runs/probes.ts'
export { declareScoring, SCORING_RETRIES, ScoredLater } from './scores/score-later.ts'
export { readReport } from './scores/scores.ts'
export { readReview, storeReview } from './scores/store-scores.ts'
export {
  interviewContexts,
  interviewReviews,
  interviewScores,
  type WrittenQuestion,
  writtenQuestions,
} from './table.ts'
export { bankOf, readQuestion, writingState, writtenSlug } from './written/written-question.ts'
