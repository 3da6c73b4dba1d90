import * as z from 'zod/mini'
import { UnreadParts } from '../context/context.ts'
import { RESUME_TEXT_MAX_LENGTH } from '../context/limits.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'
import { WebAddress } from '../text/web-address.ts'
import { JsonResume } from './json-resume.ts'

export const BASE_RESUMES_MAX_COUNT = 10
export const RESUME_NAME_MAX_LENGTH = 100

const text = (max: number) => Text.check(z.trim(), z.maxLength(max))
const named = text(RESUME_NAME_MAX_LENGTH).check(z.minLength(1, 'Please give it a name.'))
const at = z.iso.datetime()
/** ISO 3166-1, as in `DE`. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
/** ISO 4217, as in `EUR`. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Levels of the Common European Framework, and the language one grew up with. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const REMOTE_WISHES = ['only', 'preferred', 'no-matter', 'no'] as const

/**
 * What a candidate tells employers once. Everything may stay unsaid: an empty text, an empty list or
 * null. What is unsaid is asked for, and never guessed.
 */
export const Profile = z.strictObject({
  name: text(200),
  email: text(254),
  phone: text(50),
  links: z.array(z.strictObject({ label: text(50), url: WebAddress })).check(z.maxLength(10)),
  /** Where the candidate lives. */
  city: text(100),
  country: z.nullable(CountryCode),
  authorisations: z
    .array(
      z.strictObject({
        country: CountryCode,
        isAuthorised: z.boolean(),
        needsSponsorship: z.boolean(),
      }),
    )
    .check(z.maxLength(50)),
  /** In days. */
  notice: z.nullable(NonNegativeInt.check(z.maximum(366))),
  /** Places in which the candidate would work. */
  places: z.array(text(100)).check(z.maxLength(20)),
  remote: z.nullable(z.enum(REMOTE_WISHES)),
  /** The least pay of a year, in whole units of the currency. */
  payFloor: z.nullable(z.strictObject({ yearly: PositiveInt, currency: CurrencyCode })),
  /** What people speak. */
  languages: z
    .array(z.strictObject({ language: text(50), level: z.enum(LANGUAGE_LEVELS) }))
    .check(z.maxLength(20)),
})
export type Profile = z.infer<typeof Profile>

export const EMPTY_PROFILE: Profile = {
  name: '',
  email: '',
  phone: '',
  links: [],
  city: '',
  country: null,
  authorisations: [],
  notice: null,
  places: [],
  remote: null,
  payFloor: null,
  languages: [],
}

/** A line of the upload that a resume was read from, with its page, counted from 1. */
export const SourceLine = z.object({ page: PositiveInt, text: z.string() })
export type SourceLine = z.infer<typeof SourceLine>

/** What reading a resume could not settle, as in "When did this job end?" */
export const OpenQuestion = z.object({ pointer: z.string(), text: z.string() })
export type OpenQuestion = z.infer<typeof OpenQuestion>

/**
 * A base resume. `places` says for each line of the document that was read from the upload, by its
 * JSON pointer as in `/work/0/highlights/2`, which line of `sourceLines` it is, counted from 0.
 * A line that the candidate wrote has no place. `unread` is null unless the resume was uploaded.
 */
export const BaseResume = z.object({
  id: z.uuid(),
  name: z.string(),
  document: JsonResume,
  sourceLines: z.array(SourceLine),
  places: z.record(z.string(), NonNegativeInt),
  unread: z.nullable(UnreadParts),
  /** For the candidate to answer. */
  questions: z.array(OpenQuestion),
  isMain: z.boolean(),
  createdAt: at,
  updatedAt: at,
})
export type BaseResume = z.infer<typeof BaseResume>

/** GET /api/profile. Resumes are listed without their contents, the main one first. */
export const ProfileWithResumes = z.object({
  profile: Profile,
  resumes: z.array(z.pick(BaseResume, { id: true, name: true, isMain: true, updatedAt: true })),
})
export type ProfileWithResumes = z.infer<typeof ProfileWithResumes>

/** POST /api/profile/resumes: from a JSON Resume, or from pasted text. */
export const NewBaseResume = z
  .strictObject({
    name: named,
    document: z.optional(JsonResume),
    text: z.optional(text(RESUME_TEXT_MAX_LENGTH)),
  })
  .check(
    z.refine(({ document, text }) => (document === undefined) !== (text === undefined), {
      path: ['document'],
      message: 'Please give either a JSON Resume or a text.',
    }),
  )
export type NewBaseResume = z.infer<typeof NewBaseResume>

/**
 * PATCH /api/profile/resumes/:id. `updatedAt` is that of the resume that was changed: 409 for an older
 * one. `settled` are the pointers of questions that are answered without a new text, as in "I still
 * work there".
 */
export const BaseResumeChange = z.strictObject({
  updatedAt: at,
  name: z.optional(named),
  document: z.optional(JsonResume),
  settled: z.optional(z.array(z.string()).check(z.maxLength(200))),
  isMain: z.optional(z.literal(true)),
})
export type BaseResumeChange = z.infer<typeof BaseResumeChange>

/**
 * PUT /api/profile/confirmations: the candidate's own verdict whether a line of a resume shows a
 * requirement. Remembered for the same words in other postings. Null forgets it.
 */
export const Confirmation = z.strictObject({
  requirement: text(2000),
  line: text(2000),
  verdict: z.nullable(z.enum(['shows', 'does-not'])),
})
export type Confirmation = z.infer<typeof Confirmation>
