import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { users } from '../auth/public.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { jobDescriptions, stories } from './table.ts'

type Table = typeof jobDescriptions | typeof stories

/**
 * Query condition: the row exists and belongs to this owner. Malformed ids get the same 404 as
 * unknown ones.
 * @throws AppError('not_found')
 */
export function isOwnedRow(table: Table, ownerId: string, id: string) {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return and(eq(table.id, id), eq(table.ownerId, ownerId))
}

const notFound = () => new AppError('not_found', 'This is not there any more.')

/** The row that an update or a deletion returned. @throws AppError('not_found') */
export function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw notFound()
  return row
}

/** A table whose rows have an owner. */
type OwnedTable = PgTable & { ownerId: PgColumn }

/**
 * Checks in the transaction that adds a row that the owner has fewer than `limit.count` rows.
 * Additions of one owner take turns.
 * @throws AppError('no_room')
 */
export async function requireRoom(
  tx: Db,
  table: OwnedTable,
  ownerId: string,
  limit: { count: number; of: string },
) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
  const { held } = singleRow(
    await tx.select({ held: count() }).from(table).where(eq(table.ownerId, ownerId)),
  )
  if (held >= limit.count)
    throw new AppError(
      'no_room',
      `There is room for ${limit.count} ${limit.of}. Delete one that you no longer need.`,
    )
}

/** A row as sent to its owner. */
export const present = <Row extends { ownerId: string; createdAt: Date }>({
  ownerId: _,
  createdAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
