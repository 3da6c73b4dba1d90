/**
 * A span of time as resumes tell it. Months are counted from year 0: March 2020 is 2020 * 12 + 2.
 * `to` is the last month; null while the span goes on.
 */
export interface Period {
  from: number
  to: number | null
  /** The words of the line that tell the span. */
  words: string
  /** The same span as exactly as it is told: `2018`, or `2018-03` where the month is known. */
  startDate: string
  endDate?: string
}

/** The beginnings of the names of the months, in English and its neighbours. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^m(?:ar|är|aar)/,
  /^(?:apr|avr|abr)/,
  /^m(?:ay|ai|ag|ei)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
]
/** The first month of each season, counted from 0. */
const SEASONS: Record<string, number> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }
const NAME = `(?:${[
  ...['jan(?:uary|uar|vier)?', 'enero', 'gennaio', 'janeiro', 'januari'],
  ...['feb(?:ruary|ruar|rero|braio)?', 'février', 'fevereiro', 'februari'],
  ...['mar(?:ch|s|zo|ço)?', 'märz', 'maart', 'apr(?:il|ile)?', 'avril', 'abril'],
  ...[
    'may(?:o)?',
    'mai',
    'maggio',
    'maio',
    'mei',
    'june?',
    'juni(?:o)?',
    'juin',
    'giugno',
    'junho',
  ],
  ...['july?', 'juli(?:o)?', 'juillet', 'luglio', 'julho'],
  ...['aug(?:ust)?', 'août', 'agosto', 'augustus', 'sept?(?:ember|embre|iembre)?', 'settembre'],
  ...['setembro', 'oct(?:ober|obre|ubre)?', 'okt(?:ober)?', 'ottobre', 'outubro'],
  ...['nov(?:ember|embre|iembre|embro)?', 'dec(?:ember)?', 'dez(?:ember|embro)?', 'décembre'],
  ...['diciembre', 'dicembre', ...Object.keys(SEASONS)],
].join('|')})`
const YEAR = String.raw`(?:19[5-9]\d|20[0-9]\d)`
/** The spellings of a date, the longest first, since a bare year is part of each. */
const DATE = [
  `${YEAR}[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])[./])?(?:0?[1-9]|1[0-2])[-/.]${YEAR}`,
  `(?<!\\p{L})${NAME}\\.?,? +(?:of +|de +)?(?:${YEAR}|['’]\\d\\d)`,
  `${YEAR},? +${NAME}\\b`,
  YEAR,
].join('|')
const GOES_ON = String.raw`\(?(?:${[
  ...['present', 'today', 'now', 'current(?:ly)?', 'to[- ]date', 'date', 'ongoing', 'till date'],
  ...['heute', 'aujourd.hui', 'actuel(?:lement)?', 'actualidad', 'presente', 'oggi', 'atual'],
  ...['heden', 'dato'],
].join('|')})\b`
const SPAN = new RegExp(
  String.raw`(?<![\d.,$€£-])(${DATE})\s*(?:-+>?|–|—|→|(?<!\p{L})(?:to|until|till|through|up to|bis|à|hasta|a|al|tot)(?!\p{L}))\s*(${DATE}|${GOES_ON}|\d\d(?!\d))`,
  'giu',
)
const SINCE = new RegExp(
  String.raw`\b(?:since|from|seit|depuis|desde|dal|sinds)\s+(${DATE})(?!\s*(?:-|–|—|to\b|until\b))`,
  'giu',
)
const FOR_MONTHS = new RegExp(String.raw`\b(${YEAR})\s*\((\d{1,2}) months?\)`, 'giu')
/** In the middle of a year: the start and the end of a span that is told in years. */
const MIDYEAR = 6

/**
 * The spans of time in a line, in order. A span that is told in years counts from the middle of the
 * first to the middle of the last, so that 2018 to 2021 are three years. What only names a moment
 * ("BSc, 2016") is none, and no date is guessed.
 */
export function periodsIn(line: string): Period[] {
  const spans = [...line.matchAll(SPAN)].flatMap(
    ({ 0: words, 1: start = '', 2: end = '', index }) => {
      const from = monthOf(start)
      const last = /^\d\d$/.test(end) ? yearAfter(start, end) : end
      const to = last === null || isGoingOn(last) ? null : lastMonthOf(last)
      const isSpan = from !== null && last !== null && (to === null || to >= from)
      if (!isSpan) return []
      const dates = {
        startDate: dateText(start),
        ...(to !== null && { endDate: dateText(last) }),
      }
      return [{ from, to, words, ...dates, index }]
    },
  )
  const isInSpan = (index: number) =>
    spans.some((span) => index >= span.index - 6 && index < span.index + span.words.length)
  const open = [...line.matchAll(SINCE)].flatMap(({ 0: words, 1: start = '', index }) => {
    const from = monthOf(start)
    if (from === null || isInSpan(index)) return []
    return [{ from, to: null, words, startDate: dateText(start), index }]
  })
  const counted = [...line.matchAll(FOR_MONTHS)].map(
    ({ 0: words, 1: year = '', 2: months, index }) => {
      const from = Number(year) * 12
      const to = from + Number(months) - 1
      return { from, to, words, startDate: year, endDate: year, index }
    },
  )
  return [...spans, ...open, ...counted]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index: _, ...period }) => period)
}

/** A date as exactly as its words tell it. */
function dateText(words: string): string {
  const month = monthOf(words)
  if (month === null) return ''
  const year = String(Math.floor(month / 12))
  const isYear = /^(?:19|20)\d\d$/.test(words)
  return isYear ? year : `${year}-${String((month % 12) + 1).padStart(2, '0')}`
}

const isGoingOn = (text: string) => new RegExp(`^${GOES_ON}`, 'iu').test(text)

/** The month of a date; the middle of the year for a date that has no month. */
function monthOf(text: string): number | null {
  const year = /(?:19|20)\d\d/.exec(text)?.[0] ?? /['’](\d\d)/.exec(text)?.[1]?.replace(/^/, '20')
  if (year === undefined) return null
  const name = /(?!de )\p{L}{3,}/u.exec(text)?.[0].toLowerCase()
  const rest = text.replace(year, '')
  const numbers = rest.match(/\d+/g)?.map(Number) ?? []
  const number = text.startsWith(year) ? numbers[0] : numbers.at(-1)
  const month = name
    ? (SEASONS[name] ?? MONTHS.findIndex((month) => month.test(name)))
    : number === undefined
      ? MIDYEAR
      : number - 1
  return Number(year) * 12 + month
}

/** The last month of a span that ends with a date. */
function lastMonthOf(text: string): number | null {
  const month = monthOf(text)
  if (month === null) return null
  return /^(?:19|20)\d\d$/.test(text) ? month - 1 : month
}

/** The year that `'26` or `26` means after a date, in `2025-26`. Null when it is no later year. */
function yearAfter(start: string, end: string): string | null {
  if (!/^(?:19|20)\d\d$/.test(start)) return null
  const year = start.slice(0, 2) + end
  return year > start ? year : null
}

/**
 * The months that periods cover together, up to the month `now`: overlapping ones count once.
 */
export function monthsCovered(
  periods: readonly Pick<Period, 'from' | 'to'>[],
  now: number,
): number {
  let covered = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    const last = Math.min(to ?? now, now)
    covered += Math.max(0, last - Math.max(from, end + 1) + 1)
    end = Math.max(end, last)
  }
  return covered
}

/** The month of a moment, in UTC. */
export const monthAt = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()
