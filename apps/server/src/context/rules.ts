import type { ContextChoice, InterviewContext, PersonalContext } from '@sightline/contracts/context'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../auth/public.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { jobDescriptions, resumeTexts, stories } from './table.ts'

type Table = typeof jobDescriptions | typeof stories

/** One thing of this owner's. A stranger's looks like a missing one, as does an id that is none. @throws AppError('not_found') */
export function isMine(table: Table, ownerId: string, id: string) {
  if (!z.uuid().safeParse(id).success) throw missing()
  return and(eq(table.id, id), eq(table.ownerId, ownerId))
}

const missing = () => new AppError('not_found', 'This is not there any more.')

/** The row that a change or a deletion was about. @throws AppError('not_found') */
export function found<Row>([row]: Row[]): Row {
  if (!row) throw missing()
  return row
}

/**
 * Makes sure that there is room for one more, in the transaction that adds it. Additions of one owner take their turn.
 * @throws AppError('conflict')
 */
export async function claimRoom(tx: Db, table: Table, ownerId: string, most: { count: number; of: string }) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
  const { held } = singleRow(await tx.select({ held: count() }).from(table).where(eq(table.ownerId, ownerId)))
  if (held >= most.count)
    throw new AppError('conflict', `There is room for ${most.count} ${most.of}. Delete one that you no longer need.`)
}

/** Its owner is known to whoever asks. */
export const present = <Row extends { ownerId: string; createdAt: Date }>({ ownerId: _, createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Everything that somebody has told about themselves. */
export async function readContext(db: Db, ownerId: string): Promise<PersonalContext> {
  const [resume] = await db.select().from(resumeTexts).where(eq(resumeTexts.ownerId, ownerId))
  const ofOwner = <T extends Table>(table: T) => eq(table.ownerId, ownerId)
  const descriptions = await db
    .select()
    .from(jobDescriptions)
    .where(ofOwner(jobDescriptions))
    .orderBy(asc(jobDescriptions.createdAt), asc(jobDescriptions.id))
  const told = await db.select().from(stories).where(ofOwner(stories)).orderBy(asc(stories.createdAt), asc(stories.id))
  return {
    resume: resume ? { text: resume.text, updatedAt: resume.updatedAt.toISOString() } : null,
    jobDescriptions: descriptions.map(present),
    stories: told.map(present),
  }
}

/**
 * What an interview may use, as it is now; null where nothing was chosen. Stories are in the order in which they were chosen.
 * @throws AppError('validation_failed') for what is not there, or is not this owner's
 */
export async function chooseContext(
  db: Db,
  ownerId: string,
  choice: ContextChoice | undefined,
): Promise<InterviewContext | null> {
  const { resume = false, jobDescriptionId, storyIds = [] } = choice ?? {}
  if (!resume && jobDescriptionId === undefined && storyIds.length === 0) return null
  const gone = (what: string) =>
    new AppError('validation_failed', `${what} is not there any more. Choose again.`, { field: 'context' })
  const [kept] = resume ? await db.select().from(resumeTexts).where(eq(resumeTexts.ownerId, ownerId)) : []
  if (resume && !kept) throw gone('Your resume')
  const [job] =
    jobDescriptionId === undefined
      ? []
      : await db
          .select()
          .from(jobDescriptions)
          .where(isMine(jobDescriptions, ownerId, jobDescriptionId))
  if (jobDescriptionId !== undefined && !job) throw gone('The job description')
  const mine = and(eq(stories.ownerId, ownerId), inArray(stories.id, storyIds))
  const byId = new Map(
    (storyIds.length > 0 ? await db.select().from(stories).where(mine) : []).map((row) => [row.id, row]),
  )
  return {
    resume: kept?.text ?? null,
    jobDescription: job ? { title: job.title, text: job.text } : null,
    stories: [...new Set(storyIds)].map((id) => {
      const story = byId.get(id)
      if (!story) throw gone('A story')
      const { ownerId: _, createdAt: __, ...told } = story
      return told
    }),
  }
}
