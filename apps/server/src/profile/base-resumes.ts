import { afterCorrection } from '@sightline/applications/resume/document-texts'
import { resumeOfLines } from '@sightline/applications/resume/from-text'
import type { UnreadParts } from '@sightline/contracts/context/context'
import { JsonResume } from '@sightline/contracts/profile/json-resume'
import {
  BASE_RESUMES_MAX_COUNT,
  type BaseResume,
  type BaseResumeChange,
} from '@sightline/contracts/profile/profile'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { lockUser, requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { baseResumes } from './table.ts'

export interface OwnedId {
  id: string
  ownerId: string
}

export interface Deps {
  db: Db
  clock: Clock
  /** Queues the encoding of a resume's lines. */
  encodeLater: (tx: Db, data: { resumeId: string; ownerId: string }) => Promise<void>
}

const ROOM = { count: BASE_RESUMES_MAX_COUNT, of: 'resumes' }

const notFound = () => new AppError('not_found', 'This resume is not there any more.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
function isOwned({ id, ownerId }: OwnedId): SQL | undefined {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return and(eq(baseResumes.id, id), eq(baseResumes.ownerId, ownerId))
}

type Row = typeof baseResumes.$inferSelect

const present = ({ ownerId: _, createdAt, updatedAt, ...row }: Row): BaseResume => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** The main resume first, then the newest. */
export const inOrder = [desc(baseResumes.isMain), desc(baseResumes.createdAt), asc(baseResumes.id)]

/** An owner's resumes without their contents, the main one first. */
export async function listResumes(db: Db, ownerId: string) {
  const { id, name, isMain, updatedAt } = baseResumes
  const rows = await db
    .select({ id, name, isMain, updatedAt })
    .from(baseResumes)
    .where(eq(baseResumes.ownerId, ownerId))
    .orderBy(...inOrder)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** @throws AppError('not_found') unless the resume is its owner's */
export async function requireResume(db: Db, owned: OwnedId): Promise<void> {
  const [row] = await db.select({ id: baseResumes.id }).from(baseResumes).where(isOwned(owned))
  if (!row) throw notFound()
}

/** @throws AppError('not_found') */
export async function readResume(db: Db, owned: OwnedId): Promise<BaseResume> {
  const [row] = await db.select().from(baseResumes).where(isOwned(owned))
  if (!row) throw notFound()
  return present(row)
}

interface NewResume {
  name: string
  /** The text by pages that the resume is read from, or the document itself. */
  from: { pages: readonly string[]; unread: UnreadParts | null } | { document: JsonResume }
}

/** Stores a resume. The first one is the main one. @throws AppError('no_room') */
export async function createResume(
  { db, clock, encodeLater }: Deps,
  ownerId: string,
  { name, from }: NewResume,
): Promise<BaseResume> {
  const contents = contentsOf(from)
  const now = clock()
  return db.transaction(async (tx) => {
    await requireRoom(tx, baseResumes, ownerId, ROOM)
    const isFirst = (await listResumes(tx, ownerId)).length === 0
    const id = crypto.randomUUID()
    const row = { id, ownerId, name, ...contents, isMain: isFirst, createdAt: now, updatedAt: now }
    const stored = singleRow(await tx.insert(baseResumes).values(row).returning())
    await encodeLater(tx, { resumeId: id, ownerId })
    await notify(tx, ownerId, 'profile')
    return present(stored)
  })
}

type Contents = Pick<Row, 'document' | 'sourceLines' | 'places' | 'unread' | 'questions'>

function contentsOf(from: NewResume['from']): Contents {
  if ('document' in from)
    return { document: from.document, sourceLines: [], places: {}, unread: null, questions: [] }
  const sourceLines = from.pages.flatMap((text, index) =>
    text.split('\n').map((line) => ({ page: index + 1, text: line })),
  )
  const read = resumeOfLines(sourceLines.map(({ text }) => text))
  // What is read from a text is held to the limits of what a user sends.
  const parsed = JsonResume.safeParse(read.document)
  if (!parsed.success)
    throw new AppError(
      'validation_failed',
      'This text has lines or lists that are too long for a resume. Choose a shorter one.',
      { field: 'resume' },
    )
  return {
    document: parsed.data,
    sourceLines,
    places: read.places,
    unread: from.unread,
    questions: read.questions,
  }
}

/**
 * Changes a resume.
 * @throws AppError('not_found'), AppError('conflict') when it was changed after the named moment
 */
export async function changeResume(
  { db, clock, encodeLater }: Deps,
  owned: OwnedId,
  { updatedAt, document, settled = [], isMain, name }: BaseResumeChange,
): Promise<BaseResume> {
  const now = clock()
  return db.transaction(async (tx) => {
    // Two changes of the main one at once would leave none.
    await lockUser(tx, owned.ownerId)
    const [row] = await tx.select().from(baseResumes).where(isOwned(owned)).for('update')
    if (!row) throw notFound()
    if (row.updatedAt.toISOString() !== updatedAt)
      throw new AppError(
        'conflict',
        'This resume was changed somewhere else. Load it again, then make your change.',
      )
    const corrected = document ? afterCorrection(row, document) : row
    if (isMain)
      await tx
        .update(baseResumes)
        .set({ isMain: false })
        .where(and(eq(baseResumes.ownerId, owned.ownerId), eq(baseResumes.isMain, true)))
    const changed = await tx
      .update(baseResumes)
      .set({
        ...(name !== undefined && { name }),
        ...(isMain && { isMain }),
        ...(document && { document }),
        places: corrected.places,
        questions: corrected.questions.filter(({ pointer }) => !settled.includes(pointer)),
        updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
      })
      .where(eq(baseResumes.id, row.id))
      .returning()
    if (document) await encodeLater(tx, { resumeId: row.id, ownerId: owned.ownerId })
    await notify(tx, owned.ownerId, 'profile')
    return present(singleRow(changed))
  })
}

/** Deletes a resume. The newest of the others takes the place of the main one. @throws AppError('not_found') */
export async function deleteResume({ db }: Pick<Deps, 'db'>, owned: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, owned.ownerId)
    const [deleted] = await tx
      .delete(baseResumes)
      .where(isOwned(owned))
      .returning({ isMain: baseResumes.isMain })
    if (!deleted) throw notFound()
    const [next] = deleted.isMain ? await listResumes(tx, owned.ownerId) : []
    if (next) await tx.update(baseResumes).set({ isMain: true }).where(eq(baseResumes.id, next.id))
    await notify(tx, owned.ownerId, 'profile')
  })
}
