import * as z from 'zod/mini'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { plainText } from '../text/plain-text.ts'
import {
  JOB_DESCRIPTION_MAX_LENGTH,
  RESUME_TEXT_MAX_LENGTH,
  STORIES_PER_INTERVIEW,
  STORY_PART_MAX_LENGTH,
  STORY_PARTS,
  TITLE_MAX_LENGTH,
} from './limits.ts'

/**
 * Written when it is needed: the first number that a browser formats takes it some ten
 * milliseconds.
 */
const most = (max: number) => () => `Please use at most ${max.toLocaleString('en')} characters.`
const text = (max: number) =>
  z.pipe(z.string().check(z.maxLength(max, { error: most(max) })), z.transform(plainText))
const required = (words: string, max: number) =>
  z.pipe(text(max), z.string().check(z.minLength(1, words)))
const at = z.iso.datetime()

/**
 * What of an uploaded resume could not be read: pages that are pictures, by number from 1, and the
 * counts of pictures and of charts or embedded objects elsewhere.
 */
export const UnreadParts = z.object({
  pages: z.array(PositiveInt),
  pictures: NonNegativeInt,
  drawings: NonNegativeInt,
})
export type UnreadParts = z.infer<typeof UnreadParts>

/**
 * The text of a resume. Sources refer to its lines by number, from 1. The uploaded file is not
 * stored. `unread` is null for a text that the user has entered or corrected.
 */
export const Resume = z.object({
  text: z.string(),
  unread: z.nullable(UnreadParts),
  updatedAt: at,
})
export type Resume = z.infer<typeof Resume>
/**
 * PATCH /api/context/resume creates or replaces the text. POST /api/context/resume-files extracts
 * the text from a file.
 */
export const ResumeText = z.strictObject({
  text: required('Please put in the text of your resume.', RESUME_TEXT_MAX_LENGTH),
})

/** POST /api/context/job-descriptions and PATCH /api/context/job-descriptions/:id. */
export const NewJobDescription = z.strictObject({
  title: required('Please give it a title.', TITLE_MAX_LENGTH),
  text: required('Please paste the job description.', JOB_DESCRIPTION_MAX_LENGTH),
})
export const JobDescription = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  createdAt: at,
})
export type JobDescription = z.infer<typeof JobDescription>

const part = z._default(text(STORY_PART_MAX_LENGTH), '')
/**
 * POST /api/context/stories and PATCH /api/context/stories/:id. At least one part must have a text.
 */
export const NewStory = z
  .strictObject({
    title: required('Please give the story a title.', TITLE_MAX_LENGTH),
    situation: part,
    task: part,
    action: part,
    result: part,
  })
  .check(
    z.refine((story) => STORY_PARTS.some((name) => story[name] !== ''), {
      path: ['situation'],
      message: 'Please tell at least one part of the story.',
    }),
  )
export const Story = z.object({
  id: z.uuid(),
  title: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  createdAt: at,
})
export type Story = z.infer<typeof Story>

/** GET /api/context: the background that a candidate has stored, lists oldest first. */
export const PersonalContext = z.object({
  resume: z.nullable(Resume),
  jobDescriptions: z.array(JobDescription),
  stories: z.array(Story),
})
export type PersonalContext = z.infer<typeof PersonalContext>

/**
 * The parts of the background that an interview may use, chosen when it is created. With
 * `applicationId` the posting of that application is the job description, and the interview is
 * listed with the application.
 */
export const ContextChoice = z.strictObject({
  resume: z.optional(z.boolean()),
  jobDescriptionId: z.optional(z.uuid()),
  applicationId: z.optional(z.uuid()),
  storyIds: z.optional(
    z
      .array(z.uuid())
      .check(
        z.maxLength(STORIES_PER_INTERVIEW, `Choose at most ${STORIES_PER_INTERVIEW} stories.`),
      ),
  ),
})
export type ContextChoice = z.infer<typeof ContextChoice>

/**
 * The chosen background as it was when the interview was created. Later changes do not affect the
 * interview.
 */
export const InterviewContext = z.object({
  resume: z.nullable(z.string()),
  jobDescription: z.nullable(z.object({ title: z.string(), text: z.string() })),
  stories: z.array(z.omit(Story, { createdAt: true })),
})
export type InterviewContext = z.infer<typeof InterviewContext>
