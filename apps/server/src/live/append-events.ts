import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent, NewLiveEvent } from '@sightline/contracts/live/events'
import { SCREEN_TEXT_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { type FoundPrompt, foundPrompts } from '@sightline/live/answers/first-answer'
import {
  judgeEvent,
  type NewPrompt,
  type NewPromptJudgement,
  promptAfter,
} from '@sightline/live/prompts/prompts-after'
import { creditsFor, type LiveState } from '@sightline/live/session/session'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { type Draft, interviews, type NearlyFull, type OwnedId } from '../session-log/public.ts'
import { type LiveDeps, liveSpendKey } from './create-session.ts'
import { scoreSession } from './debrief/debrief.ts'
import { liveLog, readWithPrompts } from './live-log.ts'
import { asLiveSession, isOwnedSession, notFound } from './owned-session.ts'

/** Events that show that the session goes on, and for which a further two hours are paid. */
const PAID_EVENTS: NewLiveEvent['type'][] = ['segment-heard', 'screen-read', 'prompt-asked']

/** An event that may or may not lead to a prompt point, and the session after it. */
export interface Doubt {
  event: LiveEvent
  judgement: NewPromptJudgement
  session: LiveState
}

interface AppendOptions {
  /** The first name by which the other side may ask the user. */
  userName?: string | undefined
  /** Called once new prompt points are stored, with the session that they belong to. */
  onPrompts?: (owned: OwnedId, prompts: FoundPrompt[], session: LiveState) => void
  /**
   * Called with each doubtful event once it is stored, in place of the rules: the prompt point, if
   * any, is then stored by `appendPrompt`. Without it, the rules decide.
   */
  onDoubt?: ((owned: OwnedId, doubt: Doubt) => void) | undefined
  /** True for the server's own work, which waits for its turn where a request would be refused. */
  canWait?: boolean
}

/** As `appendLiveEvents`, and tells whether the session or the account is nearly full. */
export async function appendLive(
  deps: LiveDeps,
  owned: OwnedId,
  events: NewLiveEvent[],
  { userName, onPrompts, onDoubt, canWait = false }: AppendOptions = {},
): Promise<{ events: LiveEvent[]; nearlyFull?: NearlyFull }> {
  const ids = events.map(({ id }) => id)
  let doubts: Doubt[] = []
  const { stored, added, state, ...more } = await liveLog.append(deps.db, owned, deps.clock(), {
    canWait,
    lock: (tx) => lock(tx, owned),
    async read(tx) {
      const found = await deps.liveStates.read(tx, owned.id, ids)
      // A repeated request gets the prompt points again: the first response may have been lost.
      return found.stored.length === 0
        ? found
        : { ...found, stored: await readWithPrompts(tx, owned.id, ids) }
    },
    async write(draft, row) {
      const fresh = events.filter(({ id }) => !draft.has(id))
      if (!(await isPaid({ ...deps, db: draft.tx }, { owned, row, session: draft.before, fresh })))
        draft.add(ended())
      doubts = fresh.flatMap((event) =>
        draft.has(event.id) ? [] : addWithPrompt(draft, event, { userName, mayDoubt: !!onDoubt }),
      )
      await storeChanges(draft, owned)
    },
  })
  const prompts = foundPrompts(added)
  if (prompts.length > 0) onPrompts?.(owned, prompts, state)
  for (const doubt of doubts) onDoubt?.(owned, doubt)
  // A repeated end stores them too: the first request may have failed in between.
  if ([...stored, ...added].some(({ type }) => type === 'live-ended'))
    await scoreSession(deps, owned)
  return { events: [...stored, ...added], ...more }
}

/**
 * Appends events, and the prompt points that follow from them, all or none. Events stored already
 * (same id) stay unchanged. Returns the events as stored, in order. A session whose next two hours
 * cannot be paid ends. With the end, the levels of what the user said are stored.
 * @throws AppError('not_found' | 'conflict' | 'no_room')
 */
export const appendLiveEvents = async (
  ...request: Parameters<typeof appendLive>
): Promise<LiveEvent[]> => (await appendLive(...request)).events

type LiveDraft = Draft<LiveEvent, NewLiveEvent, LiveState>

/**
 * Stores a prompt point of an event that was doubtful, unless the session has gone on to another
 * one meanwhile, or goes on no more.
 */
export async function appendPrompt(
  deps: LiveDeps,
  owned: OwnedId,
  {
    doubt,
    prompt,
    onPrompts,
  }: { doubt: Doubt; prompt: NewPrompt } & Pick<AppendOptions, 'onPrompts'>,
): Promise<void> {
  const { added, state } = await liveLog.append(deps.db, owned, deps.clock(), {
    canWait: true,
    lock: (tx) => lock(tx, owned),
    read: (tx) => deps.liveStates.read(tx, owned.id, []),
    async write(draft) {
      const { state: session, prompts } = draft.state
      if (session === 'active' && prompts.length === doubt.session.prompts.length)
        draft.follow(asEvent(prompt))
    },
  })
  const prompts = foundPrompts(added)
  if (prompts.length > 0) onPrompts?.(owned, prompts, state)
}

/**
 * Adds an event, and the prompt point that follows from it. Where that is doubtful and may stay
 * open, returns the doubt. @throws AppError('conflict') when the user asks about nothing
 */
function addWithPrompt(
  draft: LiveDraft,
  event: NewLiveEvent,
  { userName, mayDoubt }: { userName: string | undefined; mayDoubt: boolean },
): Doubt[] {
  const placed = draft.add(event)
  const judgement = mayDoubt ? judgeEvent(draft.state, placed, userName) : null
  if (judgement?.verdict === 'doubtful' && judgement.asked)
    return [{ event: placed, judgement, session: draft.state }]
  const prompt = promptAfter(draft.state, placed, userName)
  if (typeof prompt === 'string') throw new AppError('conflict', prompt)
  if (prompt) draft.follow(asEvent(prompt))
  return []
}

async function lock(tx: Db, owned: OwnedId) {
  const [row] = await tx.select().from(interviews).where(isOwnedSession(owned)).for('update')
  if (!row) throw notFound()
  return asLiveSession(row)
}

interface Payment {
  owned: OwnedId
  row: LiveSession
  session: LiveState
  /** What is to be added. */
  fresh: NewLiveEvent[]
}

/**
 * Spends the credit for the two hours that have begun, once, if the session goes on. False when the
 * user has no credit left.
 */
async function isPaid(
  { db, clock, ledger }: LiveDeps,
  { owned, row, session, fresh }: Payment,
): Promise<boolean> {
  if (session.state === 'ended' || !fresh.some(({ type }) => PAID_EVENTS.includes(type)))
    return true
  const period = creditsFor(session.beganAt, clock())
  if (period === 1) return true
  try {
    await ledger.spend(db, { userId: owned.ownerId, key: liveSpendKey(row, period) })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_credits') return false
    throw error
  }
}

const asEvent = (prompt: NewPrompt): NewLiveEvent => ({
  id: crypto.randomUUID(),
  version: EVENT_VERSION,
  type: 'prompt-found',
  ...prompt,
  // Of a long turn the end, where the question is.
  question: prompt.question.slice(-SCREEN_TEXT_MAX_LENGTH),
})
const ended = (): NewLiveEvent => ({
  id: crypto.randomUUID(),
  version: EVENT_VERSION,
  type: 'live-ended',
})

/** Stores in the session's row what lists show of it. */
async function storeChanges({ tx, before, state: session }: LiveDraft, owned: OwnedId) {
  const { state, kind, endedAt } = session
  if (state === before.state && kind === before.kind) return
  await tx
    .update(interviews)
    .set({ state, kind, endedAt: endedAt === null ? null : new Date(endedAt) })
    .where(eq(interviews.id, owned.id))
  await notify(tx, owned.ownerId, 'interviews')
}
