import { fetchBehavioralSamples, fetchSampleQuestions } from './api.ts'
import { CODE_KEY } from './storage-keys.ts'

export type SampleKind = 'coding' | 'behavioral'
export type Sample = Awaited<ReturnType<typeof loadCoding | typeof loadBehavioral>>

/**
 * Loads the questions of a kind, and the scripts that show them. Everything is asked for at once: on a slow network each
 * step costs a round trip. @throws ApiError
 */
export const loadSample = (kind: SampleKind): Promise<Sample> => (kind === 'coding' ? loadCoding() : loadBehavioral())

async function loadCoding() {
  // Who comes back may have written in another language.
  if (isFirstVisit()) prefetchJavascript()
  const [{ CodingSample }, questions] = await Promise.all([import('./coding-sample.tsx'), fetchSampleQuestions()])
  return { kind: 'coding', View: CodingSample, questions } as const
}

async function loadBehavioral() {
  const [{ BehavioralSample }, questions] = await Promise.all([
    import('./behavioral-sample.tsx'),
    fetchBehavioralSamples(),
  ])
  return { kind: 'behavioral', View: BehavioralSample, questions } as const
}

/** Best effort: the first run loads what is missing. */
const prefetchJavascript = () =>
  void import('../../sandbox/public.ts').then(({ prefetchRuntime }) => prefetchRuntime('javascript')).catch(() => {})

function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(CODE_KEY) === null
  } catch {
    return true
  }
}
