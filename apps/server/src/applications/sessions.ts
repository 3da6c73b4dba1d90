import { textOfBlocks } from '@sightline/applications/posting/html-blocks'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { postings } from '../postings/public.ts'
import { isOwned, type OwnedId } from './read-applications.ts'
import { applicationSessions, applications } from './table.ts'

/**
 * What the posting of an owner's application says, and the base resume that it goes with; null when
 * there is no such application.
 */
export async function readApplicationPosting(
  db: Db,
  owned: OwnedId,
): Promise<{ title: string; company: string; text: string; resumeId: string | null } | null> {
  const [posting] = await db
    .select({
      title: postings.title,
      company: postings.company,
      blocks: postings.blocks,
      resumeId: applications.resumeId,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(isOwned(owned))
  if (!posting) return null
  const { title, company, blocks, resumeId } = posting
  return { title, company, resumeId, text: textOfBlocks(blocks ?? []) || title }
}

/** Lists a new interview or live session with its owner's application. */
export async function linkSession(tx: Db, owned: OwnedId, interviewId: string): Promise<void> {
  await tx
    .insert(applicationSessions)
    .values({ applicationId: owned.id, interviewId })
    .onConflictDoNothing()
  await notify(tx, owned.ownerId, 'applications')
}
