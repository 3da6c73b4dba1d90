import { type OwnedId, readInterviewContext } from '../../interviews/public.ts'
import { type ModelPool, streamReply } from '../../models/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { LiveStates } from '../live-log.ts'
import { stablePrompt } from './answer-prompt.ts'

/** Providers cache nothing shorter: 1024 tokens, of about four characters each. */
const CACHED_MIN_LENGTH = 4096
/** The smallest maximum that all providers take. */
const MAX_OUTPUT_TOKENS = 16

interface Deps {
  db: Db
  modelPool: ModelPool
  secret: string
  liveStates: LiveStates
}

/**
 * Sends a model the beginning of a new session's prompts, so that the provider has it in its cache
 * when the first question comes. Does nothing for short beginnings, for sessions without answers,
 * and once a model was called.
 */
export async function warmCache(
  { db, modelPool, secret, liveStates }: Deps,
  owned: OwnedId,
  signal: AbortSignal,
) {
  if (modelPool.models.length === 0) return
  const { state: session } = await liveStates.read(db, owned.id)
  if (session.setting === 'not-permitted') return
  const context = await readInterviewContext(db, owned.id)
  const stable = stablePrompt({ sessionId: owned.id, session, context, secret })
  if (stable.instructions.length + (stable.prefix?.length ?? 0) < CACHED_MIN_LENGTH) return
  const used = await modelPool.budget.used(owned.id)
  if (used > 0) return
  const prompt = {
    ...stable,
    prompt: 'Nothing was said yet. Answer “Ready.”',
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  }
  const words = streamReply(
    modelPool,
    { interviewId: owned.id, purpose: 'live-answer', prompt, signal },
    used,
  )
  for await (const _ of words);
}
