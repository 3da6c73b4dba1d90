import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Query condition for the next page of a list that is sorted by `createdAt` and `id`, newest first:
 * the rows that fulfil `isListed` and follow the row `after`, which must fulfil it as well; without
 * `after` the first page.
 */
export function isOnPageAfter(
  table: PgTable & { id: PgColumn; createdAt: PgColumn },
  isListed: SQL | undefined,
  after: string | undefined,
): SQL | undefined {
  if (after === undefined) return isListed
  const { id, createdAt } = table
  const last = sql`select ${createdAt}, ${id} from ${table} where ${id} = ${after} and ${isListed}`
  return and(isListed, sql`(${createdAt}, ${id}) < (${last})`)
}

/**
 * A page of up to `size` rows, from a query for one row more, which tells whether another page
 * follows.
 */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  size: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null }
}
