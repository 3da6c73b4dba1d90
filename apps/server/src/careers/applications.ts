import { randomUUID } from 'node:crypto'
import type { Application } from '@sightline/contracts/careers'
import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { applications, resumes } from './table.ts'

/**
 * Keeps an application with the resume of that name. The same one sent again is one: its first answer may have been lost.
 * @throws AppError('validation_failed') without such a resume, AppError('conflict') for a resume that came with another application.
 */
export async function storeApplication({ db, clock }: { db: Db; clock: Clock }, sent: Application, resumeName: string) {
  const row = {
    jobId: sent.job_id,
    userName: sent.user_name,
    userEmail: sent.user_email,
    linkedin: sent.linkedin,
    github: sent.github,
    whyYou: sent.why_you,
    authorized: sent.authorized,
    resumeName,
  }
  await db.transaction(async (tx) => {
    // Locked, so that it is not swept away at this moment.
    const [resume] = await tx.select().from(resumes).where(eq(resumes.name, resumeName)).for('key share')
    if (!resume) throw new AppError('validation_failed', 'Please upload your resume first.', { field: 'resume_path' })
    const kept = await tx
      .insert(applications)
      .values({ ...row, id: randomUUID(), createdAt: clock() })
      .onConflictDoNothing({ target: applications.resumeName })
      .returning({ id: applications.id })
    if (kept.length > 0) return
    const first = singleRow(await tx.select().from(applications).where(eq(applications.resumeName, resumeName)))
    const isSame = Object.entries(row).every(([name, value]) => first[name as keyof typeof row] === value)
    if (!isSame) throw new AppError('conflict', 'This resume came with an application already.')
  })
}

export type StoredApplication = typeof applications.$inferSelect

/** Every application that came at `since` or later, newest first, in pages that a newcomer does not shift. */
export async function* applicationsNewestFirst(
  db: Db,
  since?: Date,
  pageSize = 500,
): AsyncGenerator<StoredApplication> {
  const { createdAt, id } = applications
  let last: StoredApplication | undefined
  do {
    const olderThanLast = last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)))
    const page = await db
      .select()
      .from(applications)
      .where(and(since && gte(createdAt, since), olderThanLast))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize)
    yield* page
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}
