import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { textsIn } from '../resume/document-texts.ts'
import { languagesIn, type NamedLanguage } from '../resume/language-names.ts'
import { type Period, periodsIn } from '../resume/periods.ts'
import { type Doubt, doubtAt } from './doubts.ts'
import { type Mention, mentionsIn, shownBy } from './taxonomy.ts'
import { contentStems, normalisedWords } from './tokens.ts'

export type LineKind =
  | 'basics'
  | 'work'
  | 'education'
  | 'projects'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'other'

/** A resume as it is matched: its document, and the lines of the upload that it was read from. */
export interface MatchedResume {
  document: JsonResume
  sourceLines?: readonly string[]
  places?: Readonly<Record<string, number>>
}

/** A line of a resume with all that matching asks of it. */
export interface ResumeLine {
  text: string
  kind: LineKind
  /** The job that it belongs to, by its position in the document. */
  job: number | null
  /** A line that names a job, as opposed to one that tells what was done. */
  isHeader: boolean
  mentions: readonly LineMention[]
  /** Names of what its mentions show beyond doubt. */
  shows: ReadonlySet<string>
  /** Names that it shows to have been learnt, beyond those it shows to have been done. */
  teaches: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** Its normalised words, by which a verdict knows it. */
  words: string
  languages: readonly NamedLanguage[]
}

export interface LineMention extends Mention {
  doubt: Doubt | null
}

export interface Job {
  period: Pick<Period, 'from' | 'to'> | null
  /** The words that name it: title, employer. */
  title: string
  lines: ResumeLine[]
}

export interface IndexedResume {
  lines: ResumeLine[]
  jobs: Job[]
}

interface RawLine {
  text: string
  kind: LineKind
  job: number | null
  isHeader: boolean
}

/** A resume's lines, looked through once for all postings. `now` is a month: see `monthAt`. */
export function indexResume(resume: MatchedResume, now: number): IndexedResume {
  const titles = (resume.document.work ?? []).map(({ position, name }) => `${position} ${name}`)
  const isOnlyPractice = titles.every((title) => PRACTICE.test(title))
  const lines = rawLines(resume).map((line) => {
    const isPractice = !isOnlyPractice && line.job !== null && PRACTICE.test(titles[line.job] ?? '')
    return indexLine(line, isPractice, now)
  })
  const jobs = (resume.document.work ?? []).map((job, number): Job => {
    const [period] = periodsIn(`${job.startDate ?? ''} - ${job.endDate ?? 'present'}`)
    return {
      period: job.startDate === undefined ? null : (period ?? null),
      title: [job.position, job.name].filter(Boolean).join(', '),
      lines: lines.filter((line) => line.job === number),
    }
  })
  return { lines, jobs }
}

/** Work in which one learns: beside a job it shows little. */
const PRACTICE = /\b(?:intern(?:ship)?|work experience|placement)\b/i

function indexLine(line: RawLine, isPractice: boolean, now: number): ResumeLine {
  const mentions = mentionsIn(line.text).map((mention) => ({
    ...mention,
    doubt: doubtAt(line.text, mention.index, mention.end, now) ?? (isPractice ? 'slight' : null),
  }))
  const certain = mentions.filter(
    ({ doubt, term }) => doubt === null && (term.kind !== 'sectors' || line.isHeader),
  )
  return {
    ...line,
    mentions,
    shows: new Set(certain.flatMap(({ term }) => [...shownBy(term)])),
    teaches: new Set(
      mentions.filter(({ doubt }) => doubt === 'studied').flatMap(({ term }) => [...shownBy(term)]),
    ),
    stems: new Set(contentStems(line.text)),
    words: normalisedWords(line.text),
    languages: languagesIn(line.text),
  }
}

/** A text of a document: where it stands, and the texts that are told in one line with it. */
interface DocumentText extends Omit<RawLine, 'text'> {
  pointer: string
  text: string
}

/** Each line once, in order: that of the upload where the document still says the same. */
function rawLines({ document, sourceLines = [], places = {} }: MatchedResume): RawLine[] {
  const found = new Map<number | string, RawLine & { order: number }>()
  const entryPlaces = new Map(
    Object.entries(places).map(([pointer, place]) => [entryOf(pointer), place]),
  )
  for (const { pointer, text, ...line } of textsOf(document)) {
    for (const [number, part] of text.split('\n').entries()) {
      const place = placeOf(part, places[pointer] ?? entryPlaces.get(entryOf(pointer)), sourceLines)
      const key = place ?? `${pointer} ${number}`
      const known = found.get(key)
      if (known) known.isHeader ||= line.isHeader
      else {
        const words = bare(place === undefined ? part : (sourceLines[place] ?? part))
        if (words !== '') found.set(key, { ...line, text: words, order: place ?? Infinity })
      }
    }
  }
  return [...found.values()].toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
}

/** The entry of a list that a pointer leads into, as `/skills/2`. */
const entryOf = (pointer: string) => pointer.split('/').slice(0, 3).join('/')

const DATE = /^[12]\d{3}(?:-\d\d){0,2}$/

/** The line of the upload that still says a text. */
function placeOf(
  text: string,
  place: number | undefined,
  sourceLines: readonly string[],
): number | undefined {
  if (place !== undefined && (DATE.test(text) || sourceLines[place]?.includes(text))) return place
  if (DATE.test(text) || text.length < 4) return undefined
  const found = sourceLines.findIndex((line) => line.includes(text))
  return found < 0 ? undefined : found
}

const KINDS: Record<string, LineKind> = {
  ...{ basics: 'basics', work: 'work', education: 'education', projects: 'projects' },
  ...{ certificates: 'certificates', skills: 'skills', languages: 'languages' },
}

/** The texts of a document. Short ones of an entry that no line tells apart stand in one. */
function textsOf(document: JsonResume): DocumentText[] {
  const texts: DocumentText[] = []
  for (const [section, value] of Object.entries(document)) {
    const kind = KINDS[section] ?? 'other'
    if (!Array.isArray(value)) {
      for (const { pointer, text } of textsIn(value, `/${section}`))
        texts.push({ pointer, text, kind, job: null, isHeader: false })
      continue
    }
    for (const [number, entry] of value.entries()) {
      const job = kind === 'work' ? number : null
      for (const { pointer, text } of textsIn(entry, `/${section}/${number}`)) {
        const isHeader = kind === 'work' && !/\/(?:highlights|summary|url)/.test(pointer)
        texts.push({ pointer, text, kind, job, isHeader })
      }
    }
  }
  return texts
}

/** A line without the sign of its list. */
const bare = (line: string) => line.replace(/^\s*(?:[-–*•·▪◦‣●○■→»>+✔✓➤➢~]|o(?= ))\s+/, '').trim()
