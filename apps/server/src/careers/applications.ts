import { randomUUID } from 'node:crypto'
import type { Application } from '@sightline/contracts/candidacies/candidacies'
import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { applications, resumes } from './table.ts'

/**
 * Stores an application with an uploaded resume. Sending the same application again does nothing,
 * because the first response may have been lost.
 * @throws AppError('validation_failed') for an unknown resume, AppError('conflict') if another
 * application has the resume
 */
export async function storeApplication(
  { db, clock }: { db: Db; clock: Clock },
  application: Application,
  resumeName: string,
) {
  const row = {
    jobId: application.job_id,
    userName: application.user_name,
    userEmail: application.user_email,
    linkedin: application.linkedin,
    github: application.github,
    whyYou: application.why_you,
    authorized: application.authorized,
    resumeName,
  }
  await db.transaction(async (tx) => {
    // The lock prevents the sweep from deleting the resume meanwhile.
    const [resume] = await tx
      .select()
      .from(resumes)
      .where(eq(resumes.name, resumeName))
      .for('key share')
    if (!resume)
      throw new AppError('validation_failed', 'Please upload your resume first.', {
        field: 'resume_path',
      })
    const inserted = await tx
      .insert(applications)
      .values({ ...row, id: randomUUID(), createdAt: clock() })
      .onConflictDoNothing({ target: applications.resumeName })
      .returning({ id: applications.id })
    if (inserted.length > 0) return
    const existing = singleRow(
      await tx.select().from(applications).where(eq(applications.resumeName, resumeName)),
    )
    const isSame = Object.entries(row).every(
      ([name, value]) => existing[name as keyof typeof row] === value,
    )
    if (!isSame) throw new AppError('conflict', 'This resume came with an application already.')
  })
}

export type StoredApplication = typeof applications.$inferSelect

/**
 * All applications since `since`, newest first. Pages are cut by key, so that a new application
 * shifts none of them.
 */
export async function* applicationsNewestFirst(
  db: Db,
  since?: Date,
  pageSize = 500,
): AsyncGenerator<StoredApplication> {
  const { createdAt, id } = applications
  let last: StoredApplication | undefined
  do {
    const olderThanLast =
      last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)))
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
