import { eq, sql } from 'drizzle-orm'
import { type DatabaseClock, MINUTE_MS, SECOND_MS } from '../clock.ts'
import { type Db, singleRow } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { keyedHash } from '../keyed-hash.ts'
import { limitCounters } from './table.ts'

/**
 * Allows `points` events in `windowMs`. The last allowed event restarts the window, so that a
 * guesser has to wait its full length.
 */
export interface Limit {
  name: string
  points: number
  windowMs: number
  message?: string
}

interface Deps {
  db: Db
  clock: DatabaseClock
  secret: string
}

export interface Limiter {
  /**
   * Counts an event. @throws AppError('too_many_requests') with the time to wait, once the points
   * are used up
   */
  consume(limit: Limit, key: string): Promise<void>
  /** Takes back an event that turned out not to count. */
  refund(limit: Limit, key: string): Promise<void>
  /** Deletes the counter. */
  reset(limit: Limit, key: string): Promise<void>
  /** Deletes the counters whose window has passed. */
  sweep(): Promise<void>
}

/**
 * Rate limits with counters in the database, so that all servers share them. Each operation is one
 * atomic statement and therefore correct under concurrency. Time is the database's, so that servers
 * whose clocks differ agree. Keys are stored as keyed hashes: a counter outlives the account that
 * it counts for, until its window has passed, and names nobody.
 */
export function createLimiter({ db, clock, secret }: Deps): Limiter {
  const rowKey = (limit: Limit, key: string) => `${limit.name}:${keyedHash(secret, 'limit', key)}`
  return {
    async consume(limit, key) {
      const now = clock()
      const end = sql`${now} + ${limit.windowMs}::float8 * interval '1 millisecond'`
      const hasWindowEnded = sql`${limitCounters.resetsAt} <= ${now}`
      const counter = singleRow(
        await db
          .insert(limitCounters)
          .values({ key: rowKey(limit, key), count: 1, resetsAt: end })
          .onConflictDoUpdate({
            target: limitCounters.key,
            set: {
              count: sql`case when ${hasWindowEnded} then 1 else least(${limitCounters.count} + 1, ${limit.points + 1}) end`,
              resetsAt: sql`case when ${hasWindowEnded} or ${limitCounters.count} + 1 = ${limit.points} then ${end} else ${limitCounters.resetsAt} end`,
            },
          })
          .returning({
            count: limitCounters.count,
            waitS: sql<number>`ceil(extract(epoch from ${limitCounters.resetsAt} - ${now}))::int`,
          }),
      )
      if (counter.count <= limit.points) return
      const retryAfterS = Math.max(1, counter.waitS)
      throw new AppError(
        'too_many_requests',
        `${limit.message ?? 'Too many attempts.'} ${tryAgainIn(retryAfterS)}`,
        {
          retryAfterS,
        },
      )
    },
    async refund(limit, key) {
      const count = sql`greatest(${limitCounters.count} - 1, 0)`
      await db
        .update(limitCounters)
        .set({ count })
        .where(eq(limitCounters.key, rowKey(limit, key)))
    },
    async reset(limit, key) {
      await db.delete(limitCounters).where(eq(limitCounters.key, rowKey(limit, key)))
    },
    async sweep() {
      await db.delete(limitCounters).where(sql`${limitCounters.resetsAt} < ${clock()}`)
    },
  }
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS)
  if (seconds <= 60) return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return `Try again in ${minutes} minutes.`
}

/**
 * The rate-limit key of a client address. IPv6 customers own a whole /64 network, so their key is
 * that prefix.
 */
export function clientKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? 8 - groups.length - rest.length : 0
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest].slice(0, 4).join(':')
}
