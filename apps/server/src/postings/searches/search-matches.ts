import { fitsSearch } from '@sightline/applications/posting/searches'
import { boardKeyOf } from '@sightline/contracts/postings/companies'
import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { addMs, type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import { notify } from '../../platform/events/public.ts'
import { boardKey, isOnListOf } from '../boards.ts'
import { findCompanies, isNamed } from '../companies.ts'
import { boards, followedCompanies, postings, savedSearches, searchMatches } from '../table.ts'

interface Deps {
  db: Db
  clock: Clock
}

const { id, title, places, workplace, seniority, pay } = postings
const SEARCHED = { id, title, places, workplace, seniority, pay }
/** How many postings a search looks at in one go. */
const BATCH_SIZE = 500

/**
 * Looks through the postings of a board that no search has met yet, for all searches. Postings are
 * marked in the same transaction, so that each is met once, by whichever server.
 */
export async function searchNewPostings({ db, clock }: Deps, boardId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const isNew = and(
      eq(postings.boardId, boardId),
      isNull(postings.searchedAt),
      isNull(postings.closedAt),
      isNull(postings.sameAs),
    )
    const found = await tx
      .update(postings)
      .set({ searchedAt: now })
      .where(isNew)
      .returning(SEARCHED)
    if (found.length === 0) return
    const owners = new Set<string>()
    for (const search of await searchesOfBoard(tx, boardId)) {
      const fitting = found.filter((posting) => fitsSearch(search, posting))
      const matches = await store(tx, search.id, fitting, timesOf(search, now))
      if (matches > 0) owners.add(search.ownerId)
    }
    for (const ownerId of owners) await notify(tx, ownerId, 'postings')
  })
}

/** What is found while the owner of a new search still looks at it is not mailed. */
const timesOf = ({ createdAt }: { createdAt: Date }, now: Date) =>
  createdAt > addMs(now, -HOUR_MS) ? { foundAt: now, mailedAt: now } : { foundAt: now }

/**
 * The searches that look through this board: by its key, by its company's name, or because it is on
 * their owner's list.
 */
async function searchesOfBoard(tx: Db, boardId: string) {
  const isOnOwnersList = sql`coalesce(${followedCompanies.isListed}, ${boards.isShipped})`
  const rows = await tx
    .select({ search: savedSearches, board: boards })
    .from(savedSearches)
    .innerJoin(boards, eq(boards.id, boardId))
    .leftJoin(
      followedCompanies,
      and(
        eq(followedCompanies.boardId, boards.id),
        eq(followedCompanies.ownerId, savedSearches.ownerId),
      ),
    )
    .where(
      or(
        sql`${boardKey} = any(${savedSearches.companies})`,
        sql`cardinality(${savedSearches.companyNames}) > 0`,
        and(sql`cardinality(${savedSearches.companies}) = 0`, isOnOwnersList),
      ),
    )
  return rows.flatMap(({ search, board }) =>
    search.companyNames.length === 0 ||
    search.companies.includes(boardKeyOf(board)) ||
    isNamed(board, search.companyNames)
      ? [search]
      : [],
  )
}

/**
 * Runs one search over all open postings that are stored. What a new search finds at once is not
 * mailed: its owner is looking at it.
 */
export async function runSearch({ db, clock }: Deps, searchId: string): Promise<void> {
  const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, searchId))
  if (!search) return
  const now = clock()
  const searched = await boardsOf(db, search)
  let after: SQL | undefined
  for (;;) {
    const batch = await db
      .select(SEARCHED)
      .from(postings)
      .innerJoin(boards, eq(boards.id, postings.boardId))
      .where(and(searched, isNull(postings.closedAt), isNull(postings.sameAs), after))
      .orderBy(asc(postings.id))
      .limit(BATCH_SIZE)
    const fitting = batch.filter((posting) => fitsSearch(search, posting))
    await store(db, searchId, fitting, { foundAt: now, mailedAt: now })
    const last = batch.at(-1)
    if (!last || batch.length < BATCH_SIZE) break
    after = gt(postings.id, last.id)
  }
  await db.update(savedSearches).set({ lastRunAt: now }).where(eq(savedSearches.id, searchId))
  await notify(db, search.ownerId, 'postings')
}

/** Query condition: the search looks through the board. */
async function boardsOf(
  db: Db,
  { companies, companyNames, ownerId }: typeof savedSearches.$inferSelect,
): Promise<SQL> {
  if (companies.length + companyNames.length === 0) return isOnListOf(ownerId)
  const named = companyNames.length > 0 ? await findCompanies(db, ...companyNames) : []
  const keys = [...companies, ...named.map(boardKeyOf)]
  return sql`${boardKey} = any(${sql.param(keys)}::text[])`
}

async function store(
  db: Db,
  searchId: string,
  found: { id: string }[],
  times: { foundAt: Date; mailedAt?: Date },
): Promise<number> {
  if (found.length === 0) return 0
  // The search may have been deleted meanwhile.
  const [search] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(eq(savedSearches.id, searchId))
    .for('key share')
  if (!search) return 0
  const stored = await db
    .insert(searchMatches)
    .values(found.map((posting) => ({ searchId, postingId: posting.id, ...times })))
    .onConflictDoNothing()
    .returning({ id: searchMatches.postingId })
  await db
    .update(savedSearches)
    .set({ lastRunAt: times.foundAt })
    .where(eq(savedSearches.id, searchId))
  return stored.length
}
