import type {
  Application,
  ApplicationChange,
  ImportedApplication,
  ImportResult,
  NewApplication,
  NewEntry,
} from '@sightline/contracts/applications/applications'
import {
  APPLICATIONS_MAX_COUNT,
  type ApplicationState,
} from '@sightline/contracts/applications/states'
import { and, eq } from 'drizzle-orm'
import { lockUser, requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { describePostings, requireVisiblePosting } from '../postings/public.ts'
import { requireResume } from '../profile/public.ts'
import { isOwned, notFound, type OwnedId, readApplication } from './read-applications.ts'
import { applicationEntries, applications } from './table.ts'

export interface Deps {
  db: Db
  clock: Clock
}

type EntryRow = typeof applicationEntries.$inferInsert

const ROOM = { count: APPLICATIONS_MAX_COUNT, of: 'applications' }

const stateEntry = (
  applicationId: string,
  at: Date,
  {
    from,
    to,
    outcome,
  }: { from: ApplicationState | null; to: ApplicationState } & Pick<Application, 'outcome'>,
): EntryRow => ({
  id: crypto.randomUUID(),
  applicationId,
  at,
  entry: { kind: 'state', from, to, outcome },
})

/**
 * Begins an application to a posting that its owner may see, or to one that is described. Of a
 * posting that has one already, the existing application is returned.
 * @throws AppError('not_found' | 'no_room')
 */
export async function createApplication(
  { db, clock }: Deps,
  ownerId: string,
  requested: NewApplication,
): Promise<{ application: Application; isNew: boolean }> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId)
    const { company = '', title = '', url } = requested
    const postingId = requested.postingId
      ? await requireVisiblePosting(tx, ownerId, requested.postingId)
      : singleRow(await describePostings(tx, ownerId, [{ company, title, url }], now))
    const isSame = and(eq(applications.ownerId, ownerId), eq(applications.postingId, postingId))
    const [known] = await tx.select({ id: applications.id }).from(applications).where(isSame)
    if (known) {
      return {
        application: await readApplication(tx, { id: known.id, ownerId }, now),
        isNew: false,
      }
    }
    await requireRoom(tx, applications, ownerId, ROOM)
    const id = crypto.randomUUID()
    await tx
      .insert(applications)
      .values({ id, ownerId, postingId, state: 'found', stateSince: now, createdAt: now })
    await tx
      .insert(applicationEntries)
      .values(stateEntry(id, now, { from: null, to: 'found', outcome: null }))
    await notify(tx, ownerId, 'applications')
    return { application: await readApplication(tx, { id, ownerId }, now), isNew: true }
  })
}

/**
 * Changes an application. A change of its state is an entry of its own.
 * @throws AppError('not_found') for an application or a base resume that is not there
 */
export async function changeApplication(
  { db, clock }: Deps,
  owned: OwnedId,
  change: ApplicationChange,
): Promise<Application> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(applications).where(isOwned(owned)).for('update')
    if (!row) throw notFound()
    const { state, outcome = null, interviewAt, ...rest } = change
    if (rest.resumeId) await requireResume(tx, { id: rest.resumeId, ownerId: owned.ownerId })
    const isMoved = state !== undefined && (state !== row.state || outcome !== row.outcome)
    const moved = isMoved && {
      state,
      outcome,
      stateSince: now,
      ...(state === 'submitted' && { submittedAt: row.submittedAt ?? now }),
    }
    const set = {
      ...rest,
      ...(interviewAt !== undefined && {
        interviewAt: interviewAt === null ? null : new Date(interviewAt),
      }),
      ...moved,
    }
    if (Object.keys(set).length > 0)
      await tx.update(applications).set(set).where(eq(applications.id, row.id))
    if (isMoved)
      await tx
        .insert(applicationEntries)
        .values(stateEntry(row.id, now, { from: row.state, to: state, outcome }))
    await notify(tx, owned.ownerId, 'applications')
    return readApplication(tx, owned, now)
  })
}

/** Adds an entry to an application's timeline. @throws AppError('not_found') */
export async function addEntry(
  { db, clock }: Deps,
  owned: OwnedId,
  entry: NewEntry,
): Promise<void> {
  const at = clock()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(isOwned(owned))
      .for('update')
    if (!row) throw notFound()
    await tx
      .insert(applicationEntries)
      .values({ id: crypto.randomUUID(), applicationId: row.id, at, entry })
    if (entry.kind === 'followed-up')
      await tx.update(applications).set({ followedUpAt: at }).where(eq(applications.id, row.id))
    await notify(tx, owned.ownerId, 'applications')
  })
}

/** @throws AppError('not_found') */
export async function deleteApplication(db: Db, owned: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(applications)
      .where(isOwned(owned))
      .returning({ id: applications.id })
    if (deleted.length === 0) throw notFound()
    await notify(tx, owned.ownerId, 'applications')
  })
}

/** How many rows one statement inserts. */
const BATCH = 500

/**
 * Adds the applications of a table, all or none. Rows with the company and title of an application
 * that is there, or of an earlier row, are left out.
 * @throws AppError('no_room')
 */
export async function importApplications(
  { db, clock }: Deps,
  ownerId: string,
  rows: readonly ImportedApplication[],
): Promise<ImportResult> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId)
    const postingIds = await describePostings(tx, ownerId, rows, now)
    const known = await tx
      .select({ postingId: applications.postingId })
      .from(applications)
      .where(eq(applications.ownerId, ownerId))
    const taken = new Set(known.map(({ postingId }) => postingId))
    const added = rows.flatMap((row, index) => {
      const postingId = postingIds[index]
      if (postingId === undefined || taken.has(postingId)) return []
      taken.add(postingId)
      return [{ id: crypto.randomUUID(), postingId, row }]
    })
    await requireRoom(tx, applications, ownerId, { ...ROOM, added: added.length })
    for (let start = 0; start < added.length; start += BATCH) {
      const batch = added.slice(start, start + BATCH)
      await tx.insert(applications).values(
        batch.map(({ id, postingId, row }) => {
          const {
            notes: _,
            company: __,
            title: ___,
            url: ____,
            createdAt,
            submittedAt,
            ...fields
          } = row
          return {
            ...fields,
            id,
            ownerId,
            postingId,
            createdAt: createdAt ? new Date(createdAt) : now,
            submittedAt: submittedAt ? new Date(submittedAt) : null,
            stateSince: submittedAt ? new Date(submittedAt) : now,
          }
        }),
      )
      await tx
        .insert(applicationEntries)
        .values(batch.flatMap(({ id, row }) => importedEntries(id, row, now)))
    }
    await notify(tx, ownerId, 'applications')
    return { addedCount: added.length, knownCount: rows.length - added.length }
  })
}

/** The timeline that a row of a table tells: when it was submitted, its state, and its notes. */
function importedEntries(id: string, row: ImportedApplication, now: Date): EntryRow[] {
  const { state, outcome, submittedAt } = row
  const isLater = submittedAt !== null && state !== 'submitted'
  const submitted = submittedAt
    ? [stateEntry(id, new Date(submittedAt), { from: null, to: 'submitted', outcome: null })]
    : []
  const current =
    submittedAt && !isLater
      ? []
      : [stateEntry(id, now, { from: isLater ? 'submitted' : null, to: state, outcome })]
  const notes = row.notes.map(
    (text): EntryRow => ({
      id: crypto.randomUUID(),
      applicationId: id,
      at: now,
      entry: { kind: 'note', text },
    }),
  )
  return [...submitted, ...current, ...notes]
}
