import { and, eq, isNull, lt } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { FileStore } from '../adapters/files.ts'
import { detectDocumentType } from '../documents/public.ts'
import { addMs, type Clock, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { candidacies, resumes } from './table.ts'

interface Deps {
  db: Db
  files: FileStore
  clock: Clock
}

/**
 * Stores a resume under a random 21-character name with the extension of its content.
 * @throws AppError('validation_failed') unless the content is that of a PDF or DOCX,
 * AppError('upstream_failed') if the file store fails; then nothing is stored
 */
export async function storeResume(
  deps: Deps,
  file: { name: string; bytes: Buffer },
): Promise<string> {
  const { db, files, clock } = deps
  const { extension, mime } = await detectDocumentType(file)
  const name = `${nanoid()}${extension}`
  // The row is written first, so that the sweep knows every file, wherever this function fails.
  await db
    .insert(resumes)
    .values({ name, type: mime, bytes: file.bytes.length, createdAt: clock() })
  try {
    await files.put(name, file.bytes, mime)
  } catch (error) {
    // If the deletion fails too, the row stays for the sweep: the file may have been stored
    // although the store did not answer.
    await deleteResume(deps, name).catch(() => {})
    throw error
  }
  return name
}

/**
 * Deletes a resume with its file; the row stays if the file cannot be deleted. A concurrent
 * candidacy waits and then finds no resume.
 */
export async function deleteResume(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  name: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(resumes).where(eq(resumes.name, name))
    await files.delete(name)
  })
}

/**
 * Deletes resumes without a candidacy that are older than a day. @throws
 * AppError('upstream_failed'); the next run tries again
 */
export async function deleteOrphanedResumes({ db, files, clock }: Deps): Promise<void> {
  const orphans = await db
    .select({ name: resumes.name })
    .from(resumes)
    .leftJoin(candidacies, eq(candidacies.resumeName, resumes.name))
    .where(and(isNull(candidacies.id), lt(resumes.createdAt, addMs(clock(), -DAY_MS))))
    .limit(500)
  for (const { name } of orphans) await deleteResume({ db, files }, name)
}
