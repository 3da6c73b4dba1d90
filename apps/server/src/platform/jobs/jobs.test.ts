import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../../test/database.ts'
import { createJobs, type Job } from './jobs.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(async () => {
  await database.close()
  await database.drop()
})
const { log } = Fastify()

/** A server on the database that runs the job. */
async function startServer(job: Job<{ id: number }>, graceMs?: number) {
  const jobs = createJobs({ database, log, ...(graceMs && { graceMs }) })
  const send = jobs.declare(job)
  await jobs.start()
  onTestFinished(jobs.close)
  return { jobs, send }
}

/** Keeps which server ran which job. */
function createRecorder(name: string) {
  const runs: { server: string; id: number }[] = []
  const jobOf = (server: string, work: (id: number) => Promise<void> = async () => {}) => ({
    name,
    data: z.object({ id: z.number() }),
    retries: { limit: 2, firstAfterS: 0 },
    concurrency: 1,
    async run({ id }: { id: number }) {
      runs.push({ server, id })
      await work(id)
    },
  })
  return { runs, jobOf, idsOf: () => runs.map(({ id }) => id).toSorted((a, b) => a - b) }
}

const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })
const rowsOf = async (name: string) =>
  Rows.parse(
    await db.execute(sql`
      select state, retry_count, output from pgboss.job where name = ${name} order by created_on`),
  ).rows

/** Instead of waiting until a job that failed is due again. */
const makeDue = (name: string) =>
  db.execute(sql`update pgboss.job set start_after = now() where name = ${name}`)

test('two servers run each job once', async () => {
  const { runs, jobOf, idsOf } = createRecorder('once')
  const waits = () => new Promise<void>(setImmediate)
  const { send } = await startServer(jobOf('first', waits))
  const { jobs } = await startServer(jobOf('second', waits))
  const ids = Array.from({ length: 40 }, (_, id) => id)
  for (const id of ids) await send(db, { id })
  await jobs.runNow()
  await expect.poll(() => runs.length).toBe(40)
  expect(idsOf()).toEqual(ids)
})

test('a job of a transaction that is rolled back never runs', async () => {
  const { jobOf, idsOf } = createRecorder('transactional')
  const { send } = await startServer(jobOf('only'))
  await expect(
    db.transaction(async (tx) => {
      await send(tx, { id: 1 })
      throw new Error('changed its mind')
    }),
  ).rejects.toThrow('changed its mind')
  await db.transaction((tx) => send(tx, { id: 2 }))
  await expect.poll(idsOf).toEqual([2])
})

test('a failed job runs again, and its error is not stored', async () => {
  const { runs, jobOf } = createRecorder('failing')
  const { send, jobs } = await startServer(
    jobOf('only', async () => {
      if (runs.length === 1) throw new Error('no mailbox asha@example.com')
    }),
  )
  await send(db, { id: 1 })
  await expect.poll(async () => (await rowsOf('failing'))[0]?.state).toBe('retry')
  expect(JSON.stringify(await rowsOf('failing'))).not.toContain('asha')
  await makeDue('failing')
  await jobs.runNow()
  await expect.poll(async () => (await rowsOf('failing'))[0]?.state).toBe('completed')
  expect(runs).toHaveLength(2)
})

test('a job that outlives the grace time of its server runs on the next one', async () => {
  const { runs, jobOf } = createRecorder('outliving')
  const { send, jobs } = await startServer(
    jobOf('stopped', () => new Promise(() => {})),
    1000,
  )
  await send(db, { id: 1 })
  await expect.poll(() => runs.length).toBe(1)
  await jobs.close()
  await makeDue('outliving')
  await startServer(jobOf('next'))
  await expect.poll(() => runs.at(-1)).toEqual({ server: 'next', id: 1 })
})

test('the job of a server that died runs on another one', async () => {
  const { runs, jobOf } = createRecorder('orphaned')
  const { send } = await startServer(
    jobOf('dead', () => new Promise(() => {})),
    1000,
  )
  await send(db, { id: 1 })
  await expect.poll(() => runs.length).toBe(1)
  // Instead of waiting until the heartbeat is stale.
  await db.execute(sql`
    update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'orphaned'`)
  const { jobs } = await startServer(jobOf('alive'))
  await jobs.recover()
  await makeDue('orphaned')
  await jobs.runNow()
  await expect.poll(() => runs.at(-1)).toEqual({ server: 'alive', id: 1 })
})

test('a repeated job runs on one server at a time', async () => {
  let running = 0
  let most = 0
  let count = 0
  const start = async () => {
    const jobs = createJobs({ database, log })
    jobs.schedule({
      name: 'repeated',
      cron: '0 0 1 1 *',
      async run() {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
        count++
      },
    })
    await jobs.start()
    onTestFinished(jobs.close)
    return jobs
  }
  const servers = [await start(), await start()]
  await Promise.all(servers.map((server) => server.runNow()))
  await expect.poll(() => count).toBeGreaterThanOrEqual(1)
  await expect
    .poll(async () => (await rowsOf('repeated')).every(({ state }) => state === 'completed'))
    .toBe(true)
  expect(most).toBe(1)
  expect(Rows.parse(await db.execute(sql`select cron from pgboss.schedule`)).rows).toEqual([
    { cron: '0 0 1 1 *' },
  ])
})
