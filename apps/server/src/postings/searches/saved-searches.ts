import { SAVED_SEARCHES_MAX_COUNT } from '@sightline/contracts/postings/limits'
import type { NewSavedSearch, SavedSearch } from '@sightline/contracts/postings/saved-searches'
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requireRoom } from '../../auth/public.ts'
import { type Db, singleRow } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import { notify } from '../../platform/events/public.ts'
import type { PostingDeps } from '../deps.ts'
import { savedSearches, searchMatches } from '../table.ts'

const ROOM = { count: SAVED_SEARCHES_MAX_COUNT, of: 'saved searches' }
const notFound = () => new AppError('not_found', 'There is no such search.')

/**
 * Query condition: the search exists and belongs to this owner. @throws AppError('not_found') for
 * malformed ids
 */
function isOwned(ownerId: string, id: string): SQL | undefined {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return and(eq(savedSearches.id, id), eq(savedSearches.ownerId, ownerId))
}

/** The user's searches, oldest first. */
export const listSearches = (db: Db, ownerId: string): Promise<SavedSearch[]> =>
  selectSearches(db, eq(savedSearches.ownerId, ownerId))

async function selectSearches(db: Db, which: SQL | undefined): Promise<SavedSearch[]> {
  const rows = await db
    .select({
      search: savedSearches,
      matchCount: count(searchMatches.postingId),
      newCount: sql<number>`count(${searchMatches.postingId}) filter (where ${searchMatches.seenAt} is null)::int`,
    })
    .from(savedSearches)
    .leftJoin(searchMatches, eq(searchMatches.searchId, savedSearches.id))
    .where(which)
    .groupBy(savedSearches.id)
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
  return rows.map(({ search, ...counts }) => {
    const { ownerId: _, createdAt, lastRunAt, lastMailedAt: __, ...criteria } = search
    return {
      ...criteria,
      ...counts,
      createdAt: createdAt.toISOString(),
      lastRunAt: lastRunAt?.toISOString() ?? null,
    }
  })
}

/** Saves a search and has it run. @throws AppError('no_room') */
export async function saveSearch(
  { db, clock, runSearchLater }: PostingDeps,
  ownerId: string,
  search: NewSavedSearch,
): Promise<SavedSearch> {
  const id = crypto.randomUUID()
  await db.transaction(async (tx) => {
    await requireRoom(tx, savedSearches, ownerId, ROOM)
    await tx.insert(savedSearches).values({ id, ownerId, ...search, createdAt: clock() })
    await runSearchLater(tx, { searchId: id })
    await notify(tx, ownerId, 'postings')
  })
  return singleRow(await selectSearches(db, eq(savedSearches.id, id)))
}

/**
 * Replaces a search. What it had found is forgotten, and it runs again, unless only its name or its
 * mails are changed. @throws AppError('not_found')
 */
export async function changeSearch(
  { db, runSearchLater }: PostingDeps,
  ownerId: string,
  id: string,
  change: NewSavedSearch,
): Promise<SavedSearch> {
  const isThis = isOwned(ownerId, id)
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(savedSearches).where(isThis).for('update')
    if (!before) throw notFound()
    await tx.update(savedSearches).set(change).where(isThis)
    if (criteriaOf(before) !== criteriaOf(change)) {
      await tx.delete(searchMatches).where(eq(searchMatches.searchId, id))
      await runSearchLater(tx, { searchId: id })
    }
    await notify(tx, ownerId, 'postings')
  })
  return singleRow(await selectSearches(db, isThis))
}

const criteriaOf = (search: Omit<NewSavedSearch, 'name' | 'isMailed'>) => {
  const { titleWords, seniorities, places, isRemoteOnly, payFloor, companies, companyNames } =
    search
  const { yearly, currency } = payFloor ?? {}
  return JSON.stringify([
    titleWords,
    seniorities,
    places,
    isRemoteOnly,
    yearly,
    currency,
    companies,
    companyNames,
  ])
}

/** @throws AppError('not_found') */
export async function removeSearch(db: Db, ownerId: string, id: string): Promise<void> {
  const removed = await db
    .delete(savedSearches)
    .where(isOwned(ownerId, id))
    .returning({ id: savedSearches.id })
  if (removed.length === 0) throw notFound()
  await notify(db, ownerId, 'postings')
}

/** The user has seen all that a search has found. @throws AppError('not_found') */
export async function markSeen(
  { db, clock }: PostingDeps,
  ownerId: string,
  id: string,
): Promise<void> {
  const [search] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(isOwned(ownerId, id))
  if (!search) throw notFound()
  await db
    .update(searchMatches)
    .set({ seenAt: clock() })
    .where(and(eq(searchMatches.searchId, id), isNull(searchMatches.seenAt)))
  await notify(db, ownerId, 'postings')
}
