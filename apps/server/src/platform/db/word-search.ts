import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Query conditions: each word of what a user searches for stands in one of the columns. */
export const hasWords = (columns: PgColumn[], search = ''): (SQL | undefined)[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...columns.map((column) => ilike(column, pattern)))
    })
