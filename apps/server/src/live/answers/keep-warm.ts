import { and, desc, eq } from 'drizzle-orm'
import { type OwnedId, readInterviewContext } from '../../interviews/public.ts'
import { askBriefly, BRIEF_OUTPUT_TOKENS, type ModelPool, modelCalls } from '../../models/public.ts'
import { addMs, type Clock, MINUTE_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { LiveStates } from '../live-log.ts'
import { promptBeginning } from './answer-prompt.ts'

/** Providers cache nothing shorter: 1024 tokens, of about four characters each. */
const CACHED_MIN_LENGTH = 4096
/** The share of a cache's lifetime after which it is sent again. */
const RENEWED_AFTER = 0.9

interface Deps {
  db: Db
  clock: Clock
  modelPool: ModelPool
  secret: string
  liveStates: LiveStates
}

/** Keeps the beginnings of sessions' prompts in the providers' caches. */
export interface CacheWarmer {
  /**
   * Sends the beginning of a session's prompts, unless it was just sent, and again before it lapses
   * while people talk. To be called again with each answer.
   */
  watch(owned: OwnedId): void
  close(): void
}

export function createCacheWarmer(deps: Deps): CacheWarmer {
  const { log } = deps.modelPool
  const timers = new Map<string, NodeJS.Timeout | null>()
  const closing = new AbortController()

  async function warm(owned: OwnedId) {
    timers.set(owned.id, null)
    const waitMs = await warmIfDue(deps, owned, closing.signal).catch((error) => {
      log.warn({ err: error }, 'The cache for a live session was not warmed')
      return MINUTE_MS
    })
    if (waitMs === null || closing.signal.aborted) timers.delete(owned.id)
    else timers.set(owned.id, setTimeout(() => void warm(owned), waitMs).unref())
  }
  return {
    watch(owned) {
      if (deps.modelPool.models.length > 0 && !timers.has(owned.id)) void warm(owned)
    },
    close() {
      closing.abort(new Error('The server stops'))
      for (const timer of timers.values()) clearTimeout(timer ?? undefined)
    },
  }
}

/**
 * Sends a model the beginning of a session's next prompt if it is about to lapse from the
 * provider's cache and the conversation goes on. Resolves with the time in ms until it may be due
 * again; with null when it is no more, before another answer: nothing was said since, the beginning
 * is too short for caches, half of the tokens are used, or the session has ended or no answers.
 */
export async function warmIfDue(
  { db, clock, modelPool, secret, liveStates }: Deps,
  owned: OwnedId,
  signal: AbortSignal,
): Promise<number | null> {
  const [model] = modelPool.models
  const { state: session } = await liveStates.read(db, owned.id)
  if (!model || session.setting === 'not-permitted' || session.state === 'ended') return null
  const renewedAfterMs = model.cacheLifetimeMs * RENEWED_AFTER
  const sentAt = await lastSentAt(db, owned.id)
  const waitMs = sentAt ? addMs(sentAt, renewedAfterMs).getTime() - clock().getTime() : 0
  if (waitMs > 0) return waitMs
  const isNews = ({ at }: { at: string }) => sentAt === null || new Date(at) > sentAt
  const { segments, looks } = session
  if (sentAt !== null && !segments.some(isNews) && !looks.some(isNews)) return null
  const context = await readInterviewContext(db, owned.id)
  const beginning = promptBeginning({ sessionId: owned.id, session, context, secret })
  const { instructions, prefix = '', history = [] } = beginning
  if (`${instructions}${prefix}${history.join('')}`.length < CACHED_MIN_LENGTH) return null
  const prompt = {
    ...beginning,
    prompt: 'Nothing is asked yet. Answer “Ready.”',
    maxOutputTokens: BRIEF_OUTPUT_TOKENS,
  }
  const request = { interviewId: owned.id, purpose: 'live-answer' as const, prompt, signal }
  return (await askBriefly(modelPool, request)) ? renewedAfterMs : null
}

/** When a prompt of a session was last sent to a model, by any server. */
async function lastSentAt(db: Db, sessionId: string): Promise<Date | null> {
  const { at, interviewId, purpose } = modelCalls
  const [last] = await db
    .select({ at })
    .from(modelCalls)
    .where(and(eq(interviewId, sessionId), eq(purpose, 'live-answer')))
    .orderBy(desc(at))
    .limit(1)
  return last?.at ?? null
}
