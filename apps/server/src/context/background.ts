import type {
  ContextChoice,
  InterviewContext,
  PersonalContext,
} from '@sightline/contracts/context/context'
import {
  JOB_DESCRIPTION_MAX_LENGTH,
  RESUME_TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@sightline/contracts/context/limits'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { readApplicationPosting } from '../applications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { readResumeText } from '../profile/public.ts'
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
  const { resume = false, storyIds = [] } = choice ?? {}
  const application = await chooseApplication(db, ownerId, choice?.applicationId)
  const jobDescription = application
    ? jobOf(application)
    : await chooseJob(db, ownerId, choice?.jobDescriptionId)
  if (!resume && jobDescription === null && storyIds.length === 0) return null
  const resumeText = resume ? await chooseResume(db, ownerId, application) : null
  const isChosen = and(eq(stories.ownerId, ownerId), inArray(stories.id, storyIds))
  const byId = new Map(
    (storyIds.length > 0 ? await db.select().from(stories).where(isChosen) : []).map((row) => [
      row.id,
      row,
    ]),
  )
  return {
    resume: resumeText,
    jobDescription,
    stories: [...new Set(storyIds)].map((id) => {
      const story = byId.get(id)
      if (!story) throw gone('A story')
      const { ownerId: _, createdAt: __, ...content } = story
      return content
    }),
  }
}

const gone = (what: string) =>
  new AppError('validation_failed', `${what} is not there any more. Choose again.`, {
    field: 'context',
  })

type Application = NonNullable<Awaited<ReturnType<typeof readApplicationPosting>>>

async function chooseApplication(
  db: Db,
  ownerId: string,
  id: string | undefined,
): Promise<Application | null> {
  if (id === undefined) return null
  const application = await readApplicationPosting(db, { id, ownerId })
  if (!application) throw gone('The application')
  return application
}

/** The base resume that an application goes with where there is one, otherwise the user's text. */
async function chooseResume(
  db: Db,
  ownerId: string,
  application: Application | null,
): Promise<string> {
  const base = application && (await readResumeText(db, ownerId, application.resumeId))
  if (base) return base.slice(0, RESUME_TEXT_MAX_LENGTH)
  const [row] = await db.select().from(resumeTexts).where(eq(resumeTexts.ownerId, ownerId))
  if (!row) throw gone('Your resume')
  return row.text
}

const jobOf = ({ title, company, text }: Application) => ({
  title: `${title}, ${company}`.slice(0, TITLE_MAX_LENGTH),
  text: text.slice(0, JOB_DESCRIPTION_MAX_LENGTH),
})

/** The chosen job description; null without one. */
async function chooseJob(
  db: Db,
  ownerId: string,
  jobDescriptionId: string | undefined,
): Promise<InterviewContext['jobDescription']> {
  if (jobDescriptionId === undefined) return null
  const [job] = await db
    .select({ title: jobDescriptions.title, text: jobDescriptions.text })
    .from(jobDescriptions)
    .where(isOwnedRow(jobDescriptions, ownerId, jobDescriptionId))
  if (!job) throw gone('The job description')
  return job
}
