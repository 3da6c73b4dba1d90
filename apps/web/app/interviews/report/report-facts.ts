import type { Interview as InterviewState } from '@sightline/coach/interview/state'
import type { Moment } from '@sightline/coach/report/timeline'
import { PROVISIONAL } from '@sightline/coach/scoring/score-answer'
import type { SourcedClaim } from '@sightline/contracts/context/sources'
import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { InterviewReport, ReviewWritten } from '@sightline/contracts/interviews/scores'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'

/** Everything that a report shows. The keys of the maps are question slugs. */
export type ReportFacts = {
  report: InterviewReport
  listed: Interview
  heading: string
  /** Said below the scores; null for nothing. */
  scoresNote: string | null
  interview: InterviewState
  timeline: Moment[]
  questions: ReadonlyMap<string, CandidateQuestion>
  solutions: ReadonlyMap<string, QuestionSolution>
  /**
   * The claims in the candidate's answers with their sources; null in coding rounds and without a
   * personal context.
   */
  claims: SourcedClaim[] | null
  /** The id of the user's newest interview. */
  newestId: string | null
}

/**
 * The facts with a model's scores in place of the coach's, or with a note that no model gave any.
 */
export function withModelScores(facts: ReportFacts, written: ReviewWritten | null): ReportFacts {
  if (written?.report)
    return { ...facts, report: written.report, scoresNote: noteOn(written.report) }
  return written?.hasFailed
    ? {
        ...facts,
        scoresNote: joined(
          provisionalNote(facts.report),
          'No model gave scores for what you said, so the coach’s scores stand.',
        ),
      }
    : facts
}

/** Says whether the scores may change, and which model gave them; null for nothing. */
export const noteOn = (report: InterviewReport) =>
  joined(provisionalNote(report), modelNote(report))

const provisionalNote = ({ score }: InterviewReport) =>
  score.isProvisional &&
  `${PROVISIONAL} It is worked out again by itself, and the lists and charts of the dashboard wait for the final score.`

const modelNote = ({ scoredBy }: InterviewReport) =>
  scoredBy !== null &&
  `The model ${scoredBy} scored what you said, on the same rubric as the coach, and wrote what would raise each level. Where the coach measured another level, that stands beside it.`

const joined = (...notes: (string | false)[]) => notes.filter((note) => note).join(' ') || null
