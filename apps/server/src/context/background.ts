import type {
  ContextChoice,
  InterviewContext,
  PersonalContext,
} from '@sightline/contracts/context/context'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { isOwnedRow, present } from './owned-rows.ts'
import { jobDescriptions, resumeTexts, stories } from './table.ts'

type Table = typeof jobDescriptions | typeof stories

/** The whole background that a user has stored. */
export async function readContext(db: Db, ownerId: string): Promise<PersonalContext> {
  const [resume] = await db.select().from(resumeTexts).where(eq(resumeTexts.ownerId, ownerId))
  const ofOwner = <T extends Table>(table: T) => eq(table.ownerId, ownerId)
  const descriptions = await db
    .select()
    .from(jobDescriptions)
    .where(ofOwner(jobDescriptions))
    .orderBy(asc(jobDescriptions.createdAt), asc(jobDescriptions.id))
  const storyRows = await db
    .select()
    .from(stories)
    .where(ofOwner(stories))
    .orderBy(asc(stories.createdAt), asc(stories.id))
  return {
    resume: resume
      ? { text: resume.text, unread: resume.unread, updatedAt: resume.updatedAt.toISOString() }
      : null,
    jobDescriptions: descriptions.map(present),
    stories: storyRows.map(present),
  }
}

/**
 * The current content of the chosen background; null if none was chosen. Stories come in the order
 * in which they were chosen.
 * @throws AppError('validation_failed') if a chosen item is gone or belongs to another user
 */
export async function chooseContext(
  db: Db,
  ownerId: string,
  choice: ContextChoice | undefined,
): Promise<InterviewContext | null> {
  const { resume = false, jobDescriptionId, storyIds = [] } = choice ?? {}
  if (!resume && jobDescriptionId === undefined && storyIds.length === 0) return null
  const gone = (what: string) =>
    new AppError('validation_failed', `${what} is not there any more. Choose again.`, {
      field: 'context',
    })
  const [resumeRow] = resume
    ? await db.select().from(resumeTexts).where(eq(resumeTexts.ownerId, ownerId))
    : []
  if (resume && !resumeRow) throw gone('Your resume')
  const [job] =
    jobDescriptionId === undefined
      ? []
      : await db
          .select()
          .from(jobDescriptions)
          .where(isOwnedRow(jobDescriptions, ownerId, jobDescriptionId))
  if (jobDescriptionId !== undefined && !job) throw gone('The job description')
  const isChosen = and(eq(stories.ownerId, ownerId), inArray(stories.id, storyIds))
  const byId = new Map(
    (storyIds.length > 0 ? await db.select().from(stories).where(isChosen) : []).map((row) => [
      row.id,
      row,
    ]),
  )
  return {
    resume: resumeRow?.text ?? null,
    jobDescription: job ? { title: job.title, text: job.text } : null,
    stories: [...new Set(storyIds)].map((id) => {
      const story = byId.get(id)
      if (!story) throw gone('A story')
      const { ownerId: _, createdAt: __, ...content } = story
      return content
    }),
  }
}
