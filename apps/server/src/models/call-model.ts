import { firstCharacters } from '@sightline/contracts/text/well-formed'
import type { Model, Prompt, TokenUsage } from '../adapters/model.ts'
import { createFenceGuard } from './guards/fence-guard.ts'
import { chainGuards } from './guards/guard.ts'
import { createLeakGuard } from './guards/leak-guard.ts'
import { createLengthGuard } from './guards/length-guard.ts'
import { createQuestionGuard } from './guards/question-guard.ts'
import { createScoreGuard } from './guards/score-guard.ts'
import { createSolutionGuard, type WithheldCode } from './guards/solution-guard.ts'
import { createTextGuard } from './guards/text-guard.ts'
import type { CALL_OUTCOMES } from './table.ts'

/** A prompt, with what its answer is held to: code that it must not give away, and a length. */
export type GuardedPrompt = Prompt & {
  withheld?: WithheldCode
  /** The answer ends with the sentence in which it reaches this many words. */
  maxWords?: number
  /** The answer is refused unless it asks something. */
  isQuestion?: boolean
}

/** How one call of a model went. */
export interface CallResult {
  outcome: (typeof CALL_OUTCOMES)[number]
  text: string
  /**
   * The answer is incomplete although the call was: it reached a maximum length, or the provider's
   * filter ended it.
   */
  isCut: boolean
  firstWordsMs: number | null
  totalMs: number
  /** As the provider counts them; null when the call ended before the provider's count came. */
  tokens: TokenUsage | null
  /** Why the call did not complete; null when it did. */
  error: unknown
}

/** The result of a call that has just begun. */
export const emptyResult = (): CallResult => ({
  outcome: 'complete',
  text: '',
  isCut: false,
  firstWordsMs: null,
  totalMs: 0,
  tokens: null,
  error: null,
})

interface CallOptions {
  /** Aborting ends the provider's call at once. */
  signal: AbortSignal
  /**
   * The longest silence allowed, before the first words and between words. Thinking is no silence,
   * but limited.
   */
  silenceTimeoutMs: number
}

/** A model may think for this many times the longest silence before its first words. */
const THINKING_SILENCES = 5

/** A reply is cut at this length, in characters. */
const MAX_LENGTH = 4000

/**
 * Streams one model's words through the guards. Never throws: the outcome and its error are in the
 * returned result. White space alone does not count as first words.
 */
export async function* callModel(
  model: Model,
  prompt: GuardedPrompt,
  { signal, silenceTimeoutMs }: CallOptions,
): AsyncGenerator<string, CallResult> {
  // Loading the SDK must not count as the model's time.
  await model.load('stream')
  const startedAt = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  const silence = new AbortController()
  const timer = setTimeout(
    () => silence.abort(new Error(`No words for ${silenceTimeoutMs} ms`)),
    silenceTimeoutMs,
  )
  const result = emptyResult()
  try {
    const words = model.stream(prompt, AbortSignal.any([signal, silence.signal]))
    const guard = createGuard(prompt)
    let hasSpoken = false
    // A reply that was cut before a surrogate pair is one short of the maximum.
    while (result.text.length < MAX_LENGTH - 1) {
      const next = await words.next()
      if (!next.done) {
        hasSpoken ||= next.value.trim() !== ''
        if (hasSpoken || elapsedMs() < silenceTimeoutMs * THINKING_SILENCES) timer.refresh()
      }
      const passed = next.done ? guard.rest() : guard.pass(next.value)
      const shown = firstCharacters(passed, MAX_LENGTH - result.text.length)
      if (shown.length < passed.length) result.isCut = true
      if (result.text !== '' ? shown !== '' : shown.trim() !== '') {
        result.firstWordsMs ??= elapsedMs()
        result.text += shown
        yield shown
      }
      if (next.done) {
        result.tokens = next.value.usage
        result.isCut ||= next.value.isCut
        break
      }
      if (result.text.length >= MAX_LENGTH - 1) result.isCut = true
    }
    if (!hasSpoken) throw new Error('The model answered without words')
  } catch (error) {
    result.error = error
    result.outcome = failureOf({
      isStopped: signal.aborted,
      isSilent: silence.signal.aborted,
      text: result.text,
    })
  } finally {
    clearTimeout(timer)
    // Ends a provider's call that would go on: the reply was cut at its maximum length, or the
    // consumer returned early.
    silence.abort()
  }
  return { ...result, totalMs: elapsedMs() }
}

const createGuard = ({ instructions, withheld, maxWords, isQuestion }: GuardedPrompt) =>
  chainGuards([
    createTextGuard(),
    createLeakGuard(instructions),
    createFenceGuard(),
    createScoreGuard(),
    ...(withheld ? [createSolutionGuard(withheld)] : []),
    ...(maxWords === undefined ? [] : [createLengthGuard(maxWords)]),
    ...(isQuestion ? [createQuestionGuard()] : []),
  ])

function failureOf({
  isStopped,
  isSilent,
  text,
}: {
  isStopped: boolean
  isSilent: boolean
  text: string
}) {
  if (isStopped) return 'stopped'
  if (text !== '') return 'interrupted'
  return isSilent ? 'timed-out' : 'failed'
}
