import { foldInterview } from '@sightline/coach/interview/fold'
import { planInterview } from '@sightline/coach/interviewer/plan-interview'
import type { SeenQuestion } from '@sightline/coach/interviewer/seen-questions'
import { writeReport } from '@sightline/coach/report/write-report'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import { applyReview } from '@sightline/coach/scoring/apply-review'
import {
  type PracticeFinder,
  practiceFrom,
  weaknessMap,
} from '@sightline/coach/scoring/weakness-map'
import type { Progress } from '@sightline/contracts/interviews/progress'
import { DIMENSIONS, roundOfTopic } from '@sightline/contracts/interviews/rounds'
import type { InterviewReport } from '@sightline/contracts/interviews/scores'
import { desc, eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import { interviews } from '../../session-log/public.ts'
import type { InterviewDeps } from '../deps.ts'
import { readDecisiveEvents } from '../event-log.ts'
import { type OwnedId, requireOwnedInterview } from '../owned-interview.ts'
import { prepareInterviewMeanings } from '../prepare-meanings.ts'
import type { QuestionBank } from '../question-bank.ts'
import { seenQuestions } from '../repeats/seen-questions.ts'
import { interviewScores } from '../table.ts'
import { bankOf } from '../written/written-question.ts'
import { scoreOf } from './score-interview.ts'
import { readReview, storeScore } from './store-scores.ts'

/** The number of interviews in a chart. Each has at most five questions with seven dimensions. */
const INTERVIEWS_MAX = 30
const ROWS_MAX = INTERVIEWS_MAX * 5 * DIMENSIONS.behavioral.length

/** The report of an interview that has ended. @throws AppError('not_found' | 'conflict') */
export async function readReport(deps: InterviewDeps, owned: OwnedId): Promise<InterviewReport> {
  const { db } = deps
  const row = await requireOwnedInterview(db, owned)
  if (row.state !== 'ended')
    throw new AppError('conflict', 'The report is written when the interview has ended.')
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  const bank = await bankOf(deps, owned.id, interview)
  await prepareInterviewMeanings(deps, interview)
  // No final score could be stored at the end.
  if (row.score === null) await db.transaction((tx) => storeScore(tx, { bank, owned, interview }))
  const findPractice = practiceFinder(deps.bank, await seenQuestions(db, owned.ownerId))
  const [score, review] = [await scoreOf(interview, bank), await readReview(db, owned.id)]
  return writeReport(interview, review ? applyReview(score, review, interview) : score, bank, {
    findPractice,
    scoredBy: review && review.dimensions.length > 0 ? review.by : null,
  })
}

/** Tells what the interview that a recommendation starts would ask: it plans that interview. */
function practiceFinder(bank: QuestionBank, seen: SeenQuestion[]): PracticeFinder {
  return (topic, difficulty) => {
    const round = roundOfTopic(topic)
    const pool = ROUND_STRATEGIES[round].pool(bank).values()
    const { questions } = planInterview(pool, { round, topic, difficulty }, seen)
    const [first] = questions
    if (first?.topic !== topic || first.difficulty !== difficulty) return 'none'
    return questions.some(({ repeat }) => repeat) ? 'again' : 'new'
  }
}

/** The owner's latest scores, and what to practise next. */
export async function readProgress(
  { db, bank }: InterviewDeps,
  ownerId: string,
): Promise<Progress> {
  const { interviewId, dimension, topic, difficulty, level, endedAt } = interviewScores
  const rows = await db
    .select({
      interviewId,
      dimension,
      topic,
      difficulty,
      level,
      endedAt,
      round: interviews.round,
      overall: interviews.score,
    })
    .from(interviewScores)
    .innerJoin(interviews, eq(interviews.id, interviewScores.interviewId))
    .where(eq(interviewScores.ownerId, ownerId))
    .orderBy(desc(endedAt), desc(interviewId))
    .limit(ROWS_MAX)
  const weaknesses = weaknessMap(rows)
  const findPractice = practiceFinder(bank, await seenQuestions(db, ownerId))
  // Live sessions count for the weakness map, and have no score of their own.
  const ids = [...new Set(rows.flatMap((row) => (row.round === null ? [] : [row.interviewId])))]
    .slice(0, INTERVIEWS_MAX)
    .reverse()
  return {
    interviews: ids.map((id) => {
      const scores = rows.filter((row) => row.interviewId === id)
      const levels = (name: string) =>
        scores.filter((row) => row.dimension === name).map((row) => row.level)
      const round = scores[0]?.round ?? 'coding'
      return {
        id,
        round,
        endedAt: scores[0]?.endedAt.toISOString() ?? '',
        overall: scores[0]?.overall ?? 0,
        dimensions: Object.fromEntries(
          DIMENSIONS[round]
            .filter((name) => levels(name).length > 0)
            .map((name) => [name, mean(levels(name))]),
        ),
      }
    }),
    weaknesses,
    next: practiceFrom(weaknesses, rows[0]?.difficulty ?? 'easy', findPractice),
  }
}

const mean = (levels: number[]) =>
  Math.round((levels.reduce((sum, level) => sum + level, 0) / levels.length) * 10) / 10
