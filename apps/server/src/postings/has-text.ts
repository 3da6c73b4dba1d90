import { or, sql } from 'drizzle-orm'
import { postings } from './table.ts'

/** Query condition: the posting is one that was read, not only described. */
export const hasText = or(sql`${postings.ownerId} is null`, sql`${postings.blocks} <> '[]'::jsonb`)
