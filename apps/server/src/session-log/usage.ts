import { ACCOUNT_LOGS_MAX_BYTES, LOG_MAX_BYTES } from '@sightline/contracts/session-log/limits'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { type LogRows, logUsage } from './table.ts'

/** The id of a row that has a log, with the user who asks for it. Queries match on both. */
export interface OwnedId {
  id: string
  ownerId: string
}

/** What a log takes, and all logs of its owner together, in bytes. */
export interface Usage {
  log: number
  account: number
}

export type NearlyFull = 'log' | 'account'

const NEARLY = 0.8

/**
 * Counts bytes that were added to a log, or taken from it where they are negative, in the
 * transaction that does so. Returns what there is now.
 */
export async function countBytes(
  tx: Db,
  rows: LogRows,
  { id, ownerId }: OwnedId,
  bytes: number,
): Promise<Usage> {
  const column = sql.identifier(rows.bytes.name)
  const counted = await tx.execute(sql`
    with counted as (
      update ${rows} set ${column} = greatest(0, ${rows.bytes} + ${bytes}::int)
      where ${rows.id} = ${id} returning ${rows.bytes} as bytes),
    account as (
      insert into ${logUsage} (owner_id, bytes) values (${ownerId}, greatest(0, ${bytes}::int))
      on conflict (owner_id) do update set bytes = greatest(0, ${logUsage.bytes} + ${bytes}::int)
      returning ${logUsage.bytes} as bytes)
    select (select bytes from counted)::float8 as log, bytes::float8 as account from account`)
  return singleRow(Counted.parse(counted).rows)
}
const Counted = z.object({ rows: z.array(z.object({ log: z.number(), account: z.number() })) })

/** Counts that a log was deleted which took these bytes. */
export async function releaseBytes(tx: Db, ownerId: string, bytes: number): Promise<void> {
  await tx
    .update(logUsage)
    .set({ bytes: sql`greatest(0, ${logUsage.bytes} - ${bytes}::int)` })
    .where(eq(logUsage.ownerId, ownerId))
}

/** @throws AppError('conflict' | 'no_room'), with `full` where the log itself is full */
export function requireRoom({ log, account }: Usage, full: string): void {
  if (log > LOG_MAX_BYTES) throw new AppError('conflict', full)
  if (account > ACCOUNT_LOGS_MAX_BYTES)
    throw new AppError(
      'no_room',
      'Your account has no room left. Delete interviews or live sessions that you no longer need.',
    )
}

/** What is nearly full, as a field of an answer; no field where nothing is. */
export function nearlyFull({ log, account }: Usage): { nearlyFull?: NearlyFull } {
  if (log > NEARLY * LOG_MAX_BYTES) return { nearlyFull: 'log' }
  return account > NEARLY * ACCOUNT_LOGS_MAX_BYTES ? { nearlyFull: 'account' } : {}
}

/** What a log takes, and all logs of its owner together. */
export async function readUsage(db: Db, rows: LogRows, { id, ownerId }: OwnedId): Promise<Usage> {
  const found = await db.execute(sql`
    select coalesce((select ${rows.bytes} from ${rows} where ${rows.id} = ${id}), 0)::float8 as log,
      coalesce((select bytes from ${logUsage} where owner_id = ${ownerId}), 0)::float8 as account`)
  return singleRow(Counted.parse(found).rows)
}
