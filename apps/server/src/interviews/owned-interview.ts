import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { interviews } from './table.ts'

/** An interview id with the user who asks for the interview. Queries match on both. */
export interface OwnedInterviewId {
  id: string
  ownerId: string
}

export const notFound = () => new AppError('not_found', 'There is no such interview.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
export function parseOwnedInterviewId(id: string, ownerId: string): OwnedInterviewId {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return { id, ownerId }
}

/** Query condition: the interview exists and belongs to this owner. Another user's interview therefore gets a 404. */
export const isOwnedInterview = ({ id, ownerId }: OwnedInterviewId) =>
  and(eq(interviews.id, id), eq(interviews.ownerId, ownerId))

/** @throws AppError('not_found') */
export async function requireOwnedInterview(db: Db, owned: OwnedInterviewId): Promise<typeof interviews.$inferSelect> {
  const [row] = await db.select().from(interviews).where(isOwnedInterview(owned))
  if (!row) throw notFound()
  return row
}
