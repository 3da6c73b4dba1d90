import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import type { BehavioralSample } from '@sightline/contracts/samples/samples'
import type { ComponentType } from 'react'
import { fetchBehavioralSamples, fetchSampleQuestions } from './api.ts'

/** Questions of a kind, and the component that shows them. */
interface SampleOf<Kind, Question> {
  kind: Kind
  View: ComponentType<{ questions: Question[]; onOther: () => void }>
  questions: Question[]
}
export type Sample =
  | SampleOf<'coding', CandidateQuestion>
  | SampleOf<'behavioral', BehavioralSample>
export type SampleKind = Sample['kind']

/**
 * Loads the questions of a kind, and the scripts that show them. Both are asked for at once: on a
 * slow network each step costs a round trip. @throws ApiError
 */
export const loadSample = (kind: SampleKind): Promise<Sample> =>
  kind === 'coding' ? loadCoding() : loadBehavioral()

async function loadCoding(): Promise<Sample> {
  const [{ CodingSample }, questions] = await Promise.all([
    import('./coding-sample.tsx'),
    fetchSampleQuestions(),
  ])
  return { kind: 'coding', View: CodingSample, questions }
}

async function loadBehavioral(): Promise<Sample> {
  const [{ BehavioralSample }, questions] = await Promise.all([
    import('./behavioral-sample.tsx'),
    fetchBehavioralSamples(),
  ])
  return { kind: 'behavioral', View: BehavioralSample, questions }
}
