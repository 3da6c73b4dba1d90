import { asc, eq } from 'drizzle-orm'
import type { FileStore } from '../adapters/files.ts'
import type { Db } from '../platform/db/client.ts'
import { deleteResume } from './resumes.ts'
import { candidacies } from './table.ts'

/** The candidacies that name this address, oldest first. */
export const exportCandidacies = (db: Db, email: string) =>
  db
    .select()
    .from(candidacies)
    .where(eq(candidacies.userEmail, email))
    .orderBy(asc(candidacies.createdAt))

/**
 * Deletes the candidacies that name this address. Returns the names of their resumes, for
 * `deleteResumes` after the commit.
 */
export async function deleteCandidacies(tx: Db, email: string): Promise<string[]> {
  const deleted = await tx.delete(candidacies).where(eq(candidacies.userEmail, email)).returning()
  return deleted.map(({ resumeName }) => resumeName)
}

/**
 * Deletes resumes with their files. The hourly sweep deletes those that fail here. @throws
 * AppError('upstream_failed')
 */
export async function deleteResumes(
  deps: { db: Db; files: FileStore },
  names: string[],
): Promise<void> {
  for (const name of names) await deleteResume(deps, name)
}
