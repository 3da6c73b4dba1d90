import type { Interview as InterviewState } from '@sightline/coach/interview/state'
import type { Moment } from '@sightline/coach/interview/timeline'
import type { Interview, QuestionSolution } from '@sightline/contracts/interviews'
import type { CandidateQuestion } from '@sightline/contracts/questions'
import type { InterviewReport } from '@sightline/contracts/scores'

/** All that a report shows. Maps are by the slug of a question. */
export type ReportFacts = {
  report: InterviewReport
  listed: Interview
  heading: string
  interview: InterviewState
  timeline: Moment[]
  questions: ReadonlyMap<string, CandidateQuestion>
  solutions: ReadonlyMap<string, QuestionSolution>
  /** The newest interview of this account. */
  newestId: string | null
}
