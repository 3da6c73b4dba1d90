import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { AppError, handleErrors } from './errors.ts'

/** The responses of two routes that query a database at this port, one of them in a transaction. */
async function ask(port: number) {
  const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
  const db = drizzle(pool)
  const app = Fastify()
  handleErrors(app)
  app.get('/query', () => db.execute(sql`select 1`))
  app.get('/transaction', () => db.transaction((tx) => tx.execute(sql`select 1`)))
  const answers = [await app.inject('/query'), await app.inject('/transaction')]
  await Promise.all([app.close(), pool.end()])
  return answers
}

test('a connection timeout of the database returns 503 with a retry time', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  for (const answer of await ask((silent.address() as AddressInfo).port)) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'unavailable', retryAfterS: 5 })
  }
  silent.close()
})

test('a database with a full disk returns 503 with a retry time', async () => {
  const app = Fastify()
  handleErrors(app)
  app.get('/', () => {
    const cause = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    })
    throw new DrizzleQueryError('insert into interview_events', [], cause)
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  await app.close()
})

test('an unreachable third party is not reported as the database', async () => {
  const app = Fastify()
  handleErrors(app)
  app.get('/', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  expect((await app.inject('/')).statusCode).toBe(500)
  await app.close()
})

test('an unreachable database returns 503', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const [query] = await ask(port)
  expect(query?.statusCode).toBe(503)
})

test('every 503 has a retry time', async () => {
  const app = Fastify()
  handleErrors(app)
  app.get('/', () => {
    throw new AppError('unavailable', 'Too much to do.')
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().retryAfterS]).toEqual([
    503,
    '5',
    5,
  ])
  await app.close()
})

test.each([
  ['NUL in a text', sql`select ${'a\0b'}::text`],
  ['NUL in JSON', sql`select ${JSON.stringify('a\0b')}::jsonb`],
  ['lone surrogate in JSON', sql`select ${JSON.stringify('a\uD83Db')}::jsonb`],
])('a %s that reaches the database returns 400', async (_name, query) => {
  const database = await openTestDatabase()
  const app = Fastify()
  handleErrors(app)
  app.get('/', () => database.db.execute(query))
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
  await app.close()
  await database.close()
  await database.drop()
})
