import { foldLiveSession, type LiveState } from '@sightline/coach/live/session'
import { timesOf } from '@sightline/coach/live/session-times'
import { likelyApproaches } from '@sightline/coach/live-answers/coding-answer'
import { closenessTexts, closestQuestion } from '@sightline/coach/live-scores/closest-question'
import { type ScoredSpeech, scoredTexts, scoreLiveSession } from '@sightline/coach/live-scores/score-session'
import type { Interview } from '@sightline/contracts/interview-lists'
import type { LiveDebrief } from '@sightline/contracts/live-debrief'
import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/rounds'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  createInterview,
  type InterviewDeps,
  interviewEvents,
  interviewScores,
  interviews,
  type OwnedInterviewId,
  type QuestionBank,
} from '../../interviews/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import { notify } from '../../platform/events/public.ts'
import { readLiveEvents, requireOwnedSession } from '../owned-session.ts'

type Deps = Pick<InterviewDeps, 'db' | 'bank' | 'clock' | 'ledger'>

/** How the user answered the questions of an ended session. @throws AppError('not_found' | 'conflict') */
export async function readDebrief({ db, bank }: Deps, owned: OwnedInterviewId): Promise<LiveDebrief> {
  const row = await requireOwnedSession(db, owned)
  if (row.state !== 'ended' || row.endedAt === null)
    throw new AppError('conflict', 'The debrief is written when the session has ended.')
  const session = foldLiveSession(await readLiveEvents(db, owned.id))
  return { questions: await scoresOf(bank, session), allTimes: await allTimesOf(db, owned.ownerId) }
}

/** Stores the levels of an ended session, once, so that the weakness map counts them. */
export async function storeLevels({ db, bank }: Pick<Deps, 'db' | 'bank'>, owned: OwnedInterviewId): Promise<void> {
  const session = foldLiveSession(await readLiveEvents(db, owned.id))
  if (session.endedAt === null) return
  const endedAt = new Date(session.endedAt)
  const rows = (await scoresOf(bank, session)).flatMap((question) => scoreRows(owned, question, endedAt))
  if (rows.length === 0) return
  const stored = await db
    .insert(interviewScores)
    .values(rows)
    .onConflictDoNothing()
    .returning({ at: interviewScores.endedAt })
  if (stored.length > 0) await notify(db, owned.ownerId, 'interviews')
}

async function scoresOf(bank: QuestionBank, session: LiveState): Promise<ScoredSpeech[]> {
  await bank.meanings?.prepare(scoredTexts(session, bank.spoken.values()))
  return scoreLiveSession(session, bank.spoken.values(), bank.meanings)
}

/** Older answers say little about the models of today. */
const TIMED_ANSWERS_MAX = 500

/** How long models took for the latest answers in all sessions of a user. */
async function allTimesOf(db: Db, ownerId: string) {
  const { body, type, at, interviewId } = interviewEvents
  const isByModel = sql`${body} ? 'by'`
  const isOwned = and(eq(interviews.ownerId, ownerId), eq(interviews.mode, 'live'))
  const rows = await db
    .select({ body })
    .from(interviewEvents)
    .innerJoin(interviews, eq(interviews.id, interviewId))
    .where(and(isOwned, eq(type, 'answer-given'), isByModel))
    .orderBy(desc(at))
    .limit(TIMED_ANSWERS_MAX)
  return timesOf(rows.map(({ body }) => Times.parse(body)))
}
const Times = z.object({ firstWordsMs: z.number(), totalMs: z.number() })

const scoreRows = (owned: OwnedInterviewId, { prompt, topic, difficulty, dimensions }: ScoredSpeech, endedAt: Date) =>
  dimensions.map(({ dimension, level }) => ({
    interviewId: owned.id,
    ownerId: owned.ownerId,
    question: prompt,
    topic,
    difficulty,
    dimension,
    level,
    endedAt,
  }))

/**
 * Creates a mock interview that asks a question of a session again in its own words, or one on the topic of a coding
 * problem.
 * @throws AppError('not_found' | 'no_credits'), AppError('conflict') for a question that no rubric is made for, and
 * AppError('repeats_question') when the coding questions of the topic have run out and the request accepts no repeat
 */
export async function practiseQuestion(
  deps: Deps,
  owned: OwnedInterviewId,
  { id, prompt: promptId, mayRepeat }: { id: string; prompt: string; mayRepeat: boolean },
): Promise<Interview> {
  await requireOwnedSession(deps.db, owned)
  const { prompts, language } = foldLiveSession(await readLiveEvents(deps.db, owned.id))
  const prompt = prompts.find((candidate) => candidate.id === promptId)
  if (!prompt) throw new AppError('not_found', 'There is no such question.')
  if (prompt.kind === 'coding') {
    const [likely] = likelyApproaches(prompt.question)
    if (!likely) throw new AppError('conflict', 'Nothing in this problem tells the coach which topic to practise.')
    const { topic } = likely
    const requested = { id, mode: 'mock' as const, round: 'coding' as const, language, topic, mayRepeat }
    return createInterview(deps, owned.ownerId, { ...requested, length: 'short' })
  }
  const round = SPOKEN_ROUNDS.find((known) => known === prompt.kind)
  const slug = round && (await closeQuestion(deps.bank, round, prompt.question))
  if (!round || !slug)
    throw new AppError('conflict', 'The coach has no rubric that is close enough to score an answer to this question.')
  const requested = { id, mode: 'mock' as const, round, question: slug, length: 'short' as const, mayRepeat: true }
  return createInterview(deps, owned.ownerId, requested, { slug, text: prompt.question })
}

async function closeQuestion(bank: QuestionBank, round: SpokenRound, text: string): Promise<string | null> {
  const questions = [...bank.spoken.values()].filter((question) => question.round === round)
  await bank.meanings?.prepare([text, ...questions.flatMap(closenessTexts)])
  const closest = closestQuestion(text, questions, bank.meanings)
  return closest?.isClose ? closest.question.slug : null
}
