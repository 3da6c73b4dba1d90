import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { languagesIn } from './language-names.ts'
import { periodsIn } from './periods.ts'
import { createReader, type Reader, type ReadResume } from './reader.ts'
import { itemOf, type Section, type SectionKind, sectionsOf } from './sections.ts'
import { TITLE } from './titles.ts'
import { datesOf, firstJobAmong, isProse, readWork } from './work.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?:\+|\(?\b0|\(?\b[1-9])[\d\s()./-]{6,}\d/
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b(?:github|gitlab|linkedin)\.com\/\S+/i

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
  const isTop = reader.document.basics === undefined
  reader.document.basics ??= {}
  const { basics } = reader.document
  const rest: number[] = []
  let isNamed = !isTop
  for (const index of lines) {
    const line = reader.line(index).trim()
    const isPeriod = periodsIn(line).length > 0
    if (DOCUMENT_NAME.test(line)) continue
    const isFirst = !isNamed
    isNamed = true
    const name = isFirst && !isPeriod ? nameOf(line) : /^name:\s*(.+)$/i.exec(line)?.[1]
    if (name) {
      basics.name = name
      reader.place('/basics/name', index)
    }
    if (!isPeriod && isContact(line)) readContact(reader, basics, index)
    else if (!isFirst && !name) rest.push(index)
  }
  const firstJob = isTop ? firstJobAmong(reader, rest) : -1
  const above = firstJob < 0 ? rest : rest.slice(0, firstJob)
  readSummary(reader, { kind: 'summary', lines: isTop ? withoutLabel(reader, above) : above })
  if (firstJob >= 0) readWork(reader, { kind: 'work', lines: rest.slice(firstJob) })
}

const DOCUMENT_NAME = /^(?:curriculum vitae|résumé|resume|cv|lebenslauf)$/i
const isContact = (line: string) =>
  EMAIL.test(line) || phoneIn(line) !== undefined || ADDRESS.test(line)

function nameOf(line: string): string | undefined {
  const name = line.split(/ {2,}|\s[—–~]\s|[|·/•]|, (?=\d)/)[0]?.trim()
  return name && !EMAIL.test(name) ? name : undefined
}

/** The short line near the top that says what the candidate is, is no part of the summary. */
function withoutLabel(reader: Reader, lines: number[]): number[] {
  const { basics } = reader.document
  const label = lines
    .slice(0, 3)
    .find((index) => reader.line(index).trim().length <= 80 && TITLE.test(reader.line(index)))
  if (!basics || label === undefined) return lines
  basics.label = reader.line(label).trim()
  reader.place('/basics/label', label)
  return lines.filter((index) => index !== label)
}

const PHONE_MIN_DIGITS = 7
const phoneIn = (line: string) => {
  const words = PHONE.exec(line.replace(EMAIL, '|').replace(ADDRESS, '|'))?.[0].trim()
  return (words?.match(/\d/g)?.length ?? 0) >= PHONE_MIN_DIGITS ? words : undefined
}

function readContact(reader: Reader, basics: NonNullable<JsonResume['basics']>, index: number) {
  const line = reader.line(index)
  const found = {
    email: EMAIL.exec(line)?.[0],
    url: ADDRESS.exec(line)?.[0],
    phone: phoneIn(line),
  }
  for (const [key, value] of Object.entries(found)) {
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

function readEducation(reader: Reader, section: Section) {
  reader.document.education ??= []
  const education = reader.document.education
  let above = ''
  for (const index of section.lines) {
    const text = reader.text(index)
    if (!/\p{L}{2}/u.test(withoutDates(text))) {
      above = text
      continue
    }
    const last = education.at(-1)
    const dated = `${above} ${text}`.trim()
    above = ''
    const isNew = last === undefined || DEGREE.test(text) || YEAR.test(dated)
    if (!isNew) {
      last.courses = [...(last.courses ?? []), text]
      reader.place(`/education/${education.length - 1}/courses/${last.courses.length - 1}`, index)
      continue
    }
    reader.place(`/education/${education.length}/studyType`, index)
    const [period] = periodsIn(dated)
    const year = YEAR.exec(dated)?.[0]
    education.push({
      studyType: text,
      ...(period ? datesOf(period) : year !== undefined && { endDate: year }),
    })
  }
}

const YEAR = /\b(?:19|20)\d\d\b/
const withoutDates = (line: string) =>
  periodsIn(line).reduce((text, { words }) => text.replace(words, ''), line)

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
  let above = ''
  for (const index of section.lines) {
    const text = reader.text(index)
    if (!/\p{L}{2}/u.test(withoutDates(text))) {
      above = `${text} `
      continue
    }
    reader.place(`/certificates/${reader.document.certificates.length}/name`, index)
    reader.document.certificates.push({ name: above + text })
    above = ''
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
  const languages = reader.document.languages
  for (const index of section.lines) {
    const found = languagesOf(reader.text(index))
    for (const entry of found) {
      reader.place(`/languages/${languages.length}/language`, index)
      languages.push(entry)
    }
    if (found.length === 0) readOther(reader, { kind: 'other', lines: [index] })
  }
}

/** The languages of a line with their levels. A level that follows two names is that of both. */
function languagesOf(text: string): { language: string; fluency?: string }[] {
  const isInBrackets = (index: number) =>
    text.lastIndexOf('(', index) > text.lastIndexOf(')', index - 1)
  const names = languagesIn(text).filter(({ index }) => !isInBrackets(index))
  const parts = names.map(({ words, index }, number) => {
    const end = names[number + 1]?.index ?? text.length
    const between = text.slice(index + words.length, end)
    const isJoined = /^\s*(?:and|&|\/|und|et|y|e|en)\s*$/.test(between)
    const fluency = between
      .replace(/^[\s:(,–—-]+/, '')
      .replace(/(?:[\s,;(.&|·•]|\b(?:and|some|a bit of|fluent in)\s*$)+$/g, '')
      .trim()
    return { language: words, fluency: balanced(fluency), isJoined }
  })
  for (const [number, part] of [...parts.entries()].toReversed())
    if (part.isJoined) part.fluency = parts[number + 1]?.fluency ?? ''
  return parts.map(({ language, fluency }) => ({
    language,
    ...(fluency !== '' && { fluency }),
  }))
}

/** A text that lost the bracket before it also loses the one after it. */
const balanced = (text: string) =>
  text.includes(')') && !text.includes('(')
    ? text.replace(')', '')
    : text.includes('(') && !text.includes(')')
      ? `${text})`
      : text

/** Lines of other sections are kept in a section of our own name, which exports give back. */
function readOther(reader: Reader, { lines }: Section) {
  const interests = lines.map((index) => ({ name: itemOf(reader.line(index)).text }))
  const known = Array.isArray(reader.document.interests) ? reader.document.interests : []
  for (const [number, index] of lines.entries())
    reader.place(`/interests/${known.length + number}/name`, index)
  reader.document.interests = [...known, ...interests]
}
