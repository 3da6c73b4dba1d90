import { fetchBehavioralSamples, fetchSampleQuestions } from './api.ts'

export type SampleKind = 'coding' | 'behavioral'
export type Sample = Awaited<ReturnType<typeof loadCoding | typeof loadBehavioral>>

/**
 * Loads the questions of a kind, and the scripts that show them. Both are asked for at once: on a
 * slow network each step costs a round trip. @throws ApiError
 */
export const loadSample = (kind: SampleKind): Promise<Sample> =>
  kind === 'coding' ? loadCoding() : loadBehavioral()

async function loadCoding() {
  const [{ CodingSample }, questions] = await Promise.all([
    import('./coding-sample.tsx'),
    fetchSampleQuestions(),
  ])
  return { kind: 'coding', View: CodingSample, questions } as const
}

async function loadBehavioral() {
  const [{ BehavioralSample }, questions] = await Promise.all([
    import('./behavioral-sample.tsx'),
    fetchBehavioralSamples(),
  ])
  return { kind: 'behavioral', View: BehavioralSample, questions } as const
}
