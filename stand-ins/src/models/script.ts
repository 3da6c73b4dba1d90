import { z } from 'zod'
import type { PictureInfo } from './formats.ts'

/** The behaviour for one request. `midway` behaviours happen after half of the words were sent. */
const ModelBehaviour = z.enum([
  'answer',
  'fail',
  'rate-limit',
  'retired',
  // Refuses requests for JSON of a schema, and answers others.
  'refuse-schema',
  // As before, and answers in words unless JSON mode is asked for.
  'json-mode-only',
  // Refuses requests for JSON in any form, and answers others.
  'refuse-json',
  'stall',
  'malformed',
  'fail-midway',
  'stall-midway',
  'drop-midway',
  'malformed-midway',
  'fail-at-end',
  // The whole text, said to have reached its maximum length.
  'cut',
])
export type Act = z.infer<typeof ModelBehaviour>

export const Step = z.strictObject({
  act: ModelBehaviour.default('answer'),
  /** Applies only to requests for this model; without it, to all requests. */
  model: z.string().optional(),
  /** Applies only to this many requests; without it, until the next script. */
  times: z.int().min(1).optional(),
  /** The answer, also for a structured answer; by default a text that names the stand-in. */
  text: z.string().optional(),
  /**
   * What the model thinks before its answer, word by word at the same pace. Only the chat
   * completions API sends it.
   */
  thinking: z.string().default(''),
  /** The delay between words. */
  paceMs: z.int().min(0).max(10_000).default(0),
  /** The delay before the first word. */
  waitMs: z.int().min(0).max(60_000).default(0),
})
export type Step = z.infer<typeof Step>

/**
 * A received request and its outcome. `hasLeft` is true when the client disconnected before the
 * end.
 */
export interface Call {
  api: 'chat-completions' | 'responses' | 'messages'
  model: string
  isStream: boolean
  /** All texts of the request, the instructions first. */
  texts: string[]
  pictures: PictureInfo[]
  /** The fields of the request beside its texts. */
  settings: Record<string, unknown>
  /** How long each marked part is to be kept in the cache, in order. */
  kept: string[]
  /** The form in which JSON was asked for; null for requests that name none. */
  structure: 'schema' | 'json-mode' | null
  act: Act
  wordsSent: number
  isOver: boolean
  hasLeft: boolean
  leftAt: string | null
}

export const DEFAULT_TEXT =
  'These words come from the stand-in for language models, not from a model. They arrive one by one, so that a page can show them as they come. Which input would your solution be slowest on, and why?'

/** Stores the script and the received requests. */
export interface Script {
  calls: () => Call[]
  write: (next: Step[]) => void
  /** Returns the step for one request and counts the request against `times`. */
  take: (model: string) => Step
  record: (call: Call) => void
  /** Resolves when the script is replaced. */
  untilWritten: () => Promise<void>
}

export function createScript(): Script {
  let steps: Step[] = []
  let calls: Call[] = []
  let waiting: (() => void)[] = []
  return {
    calls: () => calls,
    write(next) {
      steps = next
      calls = []
      for (const go of waiting) go()
      waiting = []
    },
    take(model) {
      const step = steps.find((one) => one.model === undefined || one.model === model)
      if (!step) return Step.parse({})
      if (step.times === 1) steps = steps.filter((one) => one !== step)
      else if (step.times)
        steps = steps.map((one) => (one === step ? { ...one, times: (one.times ?? 2) - 1 } : one))
      return step
    },
    record(call) {
      calls.push(call)
    },
    untilWritten: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
}
