import type { AnswerSource } from '@sightline/contracts/live/events'
import { wordsOf } from '@sightline/english/sentences'
import { plainLine, spokenDeed } from './spoken-line.ts'

/** A position of a resume. `line` counts from 1. */
export interface Position {
  title: string
  employer: string | null
  isCurrent: boolean
  line: number
  /** Whether what follows belongs to it: a sentence that only mentions a position owns no lines. */
  ownsLines: boolean
}

/** What somebody did, as a line of the resume tells it. */
export interface Deed {
  text: string
  line: number
  position: Position | null
  isProject: boolean
}

export interface ResumeFacts {
  /** What the person is, as the resume says at its beginning; null where it does not. */
  headline: string | null
  /** A sentence about the person as a whole, without `I am`; null without one. */
  summary: string | null
  /** The contact line and the like, before the first part. */
  head: string
  /** As the resume has them: usually the newest first. */
  positions: Position[]
  /** The most telling first: with a number, recent, begun with what was done. */
  deeds: Deed[]
  /** The newest degree, with its school. */
  education: string | null
  interests: string | null
}

const OCCUPATION =
  /\b(?:engineer|developer|programmer|architect|manager|lead|leader|director|analyst|designer|scientist|consultant|intern|internship|administrator|executive|representative|rep|founder|officer|specialist|tester|teacher|nurse|accountant|assistant|agent|coordinator|technician|researcher|barista|cashier|associate|writer|editor|recruiter|buyer|planner|supervisor|head of|owner|working student|trainee|apprentice|clerk|advis[eo]r|paralegal|pharmacist|therapist|chef|driver|marketer|producer|strategist|lecturer|tutor|controller|auditor|mechanic|electrician|receptionist|volunteer)\b/i
const DEGREE =
  /\b(?:bsc|msc|ba|ma|b\.?tech|m\.?tech|b\.?e|mba|phd|bachelor|master|diploma|degree|doctorate|bootcamp|university|college|b\.?s\.?|m\.?s\.?)\b/i
const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\.? |\\d{1,2}[/.])?'
const YEAR = `${MONTH}(?:19|20)\\d\\d`
const PERIOD = new RegExp(
  `[([]?(?:since ${YEAR}|${YEAR}\\s*(?:-|–|—|to|until)\\s*(?:${YEAR}|present|now|today|current|ongoing|date)?)[)\\]]?`,
  'i',
)
const CURRENT = /since|present|now|today|current|ongoing|date|[-–—]\s*[)\]]?$/i

const SECTIONS: [RegExp, Section][] = [
  [/experience|employment|work|career|history|positions?/i, 'experience'],
  [/projects?|open source|portfolio/i, 'projects'],
  [/achievements?|highlights|accomplishments/i, 'projects'],
  [/education|studies|academic|qualifications/i, 'education'],
  [/summary|profile|about|objective/i, 'summary'],
  [/interests|hobbies/i, 'interests'],
  [
    /skills|technologies|tools|languages|certificat\w+|courses|awards|publications|references|contact/i,
    'other',
  ],
]
type Section = 'head' | 'experience' | 'projects' | 'education' | 'summary' | 'interests' | 'other'
const HEADING_MAX_WORDS = 4

interface Line {
  text: string
  line: number
  section: Section
  isHeading: boolean
  isBullet: boolean
}

const sectionOf = (label: string) => SECTIONS.find(([name]) => name.test(label))?.[1]

/** The lines of a resume, each in its part. A part may begin in its own line: `Skills: SQL`. */
function linesOf(resume: string): Line[] {
  let section: Section = 'head'
  return resume.split('\n').flatMap((raw, index): Line[] => {
    const text = plainLine(raw)
    if (text === '') return []
    const isBullet = /^\s*[*•·▪‣◦–—-]\s?/.test(raw)
    const [, label, rest] = /^(\p{L}[\p{L} &/]{2,40}):(.*)$/u.exec(text) ?? []
    const heading = label ?? text
    const isShort = wordsOf(heading).length <= HEADING_MAX_WORDS && !/\d|@/.test(heading)
    const named = isBullet || !isShort || OCCUPATION.test(heading) ? undefined : sectionOf(heading)
    const isHeading = named !== undefined && !rest?.trim()
    if (isHeading) section = named
    const own = named !== undefined && rest?.trim() ? named : section
    return [{ text, line: index + 1, section: own, isHeading, isBullet }]
  })
}

const partsOf = (text: string) =>
  text
    .replace(PERIOD, '|')
    .split(/\s*[|·•]\s*|\s+[–—-]\s+|,\s+|\t+|\s{2,}|\s+(?:at|@)\s+/)
    .map((part) => part.replace(/^[\s,()–—-]+|[\s,()–—-]+$/g, ''))
    .filter((part) => part !== '')

const POSITION_MAX_WORDS = 10
const PROSE_POSITION =
  /\b(?:was|am|worked as|i'm) an? ((?:[\w-]+ ){0,4}[\w-]+) (?:at|for|with) ((?:\p{Lu}[\w&.-]*)(?: \p{Lu}[\w&.-]*)*)/u

/** The position that a line, with the lines around it, names. */
function positionAt(lines: readonly Line[], index: number): Position | null {
  const one = lines[index]
  if (
    !one ||
    one.isHeading ||
    one.isBullet ||
    one.section === 'education' ||
    one.section === 'other'
  )
    return null
  const prose = PROSE_POSITION.exec(one.text.replaceAll('’', "'"))
  if (prose?.[1] && OCCUPATION.test(prose[1]))
    return {
      title: prose[1],
      employer: prose[2] ?? null,
      isCurrent: / am |'m /.test(prose[0]),
      line: one.line,
      ownsLines: false,
    }
  const period = PERIOD.exec(one.text)?.[0]
  const isNamed =
    /^[^.]+ (?:at|@) \p{Lu}/u.test(one.text) && wordsOf(one.text).length <= POSITION_MAX_WORDS
  if (period === undefined && !(isNamed && OCCUPATION.test(one.text))) return null
  const parts = partsOf(one.text)
  const near = [lines[index - 1], lines[index + 1], lines[index - 2]].filter(
    (line) =>
      line &&
      !line.isBullet &&
      !line.isHeading &&
      !PERIOD.test(line.text) &&
      wordsOf(line.text).length <= 6,
  )
  const nearParts = near.flatMap((line) =>
    line && line.section !== 'head' ? partsOf(line.text) : [],
  )
  const title = [...parts, ...nearParts].find((part) => OCCUPATION.test(part))
  if (title === undefined || (DEGREE.test(one.text) && !OCCUPATION.test(one.text))) return null
  const employer = [...parts, ...nearParts].find((part) => part !== title && !OCCUPATION.test(part))
  const isCurrent = period === undefined ? one.section === 'head' : CURRENT.test(period)
  return {
    title,
    employer: employer ?? null,
    isCurrent,
    line: one.line,
    ownsLines: period !== undefined,
  }
}

/** What a resume says of the person, read from its layout. Nothing is guessed: what is not found is null. */
export function resumeFacts(resume: string): ResumeFacts {
  const lines = linesOf(resume)
  const positionsByLine = new Map(
    lines.flatMap((line, index) => {
      const position = positionAt(lines, index)
      return position ? [[line.line, position] as const] : []
    }),
  )
  const head = lines.filter(({ section }) => section === 'head')
  const headline = head
    .filter(({ line }) => line > 1 && !positionsByLine.has(line))
    .flatMap(({ text }) => partsOf(text))
    .find((part) => OCCUPATION.test(part) && wordsOf(part).length <= 6 && !/[@\d]/.test(part))
  return {
    headline: headline ?? null,
    summary: summaryOf(lines),
    head: head.map(({ text }) => text).join('\n'),
    positions: distinct([...positionsByLine.values()]),
    deeds: deedsOf(lines, positionsByLine),
    education: educationOf(lines),
    interests:
      lines
        .find(({ section, isHeading }) => section === 'interests' && !isHeading)
        ?.text.replace(/^\w+: ?/, '') ?? null,
  }
}

const distinct = (positions: Position[]) =>
  positions.filter(
    ({ title, employer }, index) =>
      positions.findIndex((other) => other.title === title && other.employer === employer) ===
      index,
  )

/** `Backend engineer with eight years of …`, in the part of that name. */
function summaryOf(lines: readonly Line[]): string | null {
  const text = lines.find(({ section, isHeading }) => section === 'summary' && !isHeading)?.text
  const sentence = text
    ?.split(/(?<=[.!?])\s/)[0]
    ?.replace(/[.!?]+$/, '')
    .replace(/^\w+: ?/, '')
  return sentence && OCCUPATION.test(sentence.split(' ').slice(0, 6).join(' ')) ? sentence : null
}

const educationOf = (lines: readonly Line[]): string | null => {
  const degrees = lines.filter(
    ({ section, isHeading, text }) =>
      section === 'education' && !isHeading && wordsOf(text).length > 1,
  )
  return (degrees.find(({ text }) => DEGREE.test(text)) ?? degrees[0])?.text ?? null
}

const DEED_MIN_WORDS = 4

function deedsOf(lines: readonly Line[], positions: ReadonlyMap<number, Position>): Deed[] {
  let position: Position | null = null
  const deeds: (Deed & { score: number })[] = []
  for (const { text, line, section, isHeading, isBullet } of lines) {
    const named = positions.get(line)
    if (named) position = named.ownsLines ? named : null
    if (isHeading) position = null
    const isElsewhere =
      section === 'education' ||
      section === 'other' ||
      section === 'interests' ||
      section === 'summary'
    if (
      named ||
      isHeading ||
      isElsewhere ||
      wordsOf(text).length < DEED_MIN_WORDS ||
      /@|https?:|\+\d|\|/.test(text)
    )
      continue
    const said = spokenDeed(text)
    const isTold = isBullet || said !== null || section === 'projects'
    if (!isTold || (section === 'head' && said === null)) continue
    const hasFigure = /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))
    const score =
      (hasFigure ? 2 : 0) +
      (said === null ? 0 : 1) +
      (position?.isCurrent ? 1 : 0) +
      (section === 'projects' ? 1 : 0)
    deeds.push({ text, line, position, isProject: section === 'projects', score })
  }
  return deeds.sort((a, b) => b.score - a.score).map(({ score: _, ...deed }) => deed)
}

/** What somebody did, as they would say it, without a full stop. */
export const saidDeed = ({ text, isProject }: Pick<Deed, 'text'> & Partial<Deed>): string =>
  spokenDeed(text) ?? `${isProject ? 'One of my projects' : 'Part of my work'}: ${plainLine(text)}`

/** A line of the resume as the source of an answer. */
export const resumeSource = ({ text, line }: { text: string; line: number }): AnswerSource => ({
  label: `Resume, line ${line}`,
  text: text.slice(0, 1000),
})
