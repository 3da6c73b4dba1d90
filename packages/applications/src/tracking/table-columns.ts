import type { ImportedApplication } from '@sightline/contracts/applications/applications'
import {
  APPLICATION_MAX_LENGTH,
  type ApplicationState,
  type Outcome,
} from '@sightline/contracts/applications/states'

/** What a column of a table can hold. `skip` leaves it out. */
export const COLUMNS = [
  'company',
  'title',
  'url',
  'state',
  'outcome',
  'createdAt',
  'submittedAt',
  'contact',
  'nextStep',
  'nextStepOn',
  'notes',
  'skip',
] as const
export type Column = (typeof COLUMNS)[number]

/** Names that other programs give their columns. The first column that fits is taken. */
const NAMES: readonly [Column, RegExp][] = [
  ['url', /\b(?:url|link|address|website)\b/],
  ['outcome', /\b(?:outcome|result)\b/],
  ['state', /\b(?:state|status|stage|step|column|list)\b/],
  ['submittedAt', /\b(?:applied|submitted|submission|application date|date applied|sent)\b/],
  ['createdAt', /\b(?:created|added|saved|found)\b/],
  [
    'nextStepOn',
    /\b(?:follow up|next|due|deadline|reminder)\b.*\b(?:date|on|at)\b|\bdeadline\b|\bdue\b/,
  ],
  ['nextStep', /\b(?:next|action|to do|todo|follow up)\b/],
  ['contact', /\b(?:contact|recruiter|hiring manager|person|email)\b/],
  ['company', /\b(?:company|employer|organi[sz]ation|firm)\b/],
  ['title', /\b(?:title|position|role|job)\b/],
  ['notes', /\b(?:notes?|comments?|remarks?|description|feedback)\b/],
]

/** Proposes what each column holds, from its name. A kind is proposed once, but for notes. */
export function proposeColumns(names: readonly string[]): Column[] {
  const taken = new Set<Column>()
  return names.map((name) => {
    const words = name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
    const [column = 'skip'] =
      NAMES.find(
        ([kind, pattern]) => pattern.test(words) && (kind === 'notes' || !taken.has(kind)),
      ) ?? []
    taken.add(column)
    return column
  })
}

/** What other programs call the states. */
const STATES: readonly [ApplicationState, Outcome | null, RegExp][] = [
  [
    'closed',
    'rejected',
    /\b(?:reject(?:ed|ion)?|declined by|not selected|unsuccessful|no longer|denied)\b/,
  ],
  ['closed', 'accepted', /\b(?:accepted|hired|signed|joined)\b/],
  ['closed', 'declined', /\b(?:offer declined|declined|turned down)\b/],
  ['withdrawn', null, /\b(?:withdrawn?|withdrew|cancelled|canceled)\b/],
  ['closed', 'other', /\b(?:closed|archived?|ghosted|no (?:answer|response|reply)|expired)\b/],
  ['offer', null, /\boffer(?:ed)?\b/],
  [
    'interview',
    null,
    /\b(?:interview(?:s|ing|ed)?|screen(?:ing)?|phone|onsite|on site|assessment|technical)\b/,
  ],
  ['reply', null, /\b(?:repl(?:y|ied)|respon(?:se|ded)|contacted|in touch)\b/],
  [
    'submitted',
    null,
    /\b(?:applied|submitted|sent|pending|waiting|in review|under review|application)\b/,
  ],
  ['preparing', null, /\b(?:preparing|in progress|draft|applying|drafting)\b/],
  ['ready', null, /\bready\b/],
  [
    'found',
    null,
    /\b(?:found|saved|wish ?list|bookmarked|interested|to apply|todo|to do|new|backlog|open)\b/,
  ],
]

/** The state that a word of another program means; null where none is known. */
export function stateOfWord(
  word: string,
): { state: ApplicationState; outcome: Outcome | null } | null {
  const text = word
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const found = STATES.find(([, , pattern]) => pattern.test(text))
  return found ? { state: found[0], outcome: found[1] } : null
}

/** The order of day and month in dates such as 03/04/2026. */
export type DayOrder = 'day-first' | 'month-first'

/**
 * A date as a table holds it, as an ISO day: `2026-03-31`, with or without a time, `31.3.2026`,
 * `3/31/2026` or `31 March 2026`. Null for anything else, and for days that no calendar has.
 */
export function dayOfCell(cell: string, order: DayOrder): string | null {
  const text = cell.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[ ,T].*)?$/.exec(text)
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])]
    const isDayFirst = numeric[2] === '.' || first > 12 || (second <= 12 && order === 'day-first')
    return isDayFirst ? isoDay(year, second, first) : isoDay(year, first, second)
  }
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/i.exec(text) ??
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text)
  if (!named) return null
  const [, one = '', two = '', year] = named
  const [day, month] = /\d/.test(one) ? [one, two] : [two, one]
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  return index < 0 ? null : isoDay(Number(year), index + 1, Number(day))
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1970 || year > 2200 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null
  return date.toISOString().slice(0, 10)
}

/** A row that can be stored, or the reason why it cannot. */
export type ReadRow =
  | { row: ImportedApplication; warnings: string[] }
  | { row: null; problem: string }

/**
 * Reads a row of a table. Text that is too long is cut, and a date or state that cannot be read is
 * left out: both with a warning. A row without a company or a title is refused.
 */
export function readRow(
  cells: readonly string[],
  columns: readonly Column[],
  order: DayOrder,
): ReadRow {
  const warnings: string[] = []
  const cellOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
  const textOf = (column: keyof typeof APPLICATION_MAX_LENGTH & Column) => {
    const cell = cellOf(column)
    const max = APPLICATION_MAX_LENGTH[column]
    if (cell.length > max) warnings.push(`“${cell.slice(0, 20)}…” is cut to ${max} characters.`)
    return cell.slice(0, max).trim()
  }
  const dayOf = (column: Column) => {
    const cell = cellOf(column)
    const day = cell === '' ? null : dayOfCell(cell, order)
    if (cell !== '' && day === null) warnings.push(`“${cell.slice(0, 40)}” is not read as a date.`)
    return day
  }
  const momentOf = (column: Column) => {
    const day = dayOf(column)
    return day === null ? null : `${day}T12:00:00.000Z`
  }
  const company = textOf('company')
  const title = textOf('title')
  if (company === '' || title === '')
    return {
      row: null,
      problem: company === '' ? 'The company is missing.' : 'The title is missing.',
    }
  const address = cellOf('url')
  const isAddress = ['http:', 'https:'].includes(URL.parse(address)?.protocol ?? '')
  if (address !== '' && !isAddress) warnings.push(`“${address.slice(0, 40)}” is not an address.`)
  const word = cellOf('state')
  const named = stateOfWord(word)
  // "Closed" alone does not say how it ended. Another column may.
  const isVague = named === null || named.outcome === 'other'
  const state = (isVague ? stateOfWord(cellOf('outcome')) : null) ?? named
  if (word !== '' && state === null) warnings.push(`The state “${word.slice(0, 40)}” is not known.`)
  const notes = columns.flatMap((column, index) => {
    const note = column === 'notes' ? (cells[index]?.trim() ?? '') : ''
    return note === '' ? [] : [note.slice(0, APPLICATION_MAX_LENGTH.note)]
  })
  const submittedAt = momentOf('submittedAt')
  return {
    row: {
      company,
      title,
      url: isAddress && address.length <= APPLICATION_MAX_LENGTH.url ? address : null,
      state: state?.state ?? (submittedAt === null ? 'found' : 'submitted'),
      outcome: state?.outcome ?? null,
      createdAt: momentOf('createdAt'),
      submittedAt,
      contact: textOf('contact'),
      nextStep: textOf('nextStep'),
      nextStepOn: dayOf('nextStepOn'),
      notes,
    },
    warnings,
  }
}
