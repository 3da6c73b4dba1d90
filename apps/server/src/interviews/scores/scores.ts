import { analyse } from '@sightline/analysis/analyse'
import { loadCodeParser } from '@sightline/analysis/load-code-parser'
import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import type { SeenQuestion } from '@sightline/coach/interviewer/seen-questions'
import { writeReport } from '@sightline/coach/report/write-report'
import { scoreCodingInterview } from '@sightline/coach/scoring/score-coding-interview'
import { scoreSpokenInterview } from '@sightline/coach/scoring/score-spoken-interview'
import { practiceFrom, weaknessMap } from '@sightline/coach/scoring/weakness-map'
import type { Difficulty } from '@sightline/contracts/questions'
import { type RoundTopic, SpokenRound } from '@sightline/contracts/round-schemas'
import { DIMENSIONS } from '@sightline/contracts/rounds'
import type { InterviewReport, InterviewScore, Progress } from '@sightline/contracts/scores'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { InterviewDeps } from '../deps.ts'
import { readDecisiveEvents } from '../event-log.ts'
import { type OwnedInterviewId, requireOwnedInterview } from '../owned-interview.ts'
import { prepareInterviewMeanings } from '../prepare-meanings.ts'
import type { QuestionBank } from '../question-bank.ts'
import { seenQuestions } from '../repeats/seen-questions.ts'
import { interviewScores, interviews } from '../table.ts'

/** The number of interviews in a chart. Each has at most five questions with seven dimensions. */
const INTERVIEWS_MAX = 30
const ROWS_MAX = INTERVIEWS_MAX * 5 * DIMENSIONS.behavioral.length

/** The complexity of longer code is not estimated. */
const ANALYSED_CODE_MAX_LENGTH = 10_000

async function scoreOf(interview: Interview, bank: QuestionBank): Promise<InterviewScore> {
  const spoken = SpokenRound.safeParse(interview.plan?.round)
  return spoken.success
    ? scoreSpokenInterview(spoken.data, interview, bank.spoken, bank.meanings)
    : scoreCoding(interview, bank)
}

async function scoreCoding(interview: Interview, bank: QuestionBank): Promise<InterviewScore> {
  const languages = new Set(
    interview.questions.flatMap(({ submissions }) => submissions.map(({ language }) => language)),
  )
  // Parsers are loaded only for the languages submitted.
  const parsers = new Map(
    await Promise.all([...languages].map(async (name) => [name, await loadCodeParser(name)] as const)),
  )
  return scoreCodingInterview({
    interview,
    questions: bank,
    estimate: (slug, { code, language }) => {
      const [question, parser] = [bank.get(slug), parsers.get(language)]
      if (!question || !parser || code.length > ANALYSED_CODE_MAX_LENGTH) return null
      const { remarks, complexity } = analyse(code, parser, question)
      if (!complexity) return null
      const tooSlow = remarks.find(({ kind }) => kind === 'complexity')
      const expected = question.complexity.time
      return { estimated: complexity.time, expected, isWorse: tooSlow !== undefined, line: tooSlow?.line ?? null }
    },
  })
}

/** Stores the score of an interview that has ended. A repeat changes nothing. */
export async function storeScore(
  tx: Db,
  { bank, owned, interview }: { bank: QuestionBank; owned: OwnedInterviewId; interview: Interview },
): Promise<void> {
  if (interview.endedAt === null) return
  const { overall, questions } = await scoreOf(interview, bank)
  const endedAt = new Date(interview.endedAt)
  await tx
    .update(interviews)
    .set({ score: overall, durationMs: Math.round(interview.clockMs) })
    .where(eq(interviews.id, owned.id))
  const rows = questions.flatMap(({ slug, topic, difficulty, dimensions }) =>
    dimensions.map(({ dimension, level }) => ({
      interviewId: owned.id,
      ownerId: owned.ownerId,
      question: slug,
      topic,
      difficulty,
      dimension,
      level,
      endedAt,
    })),
  )
  if (rows.length > 0) await tx.insert(interviewScores).values(rows).onConflictDoNothing()
}

/** The report of an interview that has ended. @throws AppError('not_found' | 'conflict') */
export async function readReport(deps: InterviewDeps, owned: OwnedInterviewId): Promise<InterviewReport> {
  const { db, bank } = deps
  const row = await requireOwnedInterview(db, owned)
  if (row.state !== 'ended') throw new AppError('conflict', 'The report is written when the interview has ended.')
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  await prepareInterviewMeanings(deps, interview)
  // The interview ended before scores were stored.
  if (row.score === null) await db.transaction((tx) => storeScore(tx, { bank, owned, interview }))
  const hasNewQuestion = newQuestionFinder(bank, await seenQuestions(db, owned.ownerId))
  return writeReport(interview, await scoreOf(interview, bank), bank, hasNewQuestion)
}

/** Tells whether the bank has a question of a topic and difficulty that is not among the `seen` ones. */
function newQuestionFinder(bank: QuestionBank, seen: SeenQuestion[]) {
  const seenSlugs = new Set(seen.map(({ slug }) => slug))
  const questions = [...bank.values(), ...bank.spoken.values()].filter(({ slug }) => !seenSlugs.has(slug))
  const kinds = new Set(questions.map(({ topic, difficulty }) => `${topic} ${difficulty}`))
  return (topic: RoundTopic, difficulty: Difficulty) => kinds.has(`${topic} ${difficulty}`)
}

/** The owner's latest scores, and what to practise next. */
export async function readProgress({ db, bank }: InterviewDeps, ownerId: string): Promise<Progress> {
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
  const hasNewQuestion = newQuestionFinder(bank, await seenQuestions(db, ownerId))
  const ids = [...new Set(rows.map((row) => row.interviewId))].slice(0, INTERVIEWS_MAX).reverse()
  return {
    interviews: ids.map((id) => {
      const scores = rows.filter((row) => row.interviewId === id)
      const levels = (name: string) => scores.filter((row) => row.dimension === name).map((row) => row.level)
      const round = scores[0]?.round ?? 'coding'
      return {
        id,
        round,
        endedAt: scores[0]?.endedAt.toISOString() ?? '',
        overall: scores[0]?.overall ?? 0,
        dimensions: Object.fromEntries(
          DIMENSIONS[round].filter((name) => levels(name).length > 0).map((name) => [name, mean(levels(name))]),
        ),
      }
    }),
    weaknesses,
    next: practiceFrom(weaknesses, rows[0]?.difficulty ?? 'easy', hasNewQuestion),
  }
}

const mean = (levels: number[]) => Math.round((levels.reduce((sum, level) => sum + level, 0) / levels.length) * 10) / 10
