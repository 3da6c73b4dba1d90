import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import {
  boards,
  followedCompanies,
  postings,
  readPostings,
  savedSearches,
  searchMatches,
} from './table.ts'

/**
 * What a user has kept of postings: those read from pages and text in full, those of boards by their
 * addresses, the changes to the list of companies, and the searches with what they found.
 */
export async function exportPostings(db: Db, ownerId: string) {
  const { ownerId: _, jobKey: __, textHash: ___, ...own } = getTableColumns(postings)
  const { title, company, url } = postings
  const searches = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.ownerId, ownerId))
    .orderBy(asc(savedSearches.createdAt))
  const matches = await db
    .select({
      searchId: searchMatches.searchId,
      ...{ title, company, url },
      foundAt: searchMatches.foundAt,
      seenAt: searchMatches.seenAt,
      mailedAt: searchMatches.mailedAt,
    })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .innerJoin(postings, eq(postings.id, searchMatches.postingId))
    .where(eq(savedSearches.ownerId, ownerId))
    .orderBy(asc(searchMatches.foundAt))
  return {
    own: await db
      .select(own)
      .from(postings)
      .where(eq(postings.ownerId, ownerId))
      .orderBy(asc(postings.foundAt)),
    read: await db
      .select({ id: postings.id, title, company, url, readAt: readPostings.readAt })
      .from(readPostings)
      .innerJoin(postings, eq(postings.id, readPostings.postingId))
      .where(eq(readPostings.ownerId, ownerId))
      .orderBy(asc(readPostings.readAt)),
    companies: await db
      .select({
        provider: boards.provider,
        region: boards.region,
        token: boards.token,
        name: followedCompanies.name,
        isListed: followedCompanies.isListed,
        createdAt: followedCompanies.createdAt,
      })
      .from(followedCompanies)
      .innerJoin(boards, eq(boards.id, followedCompanies.boardId))
      .where(eq(followedCompanies.ownerId, ownerId))
      .orderBy(asc(followedCompanies.createdAt)),
    searches: searches.map(({ ownerId: _owner, ...search }) => ({
      ...search,
      found: matches
        .filter(({ searchId }) => searchId === search.id)
        .map(({ searchId: _search, ...match }) => match),
    })),
  }
}
