import {
  type ScoredSpeech,
  scoredTexts,
  scoreLiveSession,
} from '@sightline/coach/live-scores/score-session'
import type { LiveDebrief } from '@sightline/contracts/live/debrief'
import { applyLiveEvent, foldLiveSession, type LiveState } from '@sightline/live/session/session'
import { summarizeWaits, waitFor } from '@sightline/live/session/session-times'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import {
  type InterviewDeps,
  interviewScores,
  type OwnedId,
  type QuestionBank,
  SCORING_RETRIES,
  ScoredLater,
  type ScoreLater,
} from '../../interviews/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import { notify } from '../../platform/events/public.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { keptAmong, unfitMeetingQuestions } from '../../practice-questions/public.ts'
import { interviewEvents, interviews } from '../../session-log/public.ts'
import { liveLog } from '../live-log.ts'
import { requireOwnedSession } from '../owned-session.ts'

type Deps = Pick<InterviewDeps, 'db' | 'bank'>

/**
 * How the user answered the questions of an ended session. @throws AppError('not_found' |
 * 'conflict')
 */
export async function readDebrief({ db, bank }: Deps, owned: OwnedId): Promise<LiveDebrief> {
  const row = await requireOwnedSession(db, owned)
  if (row.state !== 'ended' || row.endedAt === null)
    throw new AppError('conflict', 'The debrief is written when the session has ended.')
  const session = await foldWhole(db, owned.id)
  const asked = session.prompts.map(({ id, question, kind }) => ({ id, text: question, kind }))
  const [questions, kept, unfit, allWaits] = await Promise.all([
    scoresOf(bank, session),
    keptAmong(db, owned.ownerId, asked),
    unfitMeetingQuestions(bank, asked),
    allWaitsOf(db, owned.ownerId),
  ])
  const idsOf = (prompts: { id: string }[]) => prompts.map(({ id }) => id)
  return { questions, kept: idsOf(kept), unfit: idsOf(unfit), allWaits }
}

/**
 * Stores the levels of an ended session, once, so that the weakness map counts them. False when
 * they are provisional, which are not stored.
 */
async function storeLevels({ db, bank }: Deps, owned: OwnedId): Promise<boolean> {
  const session = await foldWhole(db, owned.id)
  if (session.endedAt === null) return true
  const endedAt = new Date(session.endedAt)
  const scored = await scoresOf(bank, session)
  if (scored.some(({ isProvisional }) => isProvisional)) return false
  const rows = scored.flatMap((question) => scoreRows(owned, question, endedAt))
  if (rows.length === 0) return true
  const stored = await db
    .insert(interviewScores)
    .values(rows)
    .onConflictDoNothing()
    .returning({ at: interviewScores.endedAt })
  if (stored.length > 0) await notify(db, owned.ownerId, 'interviews')
  return true
}

/** Stores the levels of an ended session now, or as soon as they are final. */
export async function scoreSession(
  deps: Deps & { scoreSessionLater: ScoreLater },
  owned: OwnedId,
): Promise<void> {
  if (!(await storeLevels(deps, owned))) await deps.scoreSessionLater(deps.db, owned)
}

/** Declares the job that scores sessions again until their levels are final. */
export const declareSessionScoring = (deps: Deps & { jobs: Pick<Jobs, 'declare'> }): ScoreLater =>
  deps.jobs.declare({
    name: 'score-session',
    data: ScoredLater,
    retries: SCORING_RETRIES,
    concurrency: 1,
    async run(owned) {
      if (!(await storeLevels(deps, owned))) throw new Error('The levels are still provisional')
    },
  })

/** A session after all its events, of which a page at a time is in memory. */
async function foldWhole(db: Db, sessionId: string): Promise<LiveState> {
  let session = foldLiveSession([])
  for await (const events of liveLog.pages(db, sessionId))
    session = events.reduce(applyLiveEvent, session)
  return session
}

async function scoresOf(bank: QuestionBank, session: LiveState): Promise<ScoredSpeech[]> {
  await bank.meanings?.prepare(scoredTexts(session, bank.spoken.values()))
  return scoreLiveSession(session, bank.spoken.values(), bank.meanings)
}

/** Older answers say little about the models of today. */
const WAITS_MAX = 500

/** How long a user waited for the latest answers in all sessions. */
async function allWaitsOf(db: Db, ownerId: string) {
  const answer = interviewEvents
  const prompt = alias(interviewEvents, 'prompt')
  const speech = alias(interviewEvents, 'speech')
  const isOwned = and(eq(interviews.ownerId, ownerId), eq(interviews.mode, 'live'))
  const isFirst = sql`${answer.body}->>'style' = 'first'`
  const promptId = sql`(${answer.body}->>'prompt')::uuid`
  const lastSegment = sql`(${prompt.body}->'segments'->>-1)::uuid`
  const rows = await db
    .select({
      beganAt: interviews.createdAt,
      answer: answer.body,
      answeredAt: answer.at,
      foundAt: prompt.at,
      speech: speech.body,
      heardAt: speech.at,
    })
    .from(answer)
    .innerJoin(interviews, eq(interviews.id, answer.logId))
    .innerJoin(prompt, and(eq(prompt.logId, answer.logId), eq(prompt.id, promptId)))
    .innerJoin(speech, and(eq(speech.logId, answer.logId), eq(speech.id, lastSegment)))
    .where(and(isOwned, eq(answer.type, 'answer-given'), isFirst))
    .orderBy(desc(answer.at))
    .limit(WAITS_MAX)
  const waits = rows.flatMap(
    ({ beganAt, foundAt, ...row }) =>
      waitFor({
        beganAt: beganAt.toISOString(),
        speech: { ...HeardTimes.parse(row.speech), at: row.heardAt.toISOString() },
        prompt: { at: foundAt.toISOString() },
        answer: { ...AnswerTimes.parse(row.answer), at: row.answeredAt.toISOString() },
      }) ?? [],
  )
  return summarizeWaits(waits)
}
const AnswerTimes = z.object({ firstWordsMs: z.number(), totalMs: z.number() })
const HeardTimes = z.object({ endMs: z.number(), how: z.string() })

const scoreRows = (
  owned: OwnedId,
  { prompt, topic, difficulty, dimensions }: ScoredSpeech,
  endedAt: Date,
) =>
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

/** A question of a session, as it can be practised. @throws AppError('not_found') */
export async function readAskedQuestion(db: Db, owned: OwnedId, promptId: string) {
  await requireOwnedSession(db, owned)
  const { prompts, language } = await foldWhole(db, owned.id)
  const prompt = prompts.find(({ id }) => id === promptId)
  if (!prompt) throw new AppError('not_found', 'There is no such question.')
  return { kind: prompt.kind, text: prompt.question, language }
}
