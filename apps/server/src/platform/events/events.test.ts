import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type SignedIn, startApp } from '../../../test/app.ts'
import { buildApp } from '../../app.ts'
import { LISTENER_NAME } from '../db/listener.ts'
import { notify } from './notify.ts'

const { app, db, env, sharedDatabase, signUp, advance, tick, databaseClock } = await startApp()
const ravi = signUp()
/** The embedded database is one server's own. */
const onPostgres = test.runIf(env.DATABASE_URL)
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Opens the stream as a page does and collects what arrives. */
async function open(user: SignedIn, { hostname, port } = address) {
  const cookie = [...user.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const call = request({ host: hostname, port, path: '/api/events', headers: { cookie } }).end()
  const [response] = await once(call, 'response')
  let text = ''
  response.on('data', (chunk: Buffer) => {
    text += chunk
  })
  // A reader that leaves is an abort to its own side.
  response.on('error', () => {})
  onTestFinished(() => void call.destroy())
  return {
    status: response.statusCode as number,
    headers: response.headers,
    text: () => text,
    leave: () => call.destroy(),
  }
}

test('a page receives the changes of its user and no changes of others', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  const [ashasStream, ravisStream] = [await open(asha), await open(ravi)]
  expect([ashasStream.status, ashasStream.headers['content-type']]).toEqual([
    200,
    'text/event-stream',
  ])
  await notify(db, asha.id, 'credits')
  await expect.poll(ashasStream.text).toContain('event: changed\ndata: {"topic":"credits"}\n\n')
  await notify(db, ravi.id, 'billing')
  await expect.poll(ravisStream.text).toContain('billing')
  expect(ravisStream.text()).not.toContain('credits')
})

test('a notification in a rolled-back transaction is not sent', async () => {
  const asha = await signUp()
  const page = await open(asha)
  await db
    .transaction(async (tx) => {
      await notify(tx, asha.id, 'billing')
      throw new Error('rolled back')
    })
    .catch(() => {})
  await notify(db, asha.id, 'interviews')
  await expect.poll(page.text).toContain('interviews')
  expect(page.text()).not.toContain('billing')
})

test('starting an interview notifies every open page of the user', async () => {
  const asha = await signUp()
  const pages = [await open(asha), await open(asha)]
  expect((await asha.post('/interviews', { mode: 'mock', round: 'coding' })).statusCode).toBe(201)
  for (const page of pages) {
    await expect.poll(page.text).toContain('{"topic":"credits"}')
    await expect.poll(page.text).toContain('{"topic":"interviews"}')
  }
})

onPostgres('a page receives changes made on another server', async () => {
  const other = await buildApp({ env })
  const asha = await signUp()
  const page = await open(asha, new URL(await other.listen({ port: 0, host: '127.0.0.1' })))
  await asha.post('/interviews', { mode: 'mock', round: 'coding' })
  await expect.poll(page.text).toContain('{"topic":"credits"}')
  page.leave()
  await other.close()
})

onPostgres(
  'after a lost database connection, pages reload and receive further changes',
  async () => {
    const asha = await signUp()
    const page = await open(asha)
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}`,
    )
    for (const topic of ['billing', 'credits', 'interviews', 'log-in-session'])
      await expect.poll(page.text).toContain(`{"topic":"${topic}"}`)
    const before = page.text().length
    await notify(db, asha.id, 'credits')
    await expect.poll(() => page.text().slice(before)).toContain('{"topic":"credits"}')
  },
)

test('a user has three streams at once; closing one allows another', async () => {
  const asha = await signUp()
  const pages = [await open(asha), await open(asha), await open(asha)]
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await open(asha)).status).toBe(429)
  pages[0]?.leave()
  await expect.poll(async () => (await open(asha)).status).toBe(200)
})

test('a user has three streams at once on all servers together', async () => {
  const other = await buildApp({ env, database: sharedDatabase, databaseClock })
  const origin = new URL(await other.listen({ port: 0, host: '127.0.0.1' }))
  const asha = await signUp()
  const pages = [await open(asha), await open(asha, origin), await open(asha)]
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([(await open(asha)).status, (await open(asha, origin)).status]).toEqual([429, 429])
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => open(await ravi, index % 2 ? origin : address)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  await other.close()
  await expect.poll(async () => (await open(asha)).status).toBe(200)
})

test('the streams of a server that died count no longer after 45 seconds, and those of others still do', async () => {
  const asha = await signUp()
  await db.execute(sql`
    insert into open_streams (user_id, kind, slot, id, expires_at)
    select ${asha.id}::uuid, 'events', slot, gen_random_uuid(), ${databaseClock()} + interval '45 seconds' from generate_series(1, 2) as slot`)
  const living = await open(asha)
  expect([living.status, (await open(asha)).status]).toEqual([200, 429])
  advance(40_000)
  await tick()
  advance(6_000)
  const pages = [await open(asha), await open(asha), await open(asha)]
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('a server that shuts down ends its streams, so that pages reconnect to another', async () => {
  const other = await startApp()
  const asha = await other.signUp()
  const origin = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  const cookie = [...asha.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const response = await fetch(`${origin.origin}/api/events`, { headers: { cookie } })
  const text = response.text()
  await other.app.close()
  expect(await text).toContain('come back')
})
