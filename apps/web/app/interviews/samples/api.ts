import { fetchJson } from '../../http.ts'

/** A server that has just started takes a while for its first answer. */
const READING_TIMEOUT_MS = 30_000

const contracts = () => import('@sightline/contracts/samples/samples')
type Contracts = typeof import('@sightline/contracts/samples/samples')

/**
 * The questions that can be tried without an account; the first is the question of the day. @throws
 * ApiError
 */
export const fetchSampleQuestions = () =>
  fetchWithContracts('/sample-questions', ({ SampleQuestions }, body) =>
    SampleQuestions.parse(body),
  )

/**
 * The behavioral questions that can be tried; the first is the question of the day. @throws
 * ApiError
 */
export const fetchBehavioralSamples = () =>
  fetchWithContracts('/sample-behavioral-questions', ({ BehavioralSamples }, body) =>
    BehavioralSamples.parse(body),
  )

/** Asks for the contracts together with what they check, and not after it. */
async function fetchWithContracts<T>(
  path: string,
  parse: (contract: Contracts, body: unknown) => T,
) {
  const [contract, body] = await Promise.all([contracts(), fetchJson('GET', path, (body) => body)])
  return parse(contract, body)
}

/**
 * The coach's reading of an answer to a behavioral question, which the server does not store.
 * @throws ApiError
 */
export const readSampleAnswer = (question: string, text: string) =>
  fetchJson(
    'POST',
    '/sample-answers',
    async (body) => (await contracts()).SampleReading.parse(body),
    { question, text },
    { timeoutMs: READING_TIMEOUT_MS },
  )
