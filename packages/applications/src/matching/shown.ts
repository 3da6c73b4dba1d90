import { type DegreeWish, degreeWishOf, isDegreeFor, levelsIn } from './degrees.ts'
import { clauseAt, doubtAt, isMiddling } from './doubts.ts'
import { type LanguageWish, languageWishOf, spokenIn } from './language-levels.ts'
import type { IndexedResume, Job, ResumeLine } from './resume-lines.ts'
import { isTermShown, type TermWish, termWishOf } from './term-wishes.ts'
import { contentStems } from './tokens.ts'
import { jobsFor, type YearsWish, yearsWishesOf } from './years.ts'

export const SHOWN_LINES_MAX_COUNT = 3

export type Why = 'name' | 'words' | 'degree' | 'language' | 'years'

export interface Shown {
  lines: ResumeLine[]
  why: Why
}

/** What a requirement asks for, as far as rules understand it. */
export interface Wish {
  text: string
  years: YearsWish[]
  degree: DegreeWish | null
  languages: LanguageWish | null
  terms: TermWish | null
  /** All names in it, also those that a degree or a span of years is asked in. */
  names: TermWish | null
  stems: string[]
  /** More than a first acquaintance is asked for. */
  isStrong: boolean
  /** Lessons are enough. */
  isBasic: boolean
}

const STRONG =
  /\b(?:strong|expert|fluent in|advanced|excellent|deep|master|very good|high level|proficien\w+|solid|in-depth|extensive|thorough|professional|in production)\b/i

const BASIC =
  /\b(?:basics?|fundamentals|exposure|contact|introduct\w+|course project|coursework)\b/i

/** Understands a requirement. */
export function wishOf(text: string): Wish {
  const years = yearsWishesOf(text)
  const degree =
    years.length > 0 && !/\bdegree|bachelor|master's/i.test(text) ? null : degreeWishOf(text)
  const languages = degree ? null : languageWishOf(text)
  return {
    text,
    years: degree ? [] : years,
    degree,
    languages,
    terms: degree || years.length > 0 || languages ? null : termWishOf(text),
    names: termWishOf(text),
    stems: contentStems(text),
    isStrong: STRONG.test(text),
    isBasic: BASIC.test(text),
  }
}

/** The lines that show a requirement beyond argument; null when none does. */
export function shownFor(wish: Wish, resume: IndexedResume, now: number): Shown | null {
  if (wish.degree) return degreeShown(wish.degree, resume, now)
  if (wish.years.length > 0) return yearsShown(wish.years, resume, now)
  if (wish.languages) return languagesShown(wish.languages, resume)
  if (wish.terms) return termsShown(wish, wish.terms, resume, now)
  return wordsShown(wish, resume, now)
}

function degreeShown(wish: DegreeWish, { lines }: IndexedResume, now: number): Shown | null {
  const fit = lines.filter(
    (line) =>
      isOfStudies(line) &&
      isDegreeFor(wish, line.text) &&
      (wish.isEnrolment || isFinished(line.text, now)),
  )
  return fit.length > 0
    ? { lines: best(fit, ({ kind }) => Number(kind === 'education')), why: 'degree' }
    : null
}

/** Outside of its own section a degree is told with a year or by "I studied". */
const isOfStudies = ({ kind, text }: ResumeLine) =>
  kind === 'education' ||
  ((kind === 'certificates' || kind === 'other' || kind === 'work' || kind === 'basics') &&
    levelsIn(text).length > 0 &&
    /\b(?:19|20)\d\d\b|\bstudied\b|\bdegree\b/i.test(text))

function isFinished(text: string, now: number): boolean {
  const at = text.search(/\p{L}/u)
  const doubt = doubtAt(text, at, at + 1, now)
  const isRunning = /(?:-|–|to|since)\s*\(?(?:present|today|now|current|date)\b/i.test(text)
  const isStopped =
    /\b(?:expected|in progress|not completed|incomplete|withdr[ae]wn?|deferred|left with|on hold|submission|thesis writing|terms completed|modules complete|enrolled|anticipated|candidate)\b/i.test(
      text,
    )
  const ends = [...text.matchAll(/\b(20\d\d)\b/g)].map(([year]) => Number(year))
  const isFuture = Math.max(0, ...ends) * 12 > now
  return !isRunning && !isStopped && !isFuture && doubt !== 'wish'
}

function yearsShown(wishes: YearsWish[], resume: IndexedResume, now: number): Shown | null {
  const found: Job[] = []
  for (const wish of wishes) {
    const jobs = jobsFor(wish, resume, now)
    if (!jobs) return null
    found.push(...jobs)
  }
  // The dates of each job come first, then the other lines that name it.
  const headers = [...new Set(found)].map(({ lines }) => {
    const named = lines.filter(({ isHeader }) => isHeader)
    return named.length > 0 ? named.toSorted(byDates) : lines.slice(0, 1)
  })
  const lines = [...headers.map(([first]) => first), ...headers.flatMap((all) => all.slice(1))]
  return {
    lines: lines.filter((line) => line !== undefined).slice(0, SHOWN_LINES_MAX_COUNT),
    why: 'years',
  }
}

const byDates = (a: ResumeLine, b: ResumeLine) =>
  Number(/\b(?:19|20)\d\d\b/.test(b.text)) - Number(/\b(?:19|20)\d\d\b/.test(a.text))

function languagesShown(wish: LanguageWish, { lines }: IndexedResume): Shown | null {
  const spoken = lines
    .filter(({ languages, text }) => languages.length > 0 || /\bbilingual\b/.test(text))
    .flatMap((line) =>
      spokenIn(line.text, line.kind === 'languages', line.languages).map((entry) => ({
        ...entry,
        line,
      })),
    )
  const fit = wish.languages.map(({ name, level }) =>
    spoken.find((entry) => entry.name === name && entry.level >= level),
  )
  const shown = fit.flatMap((entry) => (entry ? [entry.line] : []))
  const isShown = wish.isAlternative ? shown.length > 0 : shown.length === fit.length
  return isShown
    ? { lines: [...new Set(shown)].slice(0, SHOWN_LINES_MAX_COUNT), why: 'language' }
    : null
}

function termsShown(
  wish: Wish,
  terms: TermWish,
  { lines }: IndexedResume,
  now: number,
): Shown | null {
  const names = new Set(terms.groups.flatMap(({ terms: group }) => group.map(({ name }) => name)))
  const middling = new Set(
    lines
      .filter((line) => wish.isStrong && line.kind !== 'work' && isMiddling(line.text))
      .flatMap(({ mentions }) => mentions.map(({ term }) => term.name))
      .filter((name) => names.has(name)),
  )
  const isLenient = terms.groups.every(({ terms: group }) =>
    group.every(({ term }) => term?.kind === 'certificates'),
  )
  const usable = lines.filter(
    (line) =>
      (isLenient || isPractised(wish, line)) &&
      (line.kind === 'work' || ![...middling].some((name) => line.shows.has(name))),
  )
  const shown: ResumeLine[] = []
  for (const { terms: group, count } of terms.groups) {
    const fit = group.flatMap((term) => {
      const showing = usable.filter((line) => showsTerm(line, term, wish.isBasic, now))
      return showing.length > 0 ? [showing] : []
    })
    if (fit.length < count) return null
    shown.push(...fit.flat())
  }
  const tally = new Map<ResumeLine, number>()
  for (const line of shown) tally.set(line, (tally.get(line) ?? 0) + 1)
  return {
    lines: best(
      [...tally.keys()],
      (line) => (tally.get(line) ?? 0) * 2 + weight(line) + shared(wish, line),
    ),
    why: 'name',
  }
}

/**
 * Whether a line can show that something was done: lessons and certificates tell that it was learnt,
 * and a list of skills alone does not show what is asked for as experience.
 */
function isPractised(wish: Wish, { kind, text }: ResumeLine): boolean {
  if (kind === 'certificates' || kind === 'education') return wish.isBasic
  if (kind === 'skills') return GRADED.test(text)
  return kind === 'work' || !PAID.test(wish.text)
}

const GRADED = /\b(?:advanced|expert|administrator|daily|fluent|years|power user|certified)\b/i
const PAID = /\b(?:production|professional(?:ly)?|commercial(?:ly)?|paid|at scale|enterprise)\b/i

function showsTerm(
  line: ResumeLine,
  term: TermWish['groups'][number]['terms'][number],
  isBasic: boolean,
  now: number,
) {
  if (term.term)
    return line.shows.has(term.term.name) || (isBasic && line.teaches.has(term.term.name))
  if (!isTermShown(term, line.shows, [line.text])) return false
  const index = line.text.indexOf(term.name)
  return doubtAt(line.text, index, index + term.name.length, now) === null
}

/** How many of a requirement's words a line shares. */
export const shared = (wish: Wish, line: ResumeLine): number =>
  wish.stems.filter((word) => line.stems.has(word)).length

const weight = ({ kind }: ResumeLine) =>
  kind === 'work' || kind === 'projects'
    ? 1.5
    : kind === 'skills'
      ? 0.3
      : kind === 'basics'
        ? 0
        : 0.5

const WORDS_MIN_COUNT = 2
const WORDS_MIN_SHARE = 0.75

/** The very words: nearly all that carry a meaning stand in one line. */
function wordsShown(wish: Wish, { lines }: IndexedResume, now: number): Shown | null {
  if (wish.stems.length < WORDS_MIN_COUNT) return null
  const fit = lines.filter((line) => {
    const count = shared(wish, line)
    if (count < WORDS_MIN_COUNT || count / wish.stems.length < WORDS_MIN_SHARE) return false
    return isAsserted(wish, line, now)
  })
  return fit.length > 0 ? { lines: best(fit, (line) => shared(wish, line)), why: 'words' } : null
}

/** Whether the shared words stand in a clause without a doubt. */
function isAsserted(wish: Wish, line: ResumeLine, now: number): boolean {
  const word = /\p{L}[\p{L}\p{N}]+/gu
  const places = [...line.text.matchAll(word)].filter(({ 0: raw }) =>
    contentStems(raw).some((stemmed) => wish.stems.includes(stemmed)),
  )
  const clauses = new Map<string, number>()
  for (const { index } of places) {
    const { clause } = clauseAt(line.text, index)
    clauses.set(clause, (clauses.get(clause) ?? 0) + 1)
  }
  const isTogether = Math.max(0, ...clauses.values()) / wish.stems.length >= WORDS_MIN_SHARE
  return (
    isTogether &&
    places.every(({ 0: raw, index }) => doubtAt(line.text, index, index + raw.length, now) === null)
  )
}

const best = (lines: readonly ResumeLine[], score: (line: ResumeLine) => number): ResumeLine[] =>
  lines.toSorted((a, b) => score(b) - score(a)).slice(0, SHOWN_LINES_MAX_COUNT)
