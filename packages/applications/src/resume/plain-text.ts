import type { JsonResume } from '@sightline/contracts/profile/json-resume'

/** The sections in the order of a resume, each with what stands in the first line of its entries. */
const SECTIONS: Record<string, { heading: string; first: readonly string[] }> = {
  work: { heading: 'Experience', first: ['position', 'name', 'location'] },
  volunteer: { heading: 'Volunteering', first: ['position', 'organization'] },
  projects: { heading: 'Projects', first: ['name'] },
  education: { heading: 'Education', first: ['studyType', 'area', 'institution', 'score'] },
  certificates: { heading: 'Certificates', first: ['name', 'issuer', 'date'] },
  skills: { heading: 'Skills', first: ['name', 'level'] },
  languages: { heading: 'Languages', first: ['language', 'fluency'] },
  awards: { heading: 'Awards', first: ['title', 'awarder', 'date'] },
  publications: { heading: 'Publications', first: ['name', 'publisher', 'releaseDate'] },
  interests: { heading: 'Interests', first: ['name'] },
  references: { heading: 'References', first: ['name'] },
}
/** What is about the file and not about its candidate. */
const ABOUT_FILE = ['$schema', 'meta']
const CONTACT = ['email', 'phone', 'url', 'location', 'profiles']
const DATES = ['startDate', 'endDate']
/** What of an entry is told first. A database does not keep the order of keys. */
const DETAILS = ['summary', 'description', 'highlights', 'courses', 'keywords']

/** A resume as a text to read, section by section. It says what the document says, and no more. */
export function plainTextOf({ basics = {}, ...document }: JsonResume): string {
  const { name, label, summary, ...contact } = basics
  const top = [
    ...textsIn([name, label]),
    textsIn(inOrder(contact, CONTACT).map(([, value]) => value)).join(', '),
  ].filter((line) => line !== '')
  const sections = inOrder(document, Object.keys(SECTIONS))
    .filter(([key]) => !ABOUT_FILE.includes(key))
    .map(([key, value]) => {
      const { heading = key, first = [] } = SECTIONS[key] ?? {}
      const lines = [value].flat().flatMap((entry) => linesOfEntry(entry, first))
      return lines.length > 0 ? [heading.toUpperCase(), ...lines] : []
    })
  return [top, textsIn(summary), ...sections]
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')
}

function linesOfEntry(entry: unknown, first: readonly string[]): string[] {
  if (!isRecord(entry)) return textsIn(entry)
  const words = textsIn(first.map((key) => entry[key])).join(', ')
  const period = periodOf(entry)
  const details = inOrder(entry, DETAILS).flatMap(([key, value]) => {
    if (first.includes(key) || DATES.includes(key)) return []
    const texts = textsIn(value)
    return key === 'highlights' ? texts.map((text) => `- ${text}`) : [texts.join(', ')]
  })
  const head = words && period ? `${words}, ${period}` : words || period
  return [head, ...details].filter((line) => line !== '')
}

/** An entry without an end date goes on, if its start date is known. */
function periodOf({ startDate, endDate }: Record<string, unknown>): string {
  const [start, end] = [textsIn(startDate).join(), textsIn(endDate).join()]
  return start === '' ? end : `${start} - ${end || 'present'}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** All texts and numbers in a value that are not empty. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

/** The entries of an object, those with these keys first. */
const inOrder = (value: object, keys: readonly string[]): [string, unknown][] => {
  const places = new Map(keys.map((key, place) => [key, place]))
  const placeOf = (key: string) => places.get(key) ?? keys.length
  return Object.entries(value).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}
