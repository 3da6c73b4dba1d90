import type { PayInterval } from '@sightline/contracts/postings/kinds'
import type { Pay } from '@sightline/contracts/postings/postings'

/** What a board says of the pay in fields of its own. */
export interface PayFields {
  currency?: string | null | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  /** As boards spell it: `per-year-salary`, `1 YEAR`, `hourly` … Without it the amounts tell. */
  interval?: string | null | undefined
  /** The board's own words, if it has any. */
  said?: string | null | undefined
}

/**
 * How often a year has the interval. Pay by the day is not turned into that of a year: nobody says
 * how many days somebody works who is paid by the day.
 */
const YEARLY: Record<PayInterval, number | null> = {
  year: 1,
  month: 12,
  week: 52,
  day: null,
  hour: 2080,
}
/** Below it, an amount without an interval is by the hour. */
const HOURLY_MAX = 400
/** Below it, an amount without an interval may be of a month or a day: it says nothing. */
const YEARLY_MIN = 8000
/** Amounts above it are mistakes, or other things than pay. */
const YEARLY_MAX = 100_000_000

/** The pay of a posting from the fields of its board; null where they do not say it. */
export function payOfFields({ currency, min, max, interval, said }: PayFields): Pay | null {
  const code = currency?.trim().toUpperCase() ?? ''
  const amounts = [min, max].filter((amount) => typeof amount === 'number' && amount > 0)
  if (!/^[A-Z]{3}$/.test(code) || amounts.length === 0) return null
  const [low, high] = [min || null, max || null]
  const per = interval ? intervalOf(interval) : guessInterval(amounts[0] ?? 0)
  return per && payOf(code, low, high, per, said?.trim() || wordsOf(code, low, high, per))
}

/**
 * The pay that a text says, as in "$120k–150k", "€60.000 - €70.000 per year" or "£500/day"; null
 * where it says none. The first range counts, or else the first amount that is said to be pay.
 */
export function payOfText(text: string): Pay | null {
  for (const found of text.matchAll(RANGE)) {
    const pay = payOfMatch(text, found)
    if (pay) return pay
  }
  return null
}

const SIGNS: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  s$: 'SGD',
  nz$: 'NZD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  zł: 'PLN',
}
const CODES = 'USD|EUR|GBP|CAD|AUD|INR|CHF|SEK|NOK|DKK|PLN|SGD|NZD|JPY|BRL|MXN|ILS|CZK'
const SIGN = `(?:(?:US|CA|AU|NZ|C|A|S)?\\$|[€£₹¥]|zł|\\b(?:${CODES})\\b)`
const AMOUNT = String.raw`(\d{1,3}(?:[.,' \u00a0]\d{2,3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s?(k\b|lpa\b|lakhs?\b)?`
const RANGE = new RegExp(
  `(${SIGN})?\\s?${AMOUNT}\\s?(${SIGN})?(?:\\s*(?:-|–|—|to|bis|and)\\s*(${SIGN})?\\s?${AMOUNT}\\s?(${SIGN})?)?`,
  'giu',
)
const INTERVALS: [PayInterval, RegExp][] = [
  ['hour', /hour|hourly|\bhr\b|\/\s?h\b|stunde/i],
  ['day', /\bday|daily|\btag\b|p\.?d\.?\b/i],
  ['week', /week/i],
  ['month', /month|monat|\bpcm\b|\bp\.m\./i],
  ['year', /year|annual|annum|\byr\b|jahr|\bp\.?a\b|salary/i],
]
const intervalOf = (words: string): PayInterval | null =>
  INTERVALS.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** How far behind and before an amount the words may stand that say what it is for. */
const BEHIND = 30
const BEFORE = 60

function payOfMatch(text: string, found: RegExpExecArray): Pay | null {
  const [said, sign1, low, lowUnit, sign2, sign3, high, highUnit, sign4] = found
  const sign = [sign1, sign2, sign3, sign4].find((given) => given !== undefined)
  if (sign === undefined || low === undefined) return null
  const currency = SIGNS[sign.toLowerCase()] ?? sign.toUpperCase()
  // "$120–150k" says thousands of both.
  const min = numberOf(low, lowUnit ?? (high === undefined ? undefined : highUnit))
  const max = high === undefined ? null : numberOf(high, highUnit)
  const end = found.index + said.length
  const behind = text.slice(end, end + BEHIND).split(/[\n;]|\.\s/)[0] ?? ''
  const before = text.slice(Math.max(0, found.index - BEFORE), found.index)
  // "$20M raised", "$5 billion in assets"
  if (/^\s?(m|mn|mm|b|bn|million|billion|\+?\s?(users|customers))\b/i.test(behind)) return null
  const words = intervalAt(behind)
  const isSaidToBePay = /salar|pay\b|compensation|gehalt|wage|rate\b|earn|\bctc\b|\bote\b/i.test(
    before,
  )
  if (max === null && !words && !isSaidToBePay) return null
  const isLakhs = /l/i.test(lowUnit ?? highUnit ?? '')
  const per = isLakhs ? 'year' : (words ?? guessInterval(min))
  if (!per || (max !== null && max < min)) return null
  const shown = words ? `${said.trim()}${behind.slice(0, wordsEnd(behind))}` : said
  const isUpTo = max === null && /\bup to\s*$/i.test(before)
  return payOf(currency, isUpTo ? null : min, isUpTo ? min : max, per, shown.trim())
}

/** "per year", "/hr", "a day", "annually" right behind an amount. */
const AT =
  /^\s*(?:[A-Z]{3}\s*)?(?:gross\s*)?(?:\/\s?|per\s+|a\s+|an\s+|pro\s+|p\.)?(hour|hr|h|day|tag|d|week|month|monat|year|yr|annum|jahr|a|m)?(ly|ually|s)?\b/i
function intervalAt(behind: string): PayInterval | null {
  const start =
    /^[\s)]*(?:(?:USD|EUR|GBP|CAD|gross|base)[\s,]*)*((?:\/|per|an?|pro|each|p\.)\s*(?:hour|hr|h|day|tag|week|month|monat|year|yr|annum|jahr|a|m)\b|hourly|daily|weekly|monthly|yearly|annually|annual)/i.exec(
      behind,
    )
  return start?.[1]
    ? intervalOf(
        start[1]
          .replace(/^(p\.|per|pro|an?|each)\s*a$/i, 'year')
          .replace(/^\/\s?/, '/ ')
          .replace(/^\/ h$/i, 'hour'),
      )
    : null
}
const wordsEnd = (behind: string) => AT.exec(behind)?.[0].length ?? 0

const guessInterval = (amount: number): PayInterval | null => {
  if (amount >= YEARLY_MIN) return 'year'
  return amount <= HOURLY_MAX ? 'hour' : null
}

function numberOf(digits: string, unit: string | undefined): number {
  // A mark before two digits at the end parts cents; all others part thousands.
  const whole = digits.replace(/[.,]\d{1,2}$/, (cents) =>
    /[kl]/i.test(unit ?? '') ? cents.replace(',', '.') : '|',
  )
  const value =
    /[kl]/i.test(unit ?? '') && /^\d+\.\d{1,2}$/.test(whole)
      ? Number(whole)
      : Number(whole.split('|')[0]?.replace(/\D/g, ''))
  if (/^k/i.test(unit ?? '')) return value * 1000
  return /^l/i.test(unit ?? '') ? value * 100_000 : value
}

function payOf(
  currency: string,
  low: number | null,
  high: number | null,
  per: PayInterval,
  said: string,
): Pay | null {
  const factor = YEARLY[per]
  const yearly = (amount: number | null) =>
    factor === null || amount === null ? null : Math.round(amount * factor)
  const [yearlyMin, yearlyMax] = [yearly(low), yearly(high)]
  const top = yearlyMax ?? yearlyMin
  if (factor !== null && (top === null || top < YEARLY_MIN / 8 || top > YEARLY_MAX)) return null
  return { currency, yearlyMin, yearlyMax, per, said: said.slice(0, 200) }
}

const wordsOf = (currency: string, low: number | null, high: number | null, per: PayInterval) =>
  `${currency} ${[low, high].filter((amount) => amount !== null).join('–')} per ${per}`
