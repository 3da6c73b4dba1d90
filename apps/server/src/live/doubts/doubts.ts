import type { OwnedId } from '../../interviews/public.ts'
import { askBriefly, createCircuitBreaker, type ModelPool } from '../../models/public.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limit, Limiter } from '../../platform/limits/limiter.ts'
import type { LiveAnswers } from '../answers/answers.ts'
import { appendPrompt, type Doubt } from '../append-events.ts'
import type { LiveDeps } from '../create-session.ts'
import { doubtPrompt, yesOrNo } from './doubt-prompt.ts'

/** The rules decide what no model has decided by then. */
const DECIDE_WITHIN_MS = 400
/** All models are one to the breaker: what counts is whether an answer comes in time. */
const ANY_MODEL = 'any'

/** Per session: a page that is scrolled may be doubtful again and again. */
const DOUBTS: Limit = {
  name: 'session:live-doubts',
  points: 30,
  windowMs: 10 * MINUTE_MS,
  message: 'Too many doubtful moments.',
}

interface Deps extends LiveDeps {
  limiter: Limiter
  modelPool: ModelPool
  liveAnswers: Pick<LiveAnswers, 'begin'>
}

/** Decides by a model what is doubtful by the rules. */
export interface Doubts {
  /**
   * Decides whether an event that is stored calls for an answer, and stores the prompt point that
   * follows. Never rejects.
   */
  decide(owned: OwnedId, doubt: Doubt): Promise<void>
  close(): void
}

/**
 * Asks a model, for at most 400 ms and about one event of a session at a time; otherwise the rules
 * decide. After three answers in a row that did not come, no model is asked for a minute. Null
 * without models.
 */
export function createDoubts(deps: Deps): Doubts | null {
  const { modelPool, clock, limiter } = deps
  if (modelPool.models.length === 0) return null
  const breaker = createCircuitBreaker(clock)
  const asking = new Set<string>()
  const closing = new AbortController()

  /** Null where no model decides. */
  async function ask(owned: OwnedId, doubt: Doubt): Promise<boolean | null> {
    const { setting, automaticSince } = doubt.session
    if (setting === 'not-permitted' || automaticSince === null || asking.has(owned.id)) return null
    if (!breaker.tryAcquire(ANY_MODEL)) return null
    asking.add(owned.id)
    const request = {
      interviewId: owned.id,
      purpose: 'live-doubt' as const,
      prompt: doubtPrompt(doubt),
      signal: closing.signal,
    }
    try {
      await limiter.consume(DOUBTS, owned.id)
      const answer = await askBriefly(modelPool, request, DECIDE_WITHIN_MS)
      const decided = yesOrNo(answer?.text ?? '')
      if (answer === null) breaker.release(ANY_MODEL)
      else if (decided === null) breaker.recordFailure(ANY_MODEL)
      else breaker.recordSuccess(ANY_MODEL)
      return decided
    } catch (error) {
      breaker.release(ANY_MODEL)
      if (error instanceof AppError) return null
      throw error
    } finally {
      asking.delete(owned.id)
    }
  }

  return {
    async decide(owned, doubt) {
      try {
        const { asks, asked, otherwise } = doubt.judgement
        const prompt = ((await ask(owned, doubt)) ?? asks) ? asked : otherwise
        if (prompt)
          await appendPrompt(deps, owned, { doubt, prompt, onPrompts: deps.liveAnswers.begin })
      } catch (error) {
        modelPool.log.warn({ err: error }, 'A doubtful moment of a live session was not decided')
      }
    },
    close: () => closing.abort(),
  }
}
