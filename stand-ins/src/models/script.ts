import { z } from 'zod'

/** What a model does with one request. `midway` acts happen after half of the words are out. */
const ModelBehaviour = z.enum([
  'answer',
  'fail',
  'rate-limit',
  'retired',
  'stall',
  'malformed',
  'fail-midway',
  'stall-midway',
  'drop-midway',
  'malformed-midway',
  'fail-at-end',
])
export type Act = z.infer<typeof ModelBehaviour>

export const Step = z.strictObject({
  act: ModelBehaviour.default('answer'),
  /** Only requests for the model of this name; else any. */
  model: z.string().optional(),
  /** Only so many requests; else until the script is written anew. */
  times: z.int().min(1).optional(),
  /** What is answered, for a structured answer too; else words that say where they come from. */
  text: z.string().optional(),
  /** Between two words. */
  paceMs: z.int().min(0).max(10_000).default(0),
  /** Before the first word. */
  waitMs: z.int().min(0).max(60_000).default(0),
})
export type Step = z.infer<typeof Step>

/** One request as it came, and how it went. `hasLeft` is true when the reader went away before the end. */
export interface Call {
  api: 'chat-completions' | 'responses' | 'messages'
  model: string
  isStream: boolean
  /** All texts of the request, instructions first. */
  texts: string[]
  act: Act
  wordsSent: number
  isOver: boolean
  hasLeft: boolean
  leftAt: string | null
}

export const DEFAULT_TEXT =
  'These words come from the stand-in for language models, not from a model. They arrive one by one, so that a page can show them as they come. Which input would your solution be slowest on, and why?'

/** Keeps what the models are to do, and what they were asked. */
export function createScript() {
  let steps: Step[] = []
  let calls: Call[] = []
  let waiting: (() => void)[] = []
  return {
    calls: () => calls,
    write(next: Step[]) {
      steps = next
      calls = []
      for (const go of waiting) go()
      waiting = []
    },
    /** The step for one request; counts it against `times`. */
    take(model: string): Step {
      const step = steps.find((one) => one.model === undefined || one.model === model)
      if (!step) return Step.parse({})
      if (step.times === 1) steps = steps.filter((one) => one !== step)
      else if (step.times) steps = steps.map((one) => (one === step ? { ...one, times: (one.times ?? 2) - 1 } : one))
      return step
    },
    record(call: Call) {
      calls.push(call)
    },
    /** Waits until the script is written anew. */
    untilWritten: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
}
export type Script = ReturnType<typeof createScript>
