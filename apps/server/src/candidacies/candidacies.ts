import { randomUUID } from 'node:crypto'
import type { Candidacy } from '@sightline/contracts/candidacies/candidacies'
import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { candidacies, resumes } from './table.ts'

/**
 * Stores a candidacy with an uploaded resume. Sending the same candidacy again does nothing,
 * because the first response may have been lost.
 * @throws AppError('validation_failed') for an unknown resume, AppError('conflict') if another
 * candidacy has the resume
 */
export async function storeCandidacy(
  { db, clock }: { db: Db; clock: Clock },
  candidacy: Candidacy,
  resumeName: string,
) {
  const row = {
    jobId: candidacy.job_id,
    userName: candidacy.user_name,
    userEmail: candidacy.user_email,
    linkedin: candidacy.linkedin,
    github: candidacy.github,
    whyYou: candidacy.why_you,
    authorized: candidacy.authorized,
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
      .insert(candidacies)
      .values({ ...row, id: randomUUID(), createdAt: clock() })
      .onConflictDoNothing({ target: candidacies.resumeName })
      .returning({ id: candidacies.id })
    if (inserted.length > 0) return
    const existing = singleRow(
      await tx.select().from(candidacies).where(eq(candidacies.resumeName, resumeName)),
    )
    const isSame = Object.entries(row).every(
      ([name, value]) => existing[name as keyof typeof row] === value,
    )
    if (!isSame) throw new AppError('conflict', 'This resume came with an application already.')
  })
}

export type StoredCandidacy = typeof candidacies.$inferSelect

/**
 * All candidacies since `since`, newest first. Pages are cut by key, so that a new candidacy
 * shifts none of them.
 */
export async function* candidaciesNewestFirst(
  db: Db,
  since?: Date,
  pageSize = 500,
): AsyncGenerator<StoredCandidacy> {
  const { createdAt, id } = candidacies
  let last: StoredCandidacy | undefined
  do {
    const olderThanLast =
      last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)))
    const page = await db
      .select()
      .from(candidacies)
      .where(and(since && gte(createdAt, since), olderThanLast))
      .orderBy(desc(createdAt), desc(id))
      .limit(pageSize)
    yield* page
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}
