import { t } from '@lingui/core/macro'
import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { countAt, textAt, valueAt, withValue } from './pointers.ts'

/** A single text of an entry. */
export interface FieldSpec {
  /** Below the entry, as in `location/city`. */
  path: string
  label: string
  kind?: 'date' | 'long'
}

/** A list of lines of an entry, such as what was done in a job. */
interface LinesSpec {
  path: string
  label: string
  add: string
}

export interface EntrySpec {
  fields: FieldSpec[]
  lines: LinesSpec[]
}

/** A list of entries of the same kind. */
export interface SectionSpec extends EntrySpec {
  pointer: string
  title: string
  add: string
  /** The fields that name an entry, the first one that is filled in first. */
  titleFields: string[]
}

const period = (): FieldSpec[] => [
  { path: 'startDate', label: t`Begin`, kind: 'date' },
  { path: 'endDate', label: t`End`, kind: 'date' },
]
const highlights = (): LinesSpec => ({
  path: 'highlights',
  label: t`What you did`,
  add: t`Add a line`,
})
const keywords = (): LinesSpec => ({
  path: 'keywords',
  label: t`Single skills`,
  add: t`Add a skill`,
})

/** The fields about the candidate. */
export const basicsFields = (): FieldSpec[] => [
  { path: 'name', label: t`Full name` },
  { path: 'label', label: t`What you are` },
  { path: 'email', label: t`Email` },
  { path: 'phone', label: t`Phone` },
  { path: 'url', label: t`Address on the web` },
  { path: 'location/city', label: t`City` },
  { path: 'summary', label: t`Summary`, kind: 'long' },
]

/** The lists of entries, in the order of the page. */
export const sections = (): SectionSpec[] => [
  {
    pointer: '/work',
    title: t`Work`,
    add: t`Add a job`,
    titleFields: ['position', 'name'],
    fields: [
      { path: 'position', label: t`Position` },
      { path: 'name', label: t`Employer` },
      ...period(),
      { path: 'location', label: t`Place` },
      { path: 'summary', label: t`Summary`, kind: 'long' },
    ],
    lines: [highlights()],
  },
  {
    pointer: '/education',
    title: t`Education`,
    add: t`Add an education`,
    titleFields: ['studyType', 'area', 'institution'],
    fields: [
      { path: 'institution', label: t`School` },
      { path: 'studyType', label: t`Degree` },
      { path: 'area', label: t`Subject` },
      { path: 'score', label: t`Grade` },
      ...period(),
    ],
    lines: [{ path: 'courses', label: t`Courses`, add: t`Add a course` }],
  },
  {
    pointer: '/projects',
    title: t`Projects`,
    add: t`Add a project`,
    titleFields: ['name'],
    fields: [
      { path: 'name', label: t`Name` },
      ...period(),
      { path: 'description', label: t`Description`, kind: 'long' },
    ],
    lines: [highlights(), keywords()],
  },
  {
    pointer: '/skills',
    title: t`Skills`,
    add: t`Add skills`,
    titleFields: ['name'],
    fields: [
      { path: 'name', label: t`Field or skill` },
      { path: 'level', label: t`Level` },
    ],
    lines: [keywords()],
  },
  {
    pointer: '/certificates',
    title: t`Certificates`,
    add: t`Add a certificate`,
    titleFields: ['name'],
    fields: [
      { path: 'name', label: t`Name` },
      { path: 'issuer', label: t`Given by` },
      { path: 'date', label: t`On`, kind: 'date' },
    ],
    lines: [],
  },
  {
    pointer: '/languages',
    title: t`Languages`,
    add: t`Add a language`,
    titleFields: ['language'],
    fields: [
      { path: 'language', label: t`Language` },
      { path: 'fluency', label: t`Level` },
    ],
    lines: [],
  },
]

/** The words that name an entry, such as "Engineer, Acme"; empty for an entry without any. */
export const entryTitle = (document: JsonResume, section: SectionSpec, position: number): string =>
  section.titleFields
    .map((field) => textAt(document, `${section.pointer}/${position}/${field}`).trim())
    .filter(Boolean)
    .join(', ')

/** The document without the lines and entries that are empty, as they are added before typing. */
export function tidied(document: JsonResume): JsonResume {
  let tidy = document
  for (const { pointer, lines } of sections()) {
    for (let position = 0; position < countAt(tidy, pointer); position++)
      for (const { path } of lines) {
        const list = valueAt(tidy, `${pointer}/${position}/${path}`)
        if (Array.isArray(list) && list.some(isBlank))
          tidy = withValue(
            tidy,
            `${pointer}/${position}/${path}`,
            list.filter((line) => !isBlank(line)),
          )
      }
    const entries = valueAt(tidy, pointer)
    if (Array.isArray(entries) && entries.some(isEmpty))
      tidy = withValue(
        tidy,
        pointer,
        entries.filter((entry) => !isEmpty(entry)),
      )
  }
  return tidy
}

const isBlank = (line: unknown) => typeof line === 'string' && line.trim() === ''
const isEmpty = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  Object.values(entry).every((value) => Array.isArray(value) && value.length === 0)
