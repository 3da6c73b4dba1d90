import { fitOfReply, proposalOf, withHeaders } from '@sightline/applications/tracking/reply'
import type { ReadReply, ReplyToRead } from '@sightline/contracts/applications/applications'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { postings } from '../postings/public.ts'
import { asApplication, selectApplications } from './read-applications.ts'
import { applications } from './table.ts'

/** How many applications a reply is offered for. */
const OFFERED_MAX_COUNT = 5

/** What a reply seems to say, and of which of the owner's applications. Changes nothing. */
export async function readReply(
  db: Db,
  ownerId: string,
  pasted: ReplyToRead,
  now: Date,
): Promise<ReadReply> {
  const reply = withHeaders(pasted)
  const known = await db
    .select({
      id: applications.id,
      contact: applications.contact,
      company: postings.company,
      title: postings.title,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(eq(applications.ownerId, ownerId))
    .orderBy(desc(applications.createdAt))
  const fitting = known
    .map(({ id, ...candidate }) => ({ id, fit: fitOfReply(reply, candidate) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, OFFERED_MAX_COUNT)
    .map(({ id }) => id)
  const rows =
    fitting.length > 0 ? await selectApplications(db).where(inArray(applications.id, fitting)) : []
  return {
    ...reply,
    proposal: proposalOf(reply),
    applications: rows
      .map((row) => asApplication(row, now))
      .toSorted((a, b) => fitting.indexOf(a.id) - fitting.indexOf(b.id)),
  }
}
