import { jobKeyOf } from '@sightline/applications/posting/titles'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { ownPostingRow } from './own-posting.ts'
import { requirePosting } from './posting.ts'
import { postings } from './table.ts'

/** How many rows one statement inserts, and how many keys one query looks for. */
const BATCH = 500

/** What is known of a posting that nobody has read: an employer, a title, perhaps an address. */
interface Description {
  company: string
  title: string
  url: string | null
}

/**
 * The ids of the owner's postings of this company and title, in the order of the descriptions.
 * Those that are not there are added: without a text, which lists of postings leave out.
 */
export async function describePostings(
  tx: Db,
  ownerId: string,
  descriptions: readonly Description[],
  now: Date,
): Promise<string[]> {
  const keyOf = ({ company, title }: Description) => jobKeyOf(company, title)
  const ids = new Map<string, string>()
  const keys = [...new Set(descriptions.map(keyOf))]
  for (let start = 0; start < keys.length; start += BATCH) {
    const isMeant = inArray(postings.jobKey, keys.slice(start, start + BATCH))
    const known = await tx
      .select({ id: postings.id, jobKey: postings.jobKey })
      .from(postings)
      .where(and(eq(postings.ownerId, ownerId), isMeant))
    for (const { id, jobKey } of known) ids.set(jobKey, id)
  }
  const rows = descriptions.flatMap((description) => {
    const jobKey = keyOf(description)
    if (ids.has(jobKey)) return []
    const { company, title, url } = description
    const row = ownPostingRow(ownerId, { company, title, url, blocks: [] }, now)
    ids.set(jobKey, row.id)
    return [row]
  })
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.insert(postings).values(rows.slice(start, start + BATCH))
  return descriptions.map((description) => ids.get(keyOf(description)) ?? '')
}

/**
 * The id under which the owner applies to a posting: that of the posting which stands for it where
 * several boards have it. @throws AppError('not_found')
 */
export async function requireVisiblePosting(db: Db, ownerId: string, id: string): Promise<string> {
  const { id: found, sameAs } = await requirePosting(db, ownerId, id)
  return sameAs ?? found
}
