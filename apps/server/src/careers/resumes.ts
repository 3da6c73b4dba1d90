import { and, eq, isNull, lt } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { FileStore } from '../adapters/files.ts'
import { detectDocumentType } from '../documents/public.ts'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { applications, resumes } from './table.ts'

interface Deps {
  db: Db
  files: FileStore
  clock: Clock
}

/**
 * Keeps a resume under a random 21-character name with its own extension.
 * @throws AppError('validation_failed') for a name or content that is no PDF or DOCX, AppError('upstream_failed') without
 *   the file store; nothing is kept then.
 */
export async function storeResume(deps: Deps, file: { name: string; bytes: Buffer }): Promise<string> {
  const { db, files, clock } = deps
  const { extension, mime } = await detectDocumentType(file)
  const name = `${nanoid()}${extension}`
  // The row first: wherever this ends, there is no file that the sweep does not know of.
  await db.insert(resumes).values({ name, type: mime, bytes: file.bytes.length, createdAt: clock() })
  try {
    await files.put(name, file.bytes, mime)
  } catch (error) {
    // A store that is down keeps the row until the sweep: what it did not answer to may have arrived after all.
    await deleteResume(deps, name).catch(() => {})
    throw error
  }
  return name
}

/** The row goes only with its file. An application that comes at this moment waits, and finds that there is no resume. */
export async function deleteResume({ db, files }: Pick<Deps, 'db' | 'files'>, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(resumes).where(eq(resumes.name, name))
    await files.delete(name)
  })
}

/** Deletes resumes that no application came for within a day. @throws AppError('upstream_failed'); the next turn tries again. */
export async function deleteOrphanedResumes({ db, files, clock }: Deps): Promise<void> {
  const orphans = await db
    .select({ name: resumes.name })
    .from(resumes)
    .leftJoin(applications, eq(applications.resumeName, resumes.name))
    .where(and(isNull(applications.id), lt(resumes.createdAt, addMs(clock(), -DAY_MS))))
    .limit(500)
  for (const { name } of orphans) await deleteResume({ db, files }, name)
}
