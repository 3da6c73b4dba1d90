import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveSession } from '@sightline/contracts/live/lists'
import type { NewLiveSession } from '@sightline/contracts/live/sessions'
import { and, eq, ne } from 'drizzle-orm'
import { linkSession } from '../applications/public.ts'
import { lockUser } from '../auth/public.ts'
import { chooseContext } from '../context/public.ts'
import type { Ledger } from '../credits/public.ts'
import { interviewContexts, type QuestionBank, type ScoreLater } from '../interviews/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { interviews } from '../session-log/public.ts'
import { type LiveStates, liveLog } from './live-log.ts'
import { asLiveSession, requireOwnedSession } from './owned-session.ts'

export interface LiveDeps {
  db: Db
  clock: Clock
  ledger: Ledger
  bank: QuestionBank
  liveStates: LiveStates
  /** Stores the levels of an ended session as soon as they are final. */
  scoreSessionLater: ScoreLater
}

/** The ledger key of the credit for a session's n-th two hours, counted from 1. */
export const liveSpendKey = (
  { id, createdAt }: Pick<LiveSession, 'id' | 'createdAt'>,
  period: number,
) => `live:${id}:${createdAt}:${period}`

/**
 * Begins a live session and spends the free trial or a credit, in one transaction. A repeated id
 * returns the session that the first request created and spends nothing. A user has one session
 * that has not ended.
 * @throws AppError('no_credits' | 'no_room' | 'conflict')
 */
export async function createSession(
  { db, clock, ledger }: Pick<LiveDeps, 'db' | 'clock' | 'ledger'>,
  ownerId: string,
  { id, context: choice, ...chosen }: NewLiveSession,
): Promise<LiveSession> {
  return db.transaction(async (tx) => {
    // So that two tabs that begin at once begin one session.
    await lockUser(tx, ownerId)
    await refuseSecond(tx, ownerId, id)
    const createdAt = clock()
    const row = {
      id,
      ownerId,
      mode: 'live' as const,
      kind: chosen.kind,
      state: 'active' as const,
      createdAt,
    }
    const [created] = await tx.insert(interviews).values(row).onConflictDoNothing().returning()
    if (!created) return requireOwnedSession(tx, { id, ownerId })
    const session = asLiveSession(created)
    const context = await chooseContext(tx, ownerId, choice)
    if (context) await tx.insert(interviewContexts).values({ interviewId: id, ...context })
    const applicationId = choice?.applicationId
    if (applicationId) await linkSession(tx, { id: applicationId, ownerId }, id)
    await ledger.spendTrialOrCredit(tx, { userId: ownerId, key: liveSpendKey(session, 1) })
    await notify(tx, ownerId, 'credits')
    await notify(tx, ownerId, 'interviews')
    const begun = {
      id: crypto.randomUUID(),
      version: EVENT_VERSION,
      type: 'live-begun' as const,
      ...chosen,
    }
    await liveLog.begin(tx, { id, ownerId }, [begun], createdAt)
    return session
  })
}

/** @throws AppError('conflict') when a session other than this one has not ended */
async function refuseSecond(tx: Db, ownerId: string, id: string): Promise<void> {
  const isRunning = and(
    eq(interviews.ownerId, ownerId),
    eq(interviews.mode, 'live'),
    ne(interviews.state, 'ended'),
  )
  const [running] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(isRunning, ne(interviews.id, id)))
    .limit(1)
  if (running)
    throw new AppError(
      'conflict',
      'A live session is running already. Go back to it, or end it and begin another.',
    )
}
