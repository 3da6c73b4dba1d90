import { monthsCovered, type Period, periodsIn } from '../resume/periods.ts'
import { jobFamiliesIn } from './job-families.ts'
import type { IndexedResume, Job, ResumeLine } from './resume-lines.ts'
import { isWanted, type TermWish, termWishOf } from './term-wishes.ts'
import { contentStems } from './tokens.ts'

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const NUMBER = String.raw`\b(\d{1,2}|${NUMBERS.join('|')}|a decade)`
const YEARS = new RegExp(
  [
    String.raw`${NUMBER}\s*(?:\(\d+\)\s*)?(?:\+|[- ]?plus)?\s*(?:or more\s*)?(?:(?:-|–|to)\s*(?:\d{1,2}|${NUMBERS.join('|')})\s*\+?\s*)?(?:additional |full |recent )?(?:years?|yrs?)\b['’]?`,
    String.raw`\byears?,? at least ${NUMBER}`,
    String.raw`\bat least ${NUMBER}(?=,? of professional)`,
    String.raw`(?:at least|with) ${NUMBER}\s*\+?(?= (?:of those|as|leading|in)\b)`,
  ].join('|'),
  'gi',
)

export interface YearsWish {
  months: number
  /** What must have been done for so long, in the posting's words. */
  of: string
}

/** The spans of time that a requirement asks for, each with what it is of. */
export function yearsWishesOf(text: string): YearsWish[] {
  const found = [...text.matchAll(YEARS)]
  return found.flatMap((match, position) => {
    const words = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').toLowerCase()
    const count = /^\d/.test(words) ? Number(words) : NUMBERS.indexOf(words) + 1 || 10
    if (/\bnext\s*$|\b(?:old|age)\b/i.test(text.slice(0, match.index)) || count > 25) return []
    if (/^\s*(?:ago|old|contract)\b/.test(text.slice(match.index + match[0].length))) return []
    const end = found[position + 1]?.index ?? text.length
    const behind = text.slice(match.index + match[0].length, end)
    const before = text.slice(position === 0 ? 0 : match.index, match.index)
    return [{ months: count * 12, of: clean(behind).length > 3 ? behind : `${before} ${behind}` }]
  })
}

const clean = (text: string) => contentStems(text).join(' ')

/** The jobs that count for a wish, the latest first; null when they do not last long enough. */
export function jobsFor(wish: YearsWish, resume: IndexedResume, now: number): Job[] | null {
  const count = jobCounter(wish.of)
  const counted = resume.jobs.flatMap((job) => {
    const periods = job.period === null ? [] : count(job)
    return periods.length > 0 ? [{ job, periods }] : []
  })
  const periods = counted.flatMap((entry) => entry.periods)
  if (monthsCovered(periods, now) < wish.months) return null
  return counted
    .map(({ job }) => job)
    .toSorted((a, b) => (b.period?.to ?? now) - (a.period?.to ?? now))
}

type Span = Pick<Period, 'from' | 'to'>

const TRADE = /\b(?:develop\w*|engineer\w*|programm\w*|software)\b/i
const TRADESMAN =
  /\b(?:engineer|developer|programmer|architect|lead|scientist|consultant|cto|freelance\w*|founder|sre|devops|entwickler\w*)\b/i
const LEADS = /\b(?:leading|managing|line[- ]managing|leadership|managerial|management of)\b/i
const LEADER = /\b(?:lead|head|manager|director|chief|supervisor|principal|cto|vp)\b/i
/** What says nothing about the kind of work. */
const ANY_WORK =
  /^(?:work|job|industri|overall|profession|employ|total|commerci|paid|care|practic)*$/

/** Tells when a job was of the kind a requirement names: by technologies, by trade or by words. */
function jobCounter(of: string): (job: Job) => Span[] {
  const whole =
    (test: (job: Job) => boolean) =>
    (job: Job): Span[] =>
      job.period && test(job) ? [job.period] : []
  const wanted = of.replace(/\bnot [^,)]*/gi, '')
  if (/\bafter the (?:doctorate|ph\.?d)|post-?doctoral/i.test(wanted))
    return whole(({ title }) => /\bpost-?doc/i.test(title))
  if (LEADS.test(wanted) && contentStems(wanted).length <= 3)
    return whole(({ title }) => LEADER.test(title))
  const terms = termWishOf(wanted, { withSubjects: false, withUnknown: false })
  const families = alternativesOf(wanted)
  const isActivity = terms?.groups.every(({ terms: group }) =>
    group.every(({ name }) => name === name.toLowerCase()),
  )
  if (terms && !(isActivity && families.length > 0)) {
    const isTrade = TRADE.test(wanted)
    return (job) =>
      isTrade && job.title !== '' && !TRADESMAN.test(job.title) ? [] : spansOf(terms, job)
  }
  if (families.length > 0)
    return whole(({ title }) =>
      families.some((family) => family.every((name) => jobFamiliesIn(title).has(name))),
    )
  const stems = contentStems(wanted).filter((word) => !ANY_WORK.test(word))
  if (stems.length === 0) return whole(() => true)
  return whole(({ title }) => {
    const words = contentStems(title)
    return stems.every((word) => words.includes(word))
  })
}

/** The time in which a job's lines tell of technologies: a line's own span, or that of the job. */
function spansOf(wish: TermWish, job: Job): Span[] {
  if (!isTold(wish, job) || !job.period) return []
  const telling = job.lines.filter((line) =>
    wish.groups.some(({ terms }) => terms.some(({ name }) => line.shows.has(name))),
  )
  const own = telling.map((line) => (line.isHeader ? [] : periodsIn(line.text)))
  return own.every((spans) => spans.length > 0) ? own.flat() : [job.period]
}

/** "SRE, DevOps or production engineering" is three kinds of jobs, any of which will do. */
function alternativesOf(text: string): string[][] {
  return text
    .split(/,|\/|\bor\b/)
    .map((part) => [...jobFamiliesIn(part)])
    .filter((families) => families.length > 0)
}

/** Whether the lines of a job tell of the technologies. */
const isTold = (wish: TermWish, { lines }: Job): boolean => {
  const shown = new Set(lines.flatMap((line: ResumeLine) => [...line.shows]))
  const texts = lines.map(({ text }) => text)
  return isWanted(wish, shown, texts)
}
