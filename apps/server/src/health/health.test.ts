import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { handleErrors } from '../platform/errors.ts'
import { healthRoutes } from './routes.ts'

async function openHealth(execute: () => Promise<unknown>, clock: Clock, checkLimitMs = 1000) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  await app.register(healthRoutes, { db: { execute } as unknown as Db, clock, checkLimitMs })
  return app
}

test('health returns 503 while the database is down, and 200 soon after it is back', async () => {
  let isDown = true
  let nowMs = 0
  const execute = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([]))
  const app = await openHealth(execute, () => new Date(nowMs))
  const refused = await app.inject('/health')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  isDown = false
  expect((await app.inject('/health')).statusCode).toBe(503)
  nowMs += 250
  expect((await app.inject('/health')).statusCode).toBe(200)
  isDown = true
  nowMs += 1900
  expect((await app.inject('/health')).statusCode).toBe(200)
})

test('health returns 503 in time while the database is silent, and 200 soon after', async () => {
  let nowMs = 0
  let answer = Promise.withResolvers<unknown>().promise
  const app = await openHealth(
    () => answer,
    () => new Date(nowMs),
    20,
  )
  const refused = await app.inject('/health')
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'The database does not answer.',
  ])
  answer = Promise.resolve([])
  nowMs += 250
  expect((await app.inject('/health')).statusCode).toBe(200)
})
