import { fetchJson } from '../../http.ts'

/** A server that has just started takes a while for its first answer. */
const READING_TIMEOUT_MS = 30_000

const contracts = () => import('@sightline/contracts/samples')

/** The questions that can be tried without an account; the first is the question of the day. @throws ApiError */
export const fetchSampleQuestions = () =>
  fetchJson('GET', '/sample-questions', async (body) => (await contracts()).SampleQuestions.parse(body))

/** The behavioral questions that can be tried; the first is the question of the day. @throws ApiError */
export const fetchBehavioralSamples = () =>
  fetchJson('GET', '/sample-behavioral-questions', async (body) => (await contracts()).BehavioralSamples.parse(body))

/** The coach's reading of an answer to a behavioral question, which the server does not store. @throws ApiError */
export const readSampleAnswer = (question: string, text: string) =>
  fetchJson(
    'POST',
    '/sample-answers',
    async (body) => (await contracts()).SampleReading.parse(body),
    { question, text },
    { timeoutMs: READING_TIMEOUT_MS },
  )
