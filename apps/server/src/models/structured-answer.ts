import type { z } from 'zod'
import type { CallResult } from './call-model.ts'
import { type ModelPool, type ModelRequest, recordCall } from './stream-reply.ts'

/**
 * One answer in the form of `schema`, from the first model that gives one: a model that fails, is late or answers in another form makes
 * way for the next. Null when none does, or when the interview's budget is used up.
 */
export async function requestStructured<Shape extends z.ZodType>(
  modelPool: ModelPool,
  speech: ModelRequest,
  schema: Shape,
): Promise<{ by: string; value: z.output<Shape> } | null> {
  const { models, breaker, usage, silenceMs } = modelPool
  for (const model of models) {
    if (speech.signal.aborted) return null
    if (!breaker.mayTry(model.id)) continue
    if (!usage.canAfford(await usage.used(speech.interviewId), speech.prompt)) {
      breaker.leftOpen(model.id)
      return null
    }
    await model.ready('structured')
    const startedAt = performance.now()
    const late = AbortSignal.timeout(silenceMs)
    const heard: CallResult = {
      outcome: 'complete',
      said: '',
      firstWordsMs: null,
      totalMs: 0,
      tokens: null,
      problem: null,
    }
    let value: z.output<Shape> | undefined
    try {
      const answer = await model.structured(speech.prompt, schema, AbortSignal.any([speech.signal, late]))
      value = answer.value
      heard.tokens = answer.usage
    } catch (problem) {
      heard.problem = problem
      heard.outcome = speech.signal.aborted ? 'stopped' : late.aborted ? 'timed-out' : 'refused'
    }
    heard.totalMs = Math.round(performance.now() - startedAt)
    await recordCall(modelPool, speech, model, heard)
    if (heard.outcome === 'complete') return { by: model.id, value: value as z.output<Shape> }
  }
  return null
}
