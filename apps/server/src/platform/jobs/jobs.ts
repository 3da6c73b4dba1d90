import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Queue, type Job as QueuedJob } from 'pg-boss'
import { z } from 'zod'
import { GRACE_MS } from '../background.ts'
import type { Database, Db } from '../db/client.ts'

/** Work that is queued by what happens in the product, and done once over all servers. */
export interface Job<Data extends object> {
  /** Small letters and hyphens. Jobs in the database are known by it. */
  name: string
  /** What is stored with the job: ids, not contents. */
  data: z.ZodType<Data>
  /**
   * How often the job runs again after failures, and after which time first; each pause is about
   * twice as long as the one before.
   */
  retries: { limit: number; firstAfterS: number }
  /** How many of these jobs one server runs at once. */
  concurrency: number
  /** A job whose server dies runs again, so running twice must do no harm. */
  run(data: Data): Promise<void>
}

/** Work that repeats, and is done once over all servers each time. */
export interface ScheduledJob {
  name: string
  /** When it runs: minute, hour, day of month, month, day of week, in UTC. */
  cron: string
  run(): Promise<unknown>
}

export interface Jobs {
  /**
   * Declares a job before the start. Returns the function that queues one: it becomes due when the
   * caller's transaction is committed, and a server runs it within milliseconds.
   */
  declare<Data extends object>(job: Job<Data>): (tx: Db, data: Data) => Promise<void>
  /** Declares a repeated job before the start. */
  schedule(job: ScheduledJob): void
  /** Begins to run jobs. @throws when the database does not answer */
  start(): Promise<void>
  /** Queues every repeated job, and looks for due jobs at once. For tests, which move the clock. */
  runNow(): Promise<void>
  /** Makes jobs due again whose server has died, which each server does twice a minute. */
  recover(): Promise<void>
  /** Takes no further jobs, and begins the grace time of those that run. */
  stop(): void
  /** Stops. A job that has not ended within the grace time is due again on another server. */
  close(): Promise<void>
}

interface Deps {
  database: Pick<Database, 'executeSql' | 'listen'>
  log: FastifyBaseLogger
  graceMs?: number
}

interface Declared {
  queue: Queue
  cron?: string
  concurrency: number
  run(data: unknown): Promise<unknown>
}

/** How soon the job of a server that died is found. The schema's limit is ten seconds. */
const HEARTBEAT_S = 20
/** Notifications wake the workers; this only finds what a lost notification announced. */
const POLL_S = 30
const SUPERVISE_S = 30
const KEPT_AFTER_END_S = 24 * 60 * 60

const COMMON = { notify: true, heartbeatSeconds: HEARTBEAT_S, deleteAfterSeconds: KEPT_AFTER_END_S }

/**
 * Jobs in the database, by pg-boss. Its tables come with the migrations, so that a server needs no
 * right to create any. See decision 030.
 */
export function createJobs({ database, log, graceMs = GRACE_MS }: Deps): Jobs {
  const declared: Declared[] = []
  const boss = createBoss(database)
  boss.on('error', (error) => log.error({ err: error }, 'The queue of jobs failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  let workerIds: string[] = []
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= boss.stop({ timeout: graceMs, close: false })
  }

  const startWorker = async ({ queue: { name }, run }: Declared) => {
    const options = { pollingIntervalSeconds: POLL_S }
    const workerId = await boss.work(name, options, async ([job]: QueuedJob<unknown>[]) => {
      // Otherwise a worker waits after each job, even while more are due.
      boss.notifyWorker(workerId)
      try {
        await run(job?.data)
      } catch (error) {
        log.error({ err: error, job: name, attempt: (job?.retryCount ?? 0) + 1 }, 'A job failed')
        // pg-boss stores the error with the job, and errors may hold addresses of people.
        throw new Error('The log of the server has the reason')
      }
    })
    return workerId
  }

  return {
    declare({ name, data: schema, retries, concurrency, run }) {
      const retry = { retryLimit: retries.limit, retryDelay: retries.firstAfterS }
      const queue = { name, ...COMMON, ...retry, retryBackoff: true }
      declared.push({ queue, concurrency, run: async (data) => run(schema.parse(data)) })
      return async (tx, data) => void (await boss.send(name, data, { db: inTransaction(tx) }))
    },
    schedule({ name, cron, run }) {
      // At most one waits and one runs, however many servers there are.
      const queue = { name, ...COMMON, policy: 'stately', retryLimit: 2, retryDelay: 30 }
      declared.push({ queue, cron, concurrency: 1, run })
    },
    async start() {
      await boss.start()
      await storeQueues(boss, declared)
      const workers = declared.flatMap((job) => Array<Declared>(job.concurrency).fill(job))
      workerIds = await Promise.all(workers.map(startWorker))
    },
    async runNow() {
      for (const { queue, cron } of declared) if (cron) await boss.send(queue.name)
      for (const id of workerIds) boss.notifyWorker(id)
    },
    recover: () => boss.supervise(),
    stop,
    async close() {
      stop()
      await stopping
    },
  }
}

const Executed = z.object({ rows: z.array(z.unknown()) })

/** The caller's transaction, in which pg-boss adds its row. */
const inTransaction = (tx: Db) =>
  fromDrizzle({ execute: async (query) => Executed.parse(await tx.execute(query as SQL)) }, sql)

function createBoss({ executeSql, listen }: Deps['database']) {
  return new PgBoss({
    db: {
      executeSql,
      async listen(channel, onNotification, onReconnect) {
        await listen(channel, onNotification, onReconnect)
        return { close: async () => {} }
      },
    },
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // The product has its own signs of life, and no jobs that wait for other jobs.
    registerInstance: false,
    flowIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: 10,
    // Rebuilding indexes and watching vacuum are the operator's.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  })
}

/** Brings the queues and schedules in the database up to date, in two queries where they are. */
async function storeQueues(boss: PgBoss, declared: Declared[]) {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { queue, cron } of declared) {
    const { name, policy: _, ...options } = queue
    const known = stored.get(name)
    if (!known) await boss.createQueue(name, queue)
    else if (Object.entries(options).some(([key, value]) => Reflect.get(known, key) !== value))
      await boss.updateQueue(name, options)
    // A time that passed while no server ran is made up for once.
    if (cron && schedules.get(name) !== cron)
      await boss.schedule(name, cron, null, { missed: 'once' })
    schedules.delete(name)
  }
  for (const name of schedules.keys()) await boss.unschedule(name)
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
