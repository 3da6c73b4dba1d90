import * as z from 'zod/mini'
import { Text } from '../text/text.ts'

const LINE_MAX_LENGTH = 2000
const ENTRIES_MAX_COUNT = 100
const LINES_MAX_COUNT = 100

const line = Text.check(z.maxLength(LINE_MAX_LENGTH))
const optional = z.optional(line)
const lines = z.optional(z.array(line).check(z.maxLength(LINES_MAX_COUNT)))
const list = <T extends z.core.SomeType>(item: T) =>
  z.optional(z.array(item).check(z.maxLength(ENTRIES_MAX_COUNT)))

/** A year, a month or a day: parts after the year are optional. */
export const ResumeDate = z
  .string()
  .check(
    z.regex(
      /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
      'Please write the date as 2019, 2019-03 or 2019-03-31.',
    ),
  )

const period = { startDate: z.optional(ResumeDate), endDate: z.optional(ResumeDate) }

const Resume = z.looseObject({
  basics: z.optional(
    z.looseObject({
      name: optional,
      label: optional,
      email: optional,
      phone: optional,
      url: optional,
      summary: optional,
      location: z.optional(
        z.looseObject({
          address: optional,
          city: optional,
          region: optional,
          countryCode: optional,
        }),
      ),
      profiles: list(z.looseObject({ network: optional, username: optional, url: optional })),
    }),
  ),
  work: list(
    z.looseObject({
      name: optional,
      position: optional,
      location: optional,
      url: optional,
      summary: optional,
      highlights: lines,
      ...period,
    }),
  ),
  education: list(
    z.looseObject({
      institution: optional,
      area: optional,
      studyType: optional,
      score: optional,
      courses: lines,
      ...period,
    }),
  ),
  projects: list(
    z.looseObject({
      name: optional,
      description: optional,
      highlights: lines,
      keywords: lines,
      ...period,
    }),
  ),
  certificates: list(
    z.looseObject({ name: optional, issuer: optional, date: z.optional(ResumeDate) }),
  ),
  skills: list(z.looseObject({ name: optional, level: optional, keywords: lines })),
  languages: list(z.looseObject({ language: optional, fluency: optional })),
})

/** Far more than the shape itself has, and far less than what overflows the stack. */
const MAX_DEPTH = 30

const isWithinDepth = (value: unknown, depth: number): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (depth > 0 && Object.values(value).every((item) => isWithinDepth(item, depth - 1)))

/**
 * A resume in the shape of JSON Resume 1.3 (jsonresume.org). Keys that are not named here are kept
 * and given back at export. An entry without an end date goes on, if its start date is known.
 */
export const JsonResume = Resume.check(
  z.refine(
    (document) => isWithinDepth(document, MAX_DEPTH),
    'Please use a document that is nested less deeply.',
  ),
)
export type JsonResume = z.infer<typeof JsonResume>
