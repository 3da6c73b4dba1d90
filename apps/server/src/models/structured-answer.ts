import { withoutInvisible } from '@sightline/contracts/text/visible-text'
import { toWellFormed } from '@sightline/contracts/text/well-formed'
import type { z } from 'zod'
import type { Model } from '../adapters/model.ts'
import { emptyResult } from './call-model.ts'
import type { ModelPool, ModelRequest } from './model-pool.ts'
import { recordCall } from './record-call.ts'

/**
 * A whole answer may take this many times the longest silence, because none of it is seen before
 * its end.
 */
const WHOLE_ANSWER_SILENCES = 2

/**
 * One answer that matches `schema`, from the first model that gives one: a model that fails, is
 * late or answers in another form is followed by the next model, until the pool's limit. Null when
 * no model gives one, or when the interview's token budget is used up.
 */
export async function requestStructured<Shape extends z.ZodType>(
  pool: ModelPool,
  request: ModelRequest,
  schema: Shape,
): Promise<{ by: string; value: z.output<Shape> } | null> {
  const { models, breaker, budget } = pool
  const limitMs = request.limitMs ?? pool.structuredLimitMs
  const deadline = performance.now() + limitMs
  // An answer with a limit of its own is long, so that a model may take half of the limit; a model
  // that no other one follows may take all of it.
  const eachMs =
    models.length === 1
      ? limitMs
      : request.limitMs === undefined
        ? pool.silenceTimeoutMs * WHOLE_ANSWER_SILENCES
        : request.limitMs / 2
  for (const model of models) {
    const timeoutMs = Math.min(eachMs, deadline - performance.now())
    // Timers may fire a fraction of a millisecond early, and nothing answers within the rest.
    if (request.signal.aborted || timeoutMs < 1) return null
    if (!breaker.tryAcquire(model.id)) continue
    if (!budget.canAfford(await budget.used(request.interviewId), request.prompt)) {
      breaker.release(model.id)
      return null
    }
    const { result, answer } = await callStructured(model, request, { schema, timeoutMs })
    await recordCall(pool, request, { model, result })
    if (answer) return { by: model.id, value: answer.value }
  }
  return null
}

/** One call of one model. Never throws; `answer` is null unless the call completed. */
async function callStructured<Shape extends z.ZodType>(
  model: Model,
  { prompt, signal }: ModelRequest,
  { schema, timeoutMs }: { schema: Shape; timeoutMs: number },
) {
  // Loading the SDK must not count as the model's time.
  await model.load('structured')
  const startedAt = performance.now()
  const timeout = AbortSignal.timeout(Math.ceil(timeoutMs))
  const result = emptyResult()
  let answer: Awaited<ReturnType<typeof model.structured<Shape>>> | null = null
  try {
    const { value, usage } = await model.structured(
      prompt,
      schema,
      AbortSignal.any([signal, timeout]),
    )
    answer = { value: withWellFormedTexts(value), usage }
    result.tokens = usage
  } catch (error) {
    result.error = error
    result.outcome = signal.aborted ? 'stopped' : timeout.aborted ? 'timed-out' : 'refused'
  }
  result.totalMs = Math.round(performance.now() - startedAt)
  return { result, answer }
}

/** The JSON value with all its texts made well-formed, so that they can be stored. */
const withWellFormedTexts = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, inner) =>
    typeof inner === 'string' ? withoutInvisible(toWellFormed(inner)) : inner,
  )
