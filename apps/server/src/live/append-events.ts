import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent, NewLiveEvent } from '@sightline/contracts/live/events'
import { LIVE_EVENTS_MAX_COUNT } from '@sightline/contracts/live/kinds'
import { type FoundPrompt, foundPrompts } from '@sightline/live/answers/first-answer'
import { type NewPrompt, promptAfter } from '@sightline/live/prompts/prompts-after'
import { applyLiveEvent, creditsFor, type LiveState } from '@sightline/live/session/session'
import { liveRejectionOf } from '@sightline/live/session/validate-event'
import { eq } from 'drizzle-orm'
import { insertEvents, interviews, type OwnedInterviewId } from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { type LiveDeps, liveSpendKey } from './create-session.ts'
import { storeLevels } from './debrief/debrief.ts'
import { asLiveSession, isOwnedSession, notFound, readWithPrompts } from './owned-session.ts'

/** Events that show that the session goes on, and for which a further two hours are paid. */
const PAID_EVENTS: NewLiveEvent['type'][] = ['segment-heard', 'screen-read', 'prompt-asked']

interface AppendOptions {
  /** The first name by which the other side may ask the user. */
  userName?: string | undefined
  /** Called once new prompt points are stored, with the session that they belong to. */
  onPrompts?: (owned: OwnedInterviewId, prompts: FoundPrompt[], session: LiveState) => void
}

/**
 * Appends events, and the prompt points that follow from them, all or none. Events stored already
 * (same id) stay unchanged. Returns the events as stored, in order. Requests for one session take
 * turns across all servers. A session whose next two hours cannot be paid ends. With the end, the
 * levels of what the user said are stored.
 * @throws AppError('not_found' | 'conflict')
 */
export async function appendLiveEvents(
  deps: LiveDeps,
  owned: OwnedInterviewId,
  events: NewLiveEvent[],
  { userName, onPrompts }: AppendOptions = {},
): Promise<LiveEvent[]> {
  const { stored, appended, session } = await deps.db.transaction((tx) =>
    append({ ...deps, db: tx }, { owned, events, userName }),
  )
  const prompts = foundPrompts(appended)
  if (prompts.length > 0) onPrompts?.(owned, prompts, session)
  // Outside the transaction: NOTIFY holds a database-wide lock until the commit is on disk.
  if (appended.length > 0) await notify(deps.db, owned.ownerId, 'interview-events')
  // A repeated end stores them too: the first request may have failed in between.
  if ([...stored, ...appended].some(({ type }) => type === 'live-ended'))
    await storeLevels(deps, owned)
  return [...stored, ...appended]
}

interface Addition {
  owned: OwnedInterviewId
  events: NewLiveEvent[]
  userName: string | undefined
}

async function append(deps: LiveDeps, { owned, events, userName }: Addition) {
  const { db: tx, clock, liveStates } = deps
  const row = await lock(tx, owned)
  const ids = events.map(({ id }) => id)
  const { session: before, seq, stored: known } = await liveStates.read(tx, owned.id, ids)
  // A repeated request gets the prompt points again: the first response may have been lost.
  const stored = known.length > 0 ? await readWithPrompts(tx, owned.id, ids) : []
  const now = clock()
  const appended: LiveEvent[] = []
  let session = before
  const add = (event: NewLiveEvent) => {
    const reason = liveRejectionOf(session, event)
    if (reason !== null) throw new AppError('conflict', reason)
    const placed: LiveEvent = { ...event, seq: seq + appended.length + 1, at: now.toISOString() }
    if (placed.seq > LIVE_EVENTS_MAX_COUNT && event.type !== 'live-ended')
      throw new AppError('conflict', 'This session is full. End it and begin another.')
    session = applyLiveEvent(session, placed)
    appended.push(placed)
    return placed
  }
  const fresh = events.filter((event) => !known.some(({ id }) => id === event.id))
  if (fresh.some(({ type }) => PAID_EVENTS.includes(type)) && session.state !== 'ended')
    if (!(await payUntil(deps, { owned, row, session, now }))) add(ended())
  for (const event of fresh) {
    const placed = add(event)
    const prompt = promptFrom(session, placed, userName)
    if (prompt) add(asEvent(prompt))
  }
  await insertEvents(tx, owned.id, appended)
  await storeChanges(tx, { owned, before, session })
  return { stored, appended, session }
}

async function lock(tx: Db, owned: OwnedInterviewId) {
  const [row] = await tx.select().from(interviews).where(isOwnedSession(owned)).for('update')
  if (!row) throw notFound()
  return asLiveSession(row)
}

interface Payment {
  owned: OwnedInterviewId
  row: ReturnType<typeof asLiveSession>
  session: LiveState
  now: Date
}

/**
 * Spends the credit for the two hours that have begun, once. False when the user has no credit
 * left.
 */
async function payUntil(
  { db, ledger }: LiveDeps,
  { owned, row, session, now }: Payment,
): Promise<boolean> {
  const period = creditsFor(session.beganAt, now)
  if (period === 1) return true
  try {
    await ledger.spend(db, { userId: owned.ownerId, key: liveSpendKey(row, period) })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_credits') return false
    throw error
  }
}

/**
 * The prompt point that follows from an event. @throws AppError('conflict') when the user asks
 * about nothing
 */
function promptFrom(session: LiveState, event: LiveEvent, userName?: string): NewPrompt | null {
  const prompt = promptAfter(session, event, userName)
  if (typeof prompt === 'string') throw new AppError('conflict', prompt)
  return prompt
}

const asEvent = (prompt: NewPrompt): NewLiveEvent => ({
  id: crypto.randomUUID(),
  version: EVENT_VERSION,
  type: 'prompt-found',
  ...prompt,
})
const ended = (): NewLiveEvent => ({
  id: crypto.randomUUID(),
  version: EVENT_VERSION,
  type: 'live-ended',
})

interface Change {
  owned: OwnedInterviewId
  before: LiveState
  session: LiveState
}

/** Stores in the session's row what lists show of it. */
async function storeChanges(tx: Db, { owned, before, session }: Change) {
  const { state, kind, endedAt } = session
  if (state === before.state && kind === before.kind) return
  await tx
    .update(interviews)
    .set({ state, kind, endedAt: endedAt === null ? null : new Date(endedAt) })
    .where(eq(interviews.id, owned.id))
  await notify(tx, owned.ownerId, 'interviews')
}
