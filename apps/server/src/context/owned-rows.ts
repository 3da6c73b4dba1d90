import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
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

/** A row as sent to its owner. */
export const present = <Row extends { ownerId: string; createdAt: Date }>({
  ownerId: _,
  createdAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
