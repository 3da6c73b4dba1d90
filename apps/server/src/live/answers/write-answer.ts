import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { AnswerSource, LiveEvent, NewLiveEvent } from '@sightline/contracts/live/events'
import { LIVE_ANSWER_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import { coachAnswer } from '@sightline/live/answers/coach-answer'
import type { LivePrompt } from '@sightline/live/session/session'
import type { OwnedId } from '../../interviews/public.ts'
import {
  type BegunText,
  beginText,
  type Claim,
  discardText,
  type ModelPool,
  type TextTask,
  type WholeText,
} from '../../models/public.ts'
import { AppError } from '../../platform/errors.ts'
import { appendLiveEvents } from '../append-events.ts'
import type { LiveDeps } from '../create-session.ts'
import { type AnswerInput, answerPrompt, answerSources } from './answer-prompt.ts'

/**
 * The stored event of an answer; null when the session does not take the answer any more. With the
 * tokens that the session has used by then.
 */
export interface AnswerDone {
  answer: LiveEvent | null
  tokensUsed: number
}

interface Begin {
  input: AnswerInput
  /** The tokens that the session has used until now. */
  tokensUsed: number
  /** The version of the first words. */
  version?: number
}

/** Asks the models for an answer. Nothing is stored before `answerTask` is given its words. */
export function beginAnswer(
  modelPool: ModelPool,
  { input, ...options }: Begin,
): BegunText<AnswerDone> {
  const request = {
    interviewId: input.sessionId,
    purpose: 'live-answer' as const,
    prompt: answerPrompt(input),
  }
  return beginText(modelPool, request, options)
}

/** An answer that this server has claimed. */
interface ClaimedAnswer {
  claim: Claim
  owned: OwnedId
  /** The prompt point that is answered. */
  prompt: LivePrompt
  /** What the models were told. */
  input: AnswerInput
  /** When the prompt point was found, or the page asked, by `performance.now()`. */
  askedAt: number
}

type Deps = LiveDeps & { modelPool: ModelPool }

/** Turns the words of an answer into an event of its session. Without any, the coach answers. */
export function answerTask(deps: Deps, answer: ClaimedAnswer): TextTask<AnswerDone> {
  const { claim, owned, prompt, input } = answer
  let sources = answerSources(input)
  return {
    claim,
    interviewId: owned.id,
    about: prompt.id,
    coachWords() {
      // The coach repairs no code.
      if (input.style === 'repair') return ''
      const given = coachAnswer(prompt, input)
      sources = given.sources
      return given.text
    },
    async store(text) {
      // Another server writes it now, or the session is gone.
      if (!text.isClaimed) return null
      const event = answerEvent(deps.modelPool, answer, { ...text, sources })
      const stored = event.text === '' ? null : await store(deps, owned, event)
      // So that it can be asked for again.
      if (!stored) await discardText(deps.db, claim)
      return { answer: stored, tokensUsed: await deps.modelPool.budget.used(owned.id) }
    },
  }
}

type AnswerGiven = Extract<NewLiveEvent, { type: 'answer-given' }>

/** The event of an answer that ends now. */
function answerEvent(
  { models }: ModelPool,
  { claim, prompt, input, askedAt }: ClaimedAnswer,
  { by, text, sources, outcome, startedAt, firstWordsMs }: WholeText & { sources: AnswerSource[] },
): AnswerGiven {
  const takesPictures = models.some((model) => model.id === by && model.takesPictures)
  const seen = takesPictures ? (input.pictures?.length ?? 0) : 0
  /** An answer that was begun on an interim text took no time. */
  const msUntil = (time: number) => Math.max(0, Math.round(time - askedAt))
  return {
    id: claim.id,
    version: EVENT_VERSION,
    type: 'answer-given',
    prompt: prompt.id,
    style: input.style,
    text: text.trim().slice(0, LIVE_ANSWER_MAX_LENGTH),
    sources,
    firstWordsMs: msUntil(startedAt + (firstWordsMs ?? 0)),
    totalMs: msUntil(performance.now()),
    ...(by !== 'coach' && { by }),
    ...(seen > 0 && { sawPicture: true as const }),
    ...(seen > 1 && { pictures: seen }),
    ...(outcome !== 'complete' && { isCutShort: true as const }),
  }
}

/** Null when the session does not take the answer any more. */
async function store(
  deps: LiveDeps,
  owned: OwnedId,
  event: AnswerGiven,
): Promise<LiveEvent | null> {
  try {
    const events = await appendLiveEvents(deps, owned, [event], { canWait: true })
    return events.find(({ id }) => id === event.id) ?? null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
