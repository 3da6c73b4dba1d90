import type { Interview as InterviewState } from '@sightline/coach/interview/state'
import type { Moment } from '@sightline/coach/report/timeline'
import type { Interview, QuestionSolution } from '@sightline/contracts/interviews'
import type { CandidateQuestion } from '@sightline/contracts/questions'
import type { InterviewReport } from '@sightline/contracts/scores'
import type { SourcedClaim } from '@sightline/contracts/sources'

/** Everything that a report shows. The keys of the maps are question slugs. */
export type ReportFacts = {
  report: InterviewReport
  listed: Interview
  heading: string
  interview: InterviewState
  timeline: Moment[]
  questions: ReadonlyMap<string, CandidateQuestion>
  solutions: ReadonlyMap<string, QuestionSolution>
  /** The claims in the candidate's answers with their sources; null in coding rounds and without a personal context. */
  claims: SourcedClaim[] | null
  /** The id of the user's newest interview. */
  newestId: string | null
}
