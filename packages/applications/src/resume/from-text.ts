import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { type Period, periodsIn } from './periods.ts'
import { itemOf, type Section, type SectionKind, sectionsOf } from './sections.ts'

/** A resume that was read from the lines of a text. */
export interface ReadResume {
  document: JsonResume
  /** Which line, counted from 0, each text of the document comes from, by its JSON pointer. */
  places: Record<string, number>
  /** What the text leaves open, for its candidate to answer. Nothing of it is guessed. */
  questions: { pointer: string; text: string }[]
}

type Work = NonNullable<JsonResume['work']>[number]
type Education = NonNullable<JsonResume['education']>[number]
type Dates = Pick<Work, 'startDate' | 'endDate'>

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?:\+|\(?\b0|\(?\b[1-9])[\d\s()./-]{6,}\d/
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b(?:github|gitlab|linkedin)\.com\/\S+/i

/** Words of job titles, by which the title is told from the employer. */
const TITLE =
  /\b(?:engineer|developer|programmer|architect|manager|lead|head|director|analyst|scientist|designer|consultant|administrator|admin|technician|specialist|assistant|associate|officer|intern(?:ship)?|trainee|teacher|nurse|accountant|tester|researcher|writer|editor|coordinator|supervisor|executive|founder|freelance(?:r)?|contractor|agent|advocate|owner|president|cto|ceo|vp|staff|student|tutor|clerk|mechanic|operator|planner|buyer|representative|sre|devops|qa)\b/i
const DEGREE =
  /\b(?:b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|mba|ph\.?d|bachelor|master|diploma|degree|laurea|licence|associate|doctora(?:te|l)|abitur|a-levels?|pgce|bca|mca)\b/i

/**
 * Reads a resume from its lines. What is not understood stays as a line of the entry above it, so
 * that no word is lost.
 */
export function resumeOfLines(lines: readonly string[]): ReadResume {
  const reader = createReader(lines)
  const sections = sectionsOf(lines)
  const [top] = sections
  if (top) readTop(reader, top)
  for (const section of sections.slice(1)) READERS[section.kind](reader, section)
  return reader.result
}

type Reader = ReturnType<typeof createReader>

function createReader(lines: readonly string[]) {
  const document: JsonResume = {}
  const result: ReadResume = { document, places: {}, questions: [] }
  return {
    result,
    document,
    line: (index: number) => lines[index] ?? '',
    isAfterGap: (index: number) => index > 0 && (lines[index - 1] ?? '').trim() === '',
    place(pointer: string, index: number) {
      result.places[pointer] = index
    },
    ask(pointer: string, text: string) {
      result.questions.push({ pointer, text })
    },
  }
}

const READERS: Record<SectionKind, (reader: Reader, section: Section) => void> = {
  basics: readTop,
  summary: readSummary,
  work: readWork,
  education: readEducation,
  projects: readProjects,
  certificates: readCertificates,
  skills: readSkills,
  languages: readLanguages,
  other: readOther,
}

/** Name, title and contact, which stand above the first heading. What follows are jobs. */
function readTop(reader: Reader, { lines }: Section) {
  const basics: NonNullable<JsonResume['basics']> = {}
  reader.document.basics = basics
  const rest: number[] = []
  for (const [position, index] of lines.entries()) {
    const line = reader.line(index).trim()
    const isContact = EMAIL.test(line) || PHONE.test(line) || ADDRESS.test(line)
    const isPeriod = periodsIn(line).length > 0
    if (position === 0 && !isPeriod) {
      const name = line.split(/ {2,}|[|·/•]|, (?=\d)/)[0]?.trim()
      if (name && !EMAIL.test(name)) {
        basics.name = name
        reader.place('/basics/name', index)
      }
    }
    if (isContact) readContact(reader, basics, index)
    else if (
      position > 0 &&
      rest.length === 0 &&
      !isPeriod &&
      basics.label === undefined &&
      line.length <= 80 &&
      TITLE.test(line)
    ) {
      basics.label = line
      reader.place('/basics/label', index)
    } else if (position > 0) rest.push(index)
  }
  const firstJob = rest.findIndex((index) => periodsIn(reader.line(index)).length > 0)
  readSummary(reader, { kind: 'summary', lines: firstJob < 0 ? rest : rest.slice(0, firstJob) })
  if (firstJob >= 0) readWork(reader, { kind: 'work', lines: rest.slice(firstJob) })
}

function readContact(reader: Reader, basics: NonNullable<JsonResume['basics']>, index: number) {
  const line = reader.line(index)
  const found = { email: EMAIL.exec(line)?.[0], url: ADDRESS.exec(line)?.[0] }
  const withoutAddresses = line.replace(EMAIL, ' ').replace(ADDRESS, ' ')
  const phone = PHONE.exec(withoutAddresses)?.[0].trim()
  for (const [key, value] of Object.entries({ ...found, phone })) {
    if (value === undefined || basics[key] !== undefined) continue
    basics[key] = value
    reader.place(`/basics/${key}`, index)
  }
}

function readSummary(reader: Reader, { lines }: Section) {
  const [first] = lines
  if (first === undefined) return
  const text = lines.map((index) => itemOf(reader.line(index)).text).join('\n')
  reader.document.basics ??= {}
  const { summary } = reader.document.basics
  reader.document.basics.summary = summary === undefined ? text : `${summary}\n${text}`
  reader.place('/basics/summary', first)
}

/** Cuts a section into entries: each begins with a line that tells a span, or above it. */
function entriesOf(reader: Reader, { lines }: Section): number[][] {
  const starts: number[] = []
  for (const [position, index] of lines.entries()) {
    const { text, isItem } = itemOf(reader.line(index))
    if (isItem || periodsIn(text).length === 0 || isProse(text)) continue
    // Up to two lines of the same paragraph above the dates name the job.
    let start = position
    while (start > 0 && position - start < 2) {
      const above = lines[start - 1] ?? 0
      const isOwnParagraph = reader.isAfterGap(lines[start] ?? 0)
      const isTaken = starts.includes(start - 1)
      if (
        isOwnParagraph ||
        isTaken ||
        itemOf(reader.line(above)).isItem ||
        isProse(reader.line(above))
      )
        break
      start--
    }
    if (!starts.includes(start)) starts.push(start)
  }
  if (starts[0] !== 0 && lines.length > 0) starts.unshift(0)
  return starts.map((start, number) => lines.slice(start, starts[number + 1]))
}

/** A sentence that tells a story, in which a span is part of the story. */
const isProse = (line: string) =>
  line.trim().length > 120 || (/[.!?]$/.test(line.trim()) && line.trim().split(' ').length > 14)

function readWork(reader: Reader, section: Section) {
  reader.document.work ??= []
  const work = reader.document.work
  for (const entry of entriesOf(reader, section)) {
    const pointer = `/work/${work.length}`
    const { header, body } = headOf(reader, entry)
    const job: Work = {}
    readHeader(reader, job, header, pointer)
    if (body.length > 0) {
      job.highlights = body.map((index) => itemOf(reader.line(index)).text)
      for (const [number, index] of body.entries())
        reader.place(`${pointer}/highlights/${number}`, index)
    }
    work.push(job)
    if (job.startDate === undefined) reader.ask(pointer, 'When did this begin and end?')
  }
}

/** The lines of an entry that name it: those up to its dates, without items of a list. */
function headOf(reader: Reader, entry: number[]): { header: number[]; body: number[] } {
  const dated = entry.findIndex((index) => periodsIn(reader.line(index)).length > 0)
  const end = dated >= 0 && dated < 3 ? dated + 1 : 1
  const header = entry.slice(0, end).filter((index) => !itemOf(reader.line(index)).isItem)
  const next = entry[end]
  // A short line below the dates often names the employer.
  const isNamed =
    next !== undefined && header.length === 1 && isNameLine(reader, header[0] ?? 0, next)
  const used = isNamed ? [...header, next] : header
  return { header: used, body: entry.filter((index) => !used.includes(index)) }
}

function isNameLine(reader: Reader, dated: number, next: number): boolean {
  const { text, isItem } = itemOf(reader.line(next))
  const words = withoutPeriod(reader.line(dated))
  return (
    !isItem &&
    text.length <= 80 &&
    !/[.!?]$/.test(text) &&
    (words === '' || !TITLE.test(words)) &&
    TITLE.test(text)
  )
}

const withoutPeriod = (line: string) =>
  periodsIn(line)
    .reduce((text, { words }) => text.replace(words, ' | '), line)
    .replace(/[([]\s*\|\s*[)\]]/g, ' | ')
    .trim()

function readHeader(reader: Reader, job: Work, header: number[], pointer: string) {
  const parts = header.flatMap((index) =>
    withoutPeriod(reader.line(index))
      .split(/\s*\|\s*|\s+[·•]\s+|\s+[–—-]\s+|\s*—\s*|: | {2,}|\t|,\s+| at (?=\p{Lu})/u)
      .map((part) => part.replace(/^[\s,.:()–—-]+|[\s,:(–—-]+$/g, ''))
      .filter((part) => /\p{L}/u.test(part))
      .map((text) => ({ text, index })),
  )
  const title = parts.find(({ text }) => TITLE.test(text))
  const others = parts.filter((part) => part !== title)
  const [employer, ...places] = others
  const set = (
    key: 'name' | 'position' | 'location',
    text: string | undefined,
    index: number | undefined,
  ) => {
    if (text === undefined || text === '' || index === undefined) return
    job[key] = text
    reader.place(`${pointer}/${key}`, index)
  }
  set('position', title?.text, title?.index)
  set('name', employer?.text, employer?.index)
  set('location', places.map(({ text }) => text).join(', '), places[0]?.index)
  const dated = header.find((index) => periodsIn(reader.line(index)).length > 0)
  const [period] = dated === undefined ? [] : periodsIn(reader.line(dated))
  if (!period || dated === undefined) return
  Object.assign(job, datesOf(period))
  reader.place(`${pointer}/startDate`, dated)
}

/** The dates of a span, as exact as they are told: a span in years has years. */
function datesOf({ from, to, words }: Period): Dates {
  const hasMonths = /[a-z]{3}|\d[/.-]\d/i.test(
    words.replace(
      /\b(?:present|today|now|current|date|since|from|to|until|till|ongoing|months?)\b/gi,
      '',
    ),
  )
  const text = (month: number) => {
    const year = String(Math.floor(month / 12))
    return hasMonths ? `${year}-${String((month % 12) + 1).padStart(2, '0')}` : year
  }
  return { startDate: text(from), ...(to !== null && { endDate: text(to) }) }
}

function readEducation(reader: Reader, section: Section) {
  reader.document.education ??= []
  const education = reader.document.education
  for (const index of section.lines) {
    const { text } = itemOf(reader.line(index))
    const last = education.at(-1)
    const isNew = last === undefined || DEGREE.test(text) || /\b(?:19|20)\d\d\b/.test(text)
    if (!isNew) {
      last.courses = [...(last.courses ?? []), text]
      reader.place(`/education/${education.length - 1}/courses/${last.courses.length - 1}`, index)
      continue
    }
    const pointer = `/education/${education.length}`
    const entry: Education = { studyType: text }
    reader.place(`${pointer}/studyType`, index)
    const [period] = periodsIn(text)
    const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]
    if (period) Object.assign(entry, datesOf(period))
    else if (year) entry.endDate = year
    education.push(entry)
  }
}

function readProjects(reader: Reader, section: Section) {
  reader.document.projects ??= []
  for (const index of section.lines) {
    const { text, isItem } = itemOf(reader.line(index))
    const last = reader.document.projects.at(-1)
    if (last && (isItem || isProse(text)) && !reader.isAfterGap(index)) {
      last.highlights = [...(last.highlights ?? []), text]
      reader.place(
        `/projects/${reader.document.projects.length - 1}/highlights/${last.highlights.length - 1}`,
        index,
      )
    } else {
      reader.place(`/projects/${reader.document.projects.length}/name`, index)
      reader.document.projects.push({ name: text })
    }
  }
}

function readCertificates(reader: Reader, section: Section) {
  reader.document.certificates ??= []
  for (const index of section.lines) {
    reader.place(`/certificates/${reader.document.certificates.length}/name`, index)
    reader.document.certificates.push({ name: itemOf(reader.line(index)).text })
  }
}

function readSkills(reader: Reader, section: Section) {
  reader.document.skills ??= []
  for (const index of section.lines) {
    const { text } = itemOf(reader.line(index))
    const named = /^([\p{L} &/]{2,30}):\s*(.+)$/u.exec(text)
    const pointer = `/skills/${reader.document.skills.length}`
    const keywords = (named?.[2] ?? text).split(/\s*[,;|•·]\s*/).filter((word) => word !== '')
    for (const number of keywords.keys()) reader.place(`${pointer}/keywords/${number}`, index)
    reader.document.skills.push({ ...(named?.[1] && { name: named[1] }), keywords })
  }
}

function readLanguages(reader: Reader, section: Section) {
  reader.document.languages ??= []
  for (const index of section.lines) {
    const { text } = itemOf(reader.line(index))
    for (const [, language = '', fluency = ''] of text.matchAll(
      /(\p{Lu}\p{L}+)\s*(?:[(:–—-]\s*)?((?:[^,;()|]|\([^)]*\))*)/gu,
    )) {
      reader.place(`/languages/${reader.document.languages.length}/language`, index)
      const level = fluency.replace(/[)\s.]+$/, '').trim()
      reader.document.languages.push({ language, ...(level !== '' && { fluency: level }) })
    }
  }
}

/** Lines of other sections are kept in a section of our own name, which exports give back. */
function readOther(reader: Reader, { lines }: Section) {
  const interests = lines.map((index) => ({ name: itemOf(reader.line(index)).text }))
  const known = Array.isArray(reader.document.interests) ? reader.document.interests : []
  for (const [number, index] of lines.entries())
    reader.place(`/interests/${known.length + number}/name`, index)
  reader.document.interests = [...known, ...interests]
}
