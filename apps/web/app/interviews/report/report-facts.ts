import type { Interview as InterviewState } from '@sightline/coach/interview/state'
import type { Moment } from '@sightline/coach/report/timeline'
import type { Interview, QuestionSolution } from '@sightline/contracts/interviews'
import type { CandidateQuestion } from '@sightline/contracts/questions'
import type { InterviewReport } from '@sightline/contracts/scores'
import type { SourcedClaim } from '@sightline/contracts/sources'

/** All that a report shows. Maps are by the slug of a question. */
export type ReportFacts = {
  report: InterviewReport
  listed: Interview
  heading: string
  interview: InterviewState
  timeline: Moment[]
  questions: ReadonlyMap<string, CandidateQuestion>
  solutions: ReadonlyMap<string, QuestionSolution>
  /** What the answers claim of the candidate, each with what backs it; null in a coding round and where no background was chosen. */
  claims: SourcedClaim[] | null
  /** The newest interview of this account. */
  newestId: string | null
}
