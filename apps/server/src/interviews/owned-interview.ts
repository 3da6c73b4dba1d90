import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { interviews, type OwnedId } from '../session-log/public.ts'

export type { OwnedId }

export const notFound = () => new AppError('not_found', 'There is no such interview.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
export function parseOwnedInterviewId(id: string, ownerId: string): OwnedId {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return { id, ownerId }
}

/**
 * Query condition: the mock interview exists and belongs to this owner. Another user's interview
 * therefore gets a 404, and so does a live session.
 */
export const isOwnedInterview = ({ id, ownerId }: OwnedId) =>
  and(eq(interviews.id, id), eq(interviews.ownerId, ownerId), eq(interviews.mode, 'mock'))

/** @throws AppError('not_found') */
export async function requireOwnedInterview(db: Db, owned: OwnedId): Promise<MockInterviewRow> {
  const [row] = await db.select().from(interviews).where(isOwnedInterview(owned))
  if (!row) throw notFound()
  return asMockInterview(row)
}

export type MockInterviewRow = Omit<typeof interviews.$inferSelect, 'mode' | 'round' | 'kind'> & {
  mode: 'mock'
  round: InterviewRound
}

/** Narrows the row of a mock interview, whose round the database requires. */
export function asMockInterview({
  kind: _,
  round,
  ...row
}: typeof interviews.$inferSelect): MockInterviewRow {
  if (row.mode !== 'mock' || round === null) throw new Error('This row is no mock interview')
  return { ...row, mode: row.mode, round }
}
