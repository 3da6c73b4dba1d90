import {
  BehavioralSamples,
  SampleAnswer,
  SampleQuestions,
  SampleReading,
} from '@sightline/contracts/samples/samples'
import { candidateView } from '@sightline/question-bank/candidate-view'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { QuestionBank } from '../interviews/public.ts'
import type { KnownMeanings } from '../meaning/public.ts'
import { type Clock, DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { readSampleAnswer } from './read-sample-answer.ts'

/**
 * Questions that a visitor may try: easy, told in a few sentences, each with another idea behind
 * it.
 */
const CODING = ['refund-pair', 'health-check', 'group-tents', 'bus-connections', 'quiet-pager']
/** Questions to which everybody who has worked or studied has an answer. */
const BEHAVIORAL = [
  'an-estimate-far-off',
  'learned-in-a-short-time',
  'an-opinion-you-gave-up',
  'feedback-that-stung',
]
const HINTS = 1
const CACHE_CONTROL = 'public, max-age=3600'
/** Per address: reading an answer takes about half a second of a core. */
const READINGS: Limit = {
  name: 'address:sample-answer',
  points: 20,
  windowMs: 10 * MINUTE_MS,
  message: 'Too many answers in a short time.',
}

interface Options {
  bank: QuestionBank
  clock: Clock
  limiter: Limiter
  /** Of the sentences of visitors, which never hold up those of users. */
  visitorMeanings: KnownMeanings
}

/**
 * Public: questions that can be tried without an account. Another one comes first every day.
 * Nothing is stored.
 */
export const sampleRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { bank, clock, limiter, visitorMeanings },
) => {
  function ofToday(slugs: string[]) {
    const first = Math.floor(clock().getTime() / DAY_MS) % slugs.length
    return [...slugs.slice(first), ...slugs.slice(0, first)]
  }

  app.get(
    '/sample-questions',
    { schema: { response: { 200: SampleQuestions } } },
    async (_request, reply) => {
      reply.header('cache-control', CACHE_CONTROL)
      const questions = ofToday(CODING).map((slug) => bank.get(slug))
      return questions
        .filter((question) => question !== undefined)
        .map((question) => candidateView(question, HINTS))
    },
  )

  app.get(
    '/sample-behavioral-questions',
    { schema: { response: { 200: BehavioralSamples } } },
    async (_request, reply) => {
      reply.header('cache-control', CACHE_CONTROL)
      const questions = ofToday(BEHAVIORAL).map((slug) => bank.spoken.get(slug))
      return questions
        .filter((question) => question !== undefined)
        .map(({ slug, title, statement }) => ({ slug, title, statement }))
    },
  )

  app.post(
    '/sample-answers',
    { schema: { body: SampleAnswer, response: { 200: SampleReading } } },
    async ({ body, ip }) => {
      const question = BEHAVIORAL.includes(body.question) && bank.spoken.get(body.question)
      if (!question) throw new AppError('not_found', 'There is no such question to try.')
      await limiter.consume(READINGS, clientKey(ip))
      return readSampleAnswer(question, body.text, visitorMeanings)
    },
  )
}
