import { type AnyColumn, sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column with a point in time, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * For a check: the column has one of these values, or is null. The values must not contain quotes.
 */
export const isOneOf = (column: AnyColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
