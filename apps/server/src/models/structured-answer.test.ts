import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Model } from '../adapters/model.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { ModelPool } from './model-pool.ts'
import { requestStructured } from './structured-answer.ts'

const stalledModel = (id: string): Model => ({
  id,
  takesPictures: false,
  cacheLifetimeMs: 0,
  thinkingTokens: () => 0,
  load: async () => {},
  async *stream() {
    yield ''
    return { usage: { tokensIn: null, tokensOut: null }, isCut: false }
  },
  structured: async (_prompt, _schema, signal) => {
    await once(signal, 'abort')
    throw signal.reason
  },
})

test('stalled models together keep a request waiting no longer than the limit', async () => {
  const called: string[] = []
  const pool: ModelPool = {
    models: ['first', 'second', 'third'].map(stalledModel),
    breaker: createCircuitBreaker(() => new Date()),
    budget: {
      limit: 1000,
      used: async () => 0,
      canAfford: () => true,
      record: async (_interviewId, { model }) => void called.push(model),
    },
    silenceTimeoutMs: 100,
    structuredLimitMs: 300,
    log: Fastify().log,
  }
  const prompt = { instructions: '', prompt: '', maxOutputTokens: 10 }
  const { signal } = new AbortController()
  const request = { interviewId: '', purpose: 'review' as const, prompt, signal }
  expect(await requestStructured(pool, request, z.object({}))).toBeNull()
  expect(called).toEqual(['first', 'second'])
})
