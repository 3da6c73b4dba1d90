import { POSTINGS_PER_PAGE, POSTINGS_SORTED_BY_FIT } from '@sightline/contracts/postings/limits'
import type {
  ListedPosting,
  PostingListQuery,
  PostingPage,
  PostingSummary,
} from '@sightline/contracts/postings/postings'
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { pageOf } from '../platform/db/page.ts'
import { hasWords } from '../platform/db/word-search.ts'
import { boardKey, isOnListOf } from './boards.ts'
import { readFits } from './fits.ts'
import { hasText } from './own-posting.ts'
import { boards, postings, readPostings, savedSearches, searchMatches } from './table.ts'

const earlier = alias(postings, 'earlier')
const { blocks: _, form: __, ...columns } = getTableColumns(postings)

/** What the user's searches have found, or one of them. */
const matchesOf = (db: Db, ownerId: string, search?: string) =>
  db
    .select({ id: searchMatches.postingId })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .where(
      and(
        eq(savedSearches.ownerId, ownerId),
        search === undefined ? undefined : eq(savedSearches.id, search),
      ),
    )

interface ListDeps {
  db: Db
  clock: Clock
}

/** A page of the postings that concern a user, the newest or those that fit best first. */
export async function listPostings(
  { db, clock }: ListDeps,
  ownerId: string,
  query: PostingListQuery,
): Promise<PostingPage> {
  const isByFit = query.sort === 'fit'
  const isListed = and(scopeOf(db, ownerId, query), ...filtersOf(query), isNull(postings.sameAs))
  const last = sql`select ${postings.datedAt}, ${postings.id} from ${postings} where ${postings.id} = ${query.after}`
  const isAfter = query.after && sql`(${postings.datedAt}, ${postings.id}) < (${last})`
  const rows = await selectSummaries(db, ownerId)
    .where(and(isListed, isAfter || undefined))
    .orderBy(desc(postings.datedAt), desc(postings.id))
    .limit(isByFit ? POSTINGS_SORTED_BY_FIT : POSTINGS_PER_PAGE + 1)
  const page = isByFit ? { items: rows, next: null } : pageOf(rows, POSTINGS_PER_PAGE)
  const ids = page.items.map(({ id }) => id)
  const fits = await readFits({ db, clock }, ownerId, ids)
  const items = page.items.map((row) => ({ ...presentSummary(row), fit: fits.get(row.id) ?? null }))
  if (!isByFit) return { items, next: page.next }
  return { items: items.toSorted(byFit).slice(0, POSTINGS_PER_PAGE), next: null }
}

/** Those without a conflict come first, then those of which more is shown, then the newer ones. */
const byFit = (one: ListedPosting, other: ListedPosting): number =>
  Number(hasConflict(one)) - Number(hasConflict(other)) || shareShown(other) - shareShown(one)

const hasConflict = ({ fit }: ListedPosting) => fit !== null && fit.conflicts.length > 0

/** Of two that show all, the one that asks more fits better: hence the one more. */
const shareShown = ({ fit }: ListedPosting) =>
  fit ? fit.shownCount / (fit.requirementCount + 1) : -1

/** Which postings a list is of. */
function scopeOf(db: Db, ownerId: string, { search, read }: PostingListQuery): SQL | undefined {
  const isOwn = and(eq(postings.ownerId, ownerId), hasText)
  const isRead = inArray(
    postings.id,
    db
      .select({ id: readPostings.postingId })
      .from(readPostings)
      .where(eq(readPostings.ownerId, ownerId)),
  )
  if (search) return inArray(postings.id, matchesOf(db, ownerId, search))
  if (read) return or(isOwn, isRead)
  const isOnList = inArray(
    postings.boardId,
    db.select({ id: boards.id }).from(boards).where(isOnListOf(ownerId)),
  )
  return or(isOwn, isRead, isOnList, inArray(postings.id, matchesOf(db, ownerId)))
}

function filtersOf({
  words,
  company,
  workplace,
  seniority,
  closed,
}: PostingListQuery): (SQL | undefined)[] {
  return [
    ...hasWords([postings.title, postings.company], words),
    company === undefined ? undefined : sql`${boardKey} = ${company}`,
    workplace && eq(postings.workplace, workplace),
    seniority && eq(postings.seniority, seniority),
    closed ? undefined : isNull(postings.closedAt),
  ]
}

/** Postings with what a list shows of them. The caller adds which. */
export const selectSummaries = (db: Db, ownerId: string) =>
  db
    .select({
      ...columns,
      provider: boards.provider,
      earlier: { id: earlier.id, foundAt: earlier.foundAt, closedAt: earlier.closedAt },
      isNew: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(searchMatches)
        .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
        .where(
          and(
            eq(savedSearches.ownerId, ownerId),
            eq(searchMatches.postingId, postings.id),
            isNull(searchMatches.seenAt),
          ),
        )})`,
    })
    .from(postings)
    .leftJoin(boards, eq(boards.id, postings.boardId))
    .leftJoin(earlier, and(eq(earlier.id, postings.repostedOf), isNotNull(earlier.boardId)))
    .$dynamic()

type SummaryRow = Omit<typeof postings.$inferSelect, 'blocks' | 'form'> & {
  provider: PostingSummary['provider']
  earlier: { id: string; foundAt: Date; closedAt: Date | null } | null
  isNew: boolean
}

export const presentSummary = (row: SummaryRow): PostingSummary => ({
  id: row.id,
  title: row.title,
  company: row.company,
  places: row.places,
  workplace: row.workplace,
  seniority: row.seniority,
  pay: row.pay,
  provider: row.provider,
  url: row.url,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  foundAt: row.foundAt.toISOString(),
  changedAt: row.changedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  repostOf: row.earlier && {
    id: row.earlier.id,
    foundAt: row.earlier.foundAt.toISOString(),
    closedAt: row.earlier.closedAt?.toISOString() ?? null,
  },
  isNew: row.isNew,
})
