import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { lockUser } from './lock-user.ts'

/** A table whose rows have an owner. */
type OwnedTable = PgTable & { ownerId: PgColumn }

interface Room {
  /** The most rows that an owner may have. */
  count: number
  of: string
  /** How many are to be added; one by default. */
  added?: number
  /** Which of the owner's rows count; all by default. */
  counted?: SQL | undefined
}

/**
 * Checks in the transaction that adds rows that their owner has room for them. Additions of one
 * owner take turns.
 * @throws AppError('no_room')
 */
export async function requireRoom(tx: Db, table: OwnedTable, ownerId: string, room: Room) {
  await lockUser(tx, ownerId)
  const { held } = singleRow(
    await tx
      .select({ held: count() })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), room.counted)),
  )
  if (held + (room.added ?? 1) > room.count)
    throw new AppError(
      'no_room',
      `There is room for ${room.count.toLocaleString('en')} ${room.of}. Delete one that you no longer need.`,
    )
}
