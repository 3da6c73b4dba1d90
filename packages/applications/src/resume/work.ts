import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { type Period, periodsIn } from './periods.ts'
import type { Reader } from './reader.ts'
import type { Section } from './sections.ts'
import { TITLE } from './titles.ts'

type Work = NonNullable<JsonResume['work']>[number]

const PROSE_MIN_LENGTH = 120
const PROSE_MIN_WORDS = 14
/** What says in a sentence that somebody worked: only then does its span begin an entry. */
const WORKED =
  /\b(?:i(?:['’]ve| have)? (?:been (?!\p{L}+ing |.{0,20}\b(?:citizen|resident|member))|worked|written|taught|ran|led|joined|was)|for a living|employed|working)\b/iu

/** A sentence that tells a story, in which a span may be part of the story. */
export const isProse = (line: string) =>
  line.trim().length > PROSE_MIN_LENGTH ||
  (/[.!?]$/.test(line.trim()) && line.trim().split(' ').length > PROSE_MIN_WORDS)

/** The sentence of a line that holds its first span, and what follows it. */
function datedSentence(line: string): { sentence: string; rest: string } {
  const [period] = periodsIn(line)
  const end = period ? line.indexOf(period.words) + period.words.length : 0
  const stop = /[.!?](?= +\p{Lu})/u.exec(line.slice(end))
  const cut = stop ? end + stop.index + 1 : line.length
  const start = Math.max(0, line.slice(0, end - (period?.words.length ?? 0)).lastIndexOf('. ') + 1)
  const isLabel = line.slice(0, start).split(' ').length <= 6
  return { sentence: line.slice(isLabel ? 0 : start, cut).trim(), rest: line.slice(cut).trim() }
}

/** Whether a line tells the time of a job, rather than of an event within one. */
function beginsEntry(reader: Reader, index: number, isFirst: boolean): boolean {
  const text = reader.text(index)
  const [period] = periodsIn(text)
  if (!period || reader.isItem(index)) return false
  const { sentence } = datedSentence(text)
  if (isProse(text)) {
    const isAtStart = text.indexOf(sentence) === 0
    return isAtStart ? TITLE.test(sentence) || WORKED.test(sentence) : false
  }
  const isOpen = /^(?:since|from|seit|depuis|desde)\b/i.test(period.words) && period.to === null
  return !isOpen || isFirst || reader.isAfterGap(index) || TITLE.test(sentence)
}

/** Cuts a section into entries: each begins with a line that tells a span, or above it. */
function entriesOf(reader: Reader, { lines }: Section): number[][] {
  const starts: number[] = []
  for (const [position, index] of lines.entries()) {
    if (!beginsEntry(reader, index, position === 0)) continue
    const start = isProse(reader.line(index))
      ? position
      : nameAbove(reader, lines, position, starts)
    if (!starts.includes(start)) starts.push(start)
  }
  if (starts[0] !== 0 && lines.length > 0) starts.unshift(0)
  return starts.map((start, number) => lines.slice(start, starts[number + 1]))
}

/** Up to two lines of the same paragraph above the dates name the job. */
function nameAbove(reader: Reader, lines: number[], position: number, starts: number[]): number {
  let start = position
  while (start > 0 && position - start < 2) {
    const above = lines[start - 1] ?? 0
    const isOwnParagraph = reader.isAfterGap(lines[start] ?? 0)
    if (isOwnParagraph || starts.includes(start - 1)) break
    if (reader.isItem(above) || isProse(reader.line(above))) break
    start--
  }
  return start
}

/** Where the first job begins among lines that stand below no heading; -1 when there is none. */
export function firstJobAmong(reader: Reader, lines: number[]): number {
  const dated = lines.findIndex((index) => beginsEntry(reader, index, false))
  if (dated < 0) return -1
  return isProse(reader.line(lines[dated] ?? 0)) ? dated : nameAbove(reader, lines, dated, [])
}

export function readWork(reader: Reader, section: Section) {
  reader.document.work ??= []
  const work = reader.document.work
  for (const entry of entriesOf(reader, section)) {
    const pointer = `/work/${work.length}`
    const job = readEntry(reader, entry, pointer)
    work.push(job)
    if (job.startDate === undefined)
      reader.ask(`${pointer}/startDate`, 'When did this begin and end?')
    if (job.name === undefined && job.position === undefined)
      reader.ask(`${pointer}/position`, 'What was this job?')
  }
}

function readEntry(reader: Reader, entry: number[], pointer: string): Work {
  const job: Work = {}
  const [first = 0] = entry
  const highlights: { text: string; index: number }[] = []
  if (isProse(reader.line(first)) && periodsIn(reader.line(first)).length > 0) {
    readProse(reader, job, first, pointer, highlights)
    for (const index of entry.slice(1)) highlights.push({ text: reader.text(index), index })
  } else {
    const { header, body } = headOf(reader, entry)
    const named = header.map((index) => {
      const { sentence, rest } = datedSentence(reader.line(index))
      if (rest !== '') highlights.push({ text: rest, index })
      return { text: rest === '' ? reader.line(index) : sentence, index }
    })
    readHeader(reader, job, named, pointer)
    for (const index of body) highlights.push({ text: reader.text(index), index })
    readTitleBelow(reader, job, body[0], pointer)
  }
  if (highlights.length > 0) job.highlights = highlights.map(({ text }) => text)
  for (const [number, { index }] of highlights.entries())
    reader.place(`${pointer}/highlights/${number}`, index)
  return job
}

/** The title of a job may begin the paragraph below it, as in "Embedded Developer. Firmware of …". */
function readTitleBelow(reader: Reader, job: Work, index: number | undefined, pointer: string) {
  if (job.position !== undefined || index === undefined || reader.isItem(index)) return
  const title = /^\p{Lu}[^.,:;]{2,40}(?=[.:,] )/u.exec(reader.text(index))?.[0]
  if (title === undefined || !TITLE.test(title)) return
  job.position = title
  reader.place(`${pointer}/position`, index)
}

/** A job that a paragraph tells: its first sentence may be a header, or a story of its own. */
function readProse(
  reader: Reader,
  job: Work,
  index: number,
  pointer: string,
  highlights: { text: string; index: number }[],
) {
  const { sentence, rest } = datedSentence(reader.text(index))
  const isStory = WORKED.test(sentence) || /^i['’ ]/i.test(sentence)
  if (isStory) {
    const [period] = periodsIn(sentence)
    if (period) Object.assign(job, datesOf(period))
    reader.place(`${pointer}/startDate`, index)
    highlights.push({ text: reader.text(index), index })
    return
  }
  readHeader(reader, job, [{ text: sentence, index }], pointer)
  if (rest !== '') highlights.push({ text: rest, index })
}

/** The lines of an entry that name it: those up to its dates, without items of a list. */
function headOf(reader: Reader, entry: number[]): { header: number[]; body: number[] } {
  const dated = entry.findIndex((index) => periodsIn(reader.line(index)).length > 0)
  const end = dated >= 0 && dated < 3 ? dated + 1 : 1
  const header = entry.slice(0, end).filter((index) => !reader.isItem(index))
  // Short lines below bare dates name the employer and the title, in either order.
  const used = [...header]
  for (const index of entry.slice(end, end + 2)) {
    if (header.length !== 1 || !isNameLine(reader, used, index)) break
    used.push(index)
  }
  return { header: used, body: entry.filter((index) => !used.includes(index)) }
}

function isNameLine(reader: Reader, header: number[], next: number): boolean {
  const text = reader.text(next)
  const known = header.map((index) => withoutPeriod(reader.line(index))).join(' ')
  if (reader.isItem(next) || text.length > 80 || /[.!?]$/.test(text)) return false
  return !/\p{L}/u.test(known) || (!TITLE.test(known) && TITLE.test(text))
}

const withoutPeriod = (line: string) =>
  periodsIn(line)
    .reduce((text, { words }) => text.replace(words, ' | '), line)
    .replace(/[([]\s*\|\s*[)\]]/g, ' | ')
    .trim()

function readHeader(
  reader: Reader,
  job: Work,
  header: readonly { text: string; index: number }[],
  pointer: string,
) {
  const parts = header.flatMap(({ text: line, index }) =>
    withoutPeriod(line)
      .split(
        /\s*\|\s*|\s+[·•]\s+|\s+[–—-]\s+|\s*—\s*|: | {2,}|\t|,\s+| at (?=\p{Lu})|(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u,
      )
      .map((part) => part.replace(/^[\s,.:()·•–—-]+|[\s,:(–—-]+$|(?<=\p{L}{4})\.$/gu, ''))
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
  const dated = header.find(({ text }) => periodsIn(text).length > 0)
  const [period] = dated === undefined ? [] : periodsIn(dated.text)
  if (!period || dated === undefined) return
  Object.assign(job, datesOf(period))
  reader.place(`${pointer}/startDate`, dated.index)
}

export const datesOf = ({
  startDate,
  endDate,
}: Period): { startDate: string; endDate?: string } => ({
  startDate,
  ...(endDate !== undefined && { endDate }),
})
