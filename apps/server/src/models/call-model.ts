import type { Model, Prompt, Usage } from '../adapters/models.ts'
import { chainGuards } from './guard.ts'
import { createJoint } from './joint.ts'
import { createLeakGuard } from './leak-guard.ts'
import { createScoreGuard } from './score-guard.ts'
import { createSolutionGuard, type Withheld } from './solution-guard.ts'
import type { CALL_OUTCOMES } from './table.ts'

/** A prompt, with what its answer must not give away. */
export type GuardedPrompt = Prompt & { withheld?: Withheld }

/** How one call of a model went. Words count as said once there is something to read in them. */
export interface CallResult {
  outcome: (typeof CALL_OUTCOMES)[number]
  said: string
  firstWordsMs: number | null
  totalMs: number
  tokens: Usage | null
  /** Why it did not end well. */
  problem: unknown
}

/** Longer than this, in characters, a reply is cut. */
const MAX_LENGTH = 4000

/**
 * One model's words as they come. Never throws: what went wrong is in what it returns. A model that is silent for `silenceMs`, at first or
 * between words, is given up; aborting the signal ends the provider's call at once.
 */
export async function* callModel(
  model: Model,
  prompt: GuardedPrompt,
  { signal, silenceMs }: { signal: AbortSignal; silenceMs: number },
): AsyncGenerator<string, CallResult> {
  // Before its time begins.
  await model.ready('stream')
  const startedAt = performance.now()
  const sinceStart = () => Math.round(performance.now() - startedAt)
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error(`No words for ${silenceMs} ms`)), silenceMs)
  const heard: CallResult = {
    outcome: 'complete',
    said: '',
    firstWordsMs: null,
    totalMs: 0,
    tokens: null,
    problem: null,
  }
  try {
    const words = model.stream(prompt, AbortSignal.any([signal, silence.signal]))
    const { soFar = '' } = prompt
    const joint = soFar === '' ? (more: string) => more : createJoint(soFar)
    const guard = chainGuards([
      createLeakGuard(prompt.instructions),
      createScoreGuard(),
      ...(prompt.withheld ? [createSolutionGuard(prompt.withheld)] : []),
    ])
    // They know what was said; what they hold back of that has been said all the same.
    let toDrop = soFar.length - guard.pass(soFar).length
    const room = MAX_LENGTH - soFar.length
    let hasSpoken = false
    for (let next = await words.next(); ; next = await words.next()) {
      if (!next.done) timer.refresh()
      hasSpoken ||= !next.done && next.value.trim() !== ''
      const joined = next.done ? joint('', true) : joint(next.value, false)
      const passed = guard.pass(joined) + (next.done ? guard.rest() : '')
      const more = passed.slice(toDrop, toDrop + room - heard.said.length)
      toDrop -= Math.min(toDrop, passed.length)
      if (heard.said !== '' ? more !== '' : more.trim() !== '') {
        heard.firstWordsMs ??= sinceStart()
        heard.said += more
        yield more
      }
      if (next.done) {
        heard.tokens = next.value
        break
      }
      if (heard.said.length === room) break
    }
    if (!hasSpoken) throw new Error('It said nothing')
  } catch (problem) {
    heard.problem = problem
    heard.outcome = signal.aborted
      ? 'stopped'
      : heard.said !== ''
        ? 'interrupted'
        : silence.signal.aborted
          ? 'timed-out'
          : 'failed'
  } finally {
    clearTimeout(timer)
    // Ends the call where it goes on: a reply that was cut, or a listener who went away.
    silence.abort()
  }
  return { ...heard, totalMs: sinceStart() }
}
