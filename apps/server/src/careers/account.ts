import { asc, eq } from 'drizzle-orm'
import type { FileStore } from '../adapters/files.ts'
import type { Db } from '../platform/db/client.ts'
import { deleteResume } from './resumes.ts'
import { applications } from './table.ts'

/** The applications that name this address, oldest first. */
export const exportApplications = (db: Db, email: string) =>
  db.select().from(applications).where(eq(applications.userEmail, email)).orderBy(asc(applications.createdAt))

/** Deletes the applications that name this address. Returns the names of their resumes, which are for `dropResumes` once this is certain. */
export async function deleteApplications(tx: Db, email: string): Promise<string[]> {
  const withdrawn = await tx.delete(applications).where(eq(applications.userEmail, email)).returning()
  return withdrawn.map(({ resumeName }) => resumeName)
}

/** Deletes resumes and their files. What the store does not answer to is deleted by the hourly sweep. @throws AppError('upstream_failed') */
export async function deleteResumes(deps: { db: Db; files: FileStore }, names: string[]): Promise<void> {
  for (const name of names) await deleteResume(deps, name)
}
