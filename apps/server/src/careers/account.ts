import { asc, eq } from 'drizzle-orm'
import type { FileStore } from '../adapters/files.ts'
import type { Db } from '../platform/db/client.ts'
import { deleteResume } from './resumes.ts'
import { applications } from './table.ts'

/** The applications that name this address, oldest first. */
export const exportApplications = (db: Db, email: string) =>
  db
    .select()
    .from(applications)
    .where(eq(applications.userEmail, email))
    .orderBy(asc(applications.createdAt))

/**
 * Deletes the applications that name this address. Returns the names of their resumes, for
 * `deleteResumes` after the commit.
 */
export async function deleteApplications(tx: Db, email: string): Promise<string[]> {
  const deleted = await tx.delete(applications).where(eq(applications.userEmail, email)).returning()
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
