import { extname } from 'node:path'
import { RESUME_EXTENSIONS } from '@sightline/contracts/careers-limits'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { nanoid } from 'nanoid'
import type { FileStore } from '../adapters/files.ts'
import { type Clock, DAY_MS, later } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { applications, resumes } from './table.ts'

interface Parts {
  db: Db
  files: FileStore
  clock: Clock
}

interface Kind {
  mime: string
  /** How every file of it begins: what begins otherwise is not looked into any further. */
  head: string
}

const KINDS: Record<(typeof RESUME_EXTENSIONS)[number], Kind> = {
  '.pdf': { mime: 'application/pdf', head: '%PDF-' },
  '.docx': { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', head: 'PK\x03\x04' },
}

/**
 * Keeps a resume under a random 21-character name with its own extension.
 * @throws AppError('validation_failed') for a name or content that is no PDF or DOCX, AppError('upstream_failed') without
 *   the file store; nothing is kept then.
 */
export async function keepResume(parts: Parts, file: { name: string; bytes: Buffer }): Promise<string> {
  const { db, files, clock } = parts
  const extension = extensionOf(file.name)
  if (file.bytes.length === 0) throw refused('This file is empty. Choose your resume as PDF or DOCX.')
  const { mime, head } = KINDS[extension]
  const isBelieved = file.bytes.subarray(0, head.length).toString('latin1') === head
  if (!isBelieved || (await fileTypeFromBuffer(file.bytes))?.mime !== mime)
    throw refused('This file is not what its name says. Choose your resume as PDF or DOCX.')
  const name = `${nanoid()}${extension}`
  // The row first: wherever this ends, there is no file that the sweep does not know of.
  await db.insert(resumes).values({ name, type: mime, bytes: file.bytes.length, createdAt: clock() })
  try {
    await files.put(name, file.bytes, mime)
  } catch (error) {
    // A store that is down keeps the row until the sweep: what it did not answer to may have arrived after all.
    await drop(parts, name).catch(() => {})
    throw error
  }
  return name
}

/** The row goes only with its file. An application that comes at this moment waits, and finds that there is no resume. */
async function drop({ db, files }: Pick<Parts, 'db' | 'files'>, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(resumes).where(eq(resumes.name, name))
    await files.delete(name)
  })
}

/** Path, NUL and other control characters are never in a name that a person chose. */
const STRANGE_NAME = /[/\\\p{Cc}]/u

function extensionOf(name: string): (typeof RESUME_EXTENSIONS)[number] {
  const extension = RESUME_EXTENSIONS.find((known) => known === extname(name).toLowerCase())
  if (!extension || STRANGE_NAME.test(name) || hidesProgram(name)) throw refused('Only PDF and DOCX files are taken.')
  return extension
}

/** `cv.exe.pdf`, `cv.pdf.docx`: a second extension that a system could act on. `asha.rao.pdf` is a name. */
const hidesProgram = (name: string) =>
  /\.(exe|com|bat|cmd|scr|msi|js|mjs|vbs|ps1|sh|jar|html?|svg|xml|php|pdf|docx?)\.[^.]+$/i.test(name)

const refused = (message: string) => new AppError('validation_failed', message, { field: 'resume' })

/** Deletes resumes that no application came for within a day. @throws AppError('upstream_failed'); the next turn tries again. */
export async function sweepOrphans({ db, files, clock }: Parts): Promise<void> {
  const orphans = await db
    .select({ name: resumes.name })
    .from(resumes)
    .leftJoin(applications, eq(applications.resumeName, resumes.name))
    .where(and(isNull(applications.id), lt(resumes.createdAt, later(clock(), -DAY_MS))))
    .limit(500)
  for (const { name } of orphans) await drop({ db, files }, name)
}
