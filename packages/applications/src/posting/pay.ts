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
/** Amounts of a year outside of these are mistakes, or other things than pay. */
const LEAST = 1000
const MOST = 100_000_000

/** The pay of a posting from the fields of its board; null where they do not say it. */
export function payOfFields({ currency, min, max, interval, said }: PayFields): Pay | null {
  const code = currency?.trim().toUpperCase() ?? ''
  const amounts = [min, max].filter((amount) => typeof amount === 'number' && amount > 0)
  if (!/^[A-Z]{3}$/.test(code) || amounts.length === 0) return null
  const [low, high] = [min || null, max || null]
  const per = interval ? fieldInterval(interval) : guessInterval(amounts[0] ?? 0)
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
  ...{ $: 'USD', US$: 'USD', C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', S$: 'SGD', NZ$: 'NZD' },
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY', ZŁ: 'PLN' },
}
const CODE = 'USD|EUR|GBP|CAD|AUD|INR|CHF|SEK|NOK|DKK|PLN|SGD|NZD|JPY|BRL|MXN|ILS|CZK'
const SIGN = `((?:US|CA|AU|NZ|C|A|S)?\\$|[€£₹¥]|zł|\\b(?:${CODE})\\b)?`
/** Digits with marks between thousands or before cents, and k for thousands. */
const AMOUNT =
  "(\\d{1,3}(?:[.,' \u00a0]\\d{2,3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)\\s?(k|lpa|lakhs?)?(?![\\p{L}\\d])"
const MONEY = `${SIGN}\\s?${AMOUNT}\\s?${SIGN}`
const RANGE = new RegExp(`${MONEY}(?:\\s*(?:-|–|—|to|bis|and)\\s*${MONEY})?`, 'giu')

/** What the amount right before it is for, as in " per year", "/hr" or " annually". */
const FOR = new RegExp(
  `^[\\s)]*(?:(?:${CODE}|gross|brutto)[\\s,]*)*(?:(?:/|per\\s|an?\\s|pro\\s|p\\.)\\s?(hour|hr|h|stunde|day|tag|week|woche|month|monat|year|yr|annum|jahr|a)|(hourly|daily|weekly|monthly|yearly|annual(?:ly)?))\\b`,
  'i',
)
/** The intervals by the first letters of their words in English and German. */
const BY_LETTER: Record<string, PayInterval> = {
  ...{ h: 'hour', s: 'hour', d: 'day', t: 'day', w: 'week', m: 'month' },
  ...{ y: 'year', a: 'year', j: 'year' },
}
const fieldInterval = (words: string): PayInterval | null => {
  const found = /hour|da(?:y|ily)|week|month|year|annual/i.exec(words)
  return (found && BY_LETTER[found[0].charAt(0).toLowerCase()]) ?? null
}

/** Words before an amount that say that it is pay. */
const PAY_WORDS =
  /(salar(?:y|ies)|\bpay|compensation|gehalt|wages?|\brate|\bearn|\bctc|\bote)\b[^\n.;]{0,40}$/i
/** How far before an amount they may stand. */
const BEFORE = 70
/** Behind an amount: it is millions, or something else than pay. */
const NO_PAY = /^\s?\+?\s?(m|mn|mm|b|bn|million|billion|users|customers|people|employees)\b/i

function payOfMatch(text: string, found: RegExpExecArray): Pay | null {
  const [all, sign1, low = '', lowUnit, sign2, sign3, high, highUnit, sign4] = found
  const sign = [sign1, sign2, sign3, sign4].find((given) => given !== undefined)
  const end = found.index + all.length
  const behind = text.slice(end, end + 40)
  if (sign === undefined || NO_PAY.test(behind)) return null
  const before = text.slice(Math.max(0, found.index - BEFORE), found.index)
  const interval = FOR.exec(behind)
  const isRange = high !== undefined
  if (!isRange && !interval && !PAY_WORDS.test(before)) return null
  // "$120–150k" says thousands of both.
  const unit = lowUnit ?? highUnit ?? ''
  const min = numberOf(low, unit)
  const max = isRange ? numberOf(high, highUnit ?? '') : null
  if (max !== null && max < min) return null
  const letter = (interval?.[1] ?? interval?.[2] ?? '').charAt(0).toLowerCase()
  const isLakhs = /^l/i.test(unit)
  const per = isLakhs ? 'year' : (BY_LETTER[letter] ?? guessInterval(min))
  if (!per) return null
  const currency = SIGNS[sign.toUpperCase()] ?? sign.toUpperCase()
  const isUpTo = !isRange && /\bup to\s*$/i.test(before)
  const said = `${all}${interval?.[0] ?? ''}`.trim()
  return payOf(currency, isUpTo ? null : min, isUpTo ? min : max, per, said)
}

const guessInterval = (amount: number): PayInterval | null => {
  if (amount >= YEARLY_MIN) return 'year'
  return amount <= HOURLY_MAX ? 'hour' : null
}

/** A mark before one or two digits at the end parts cents; all others part thousands. */
function numberOf(digits: string, unit: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/\D/g, '')}.${cents}`)
  if (/^k/i.test(unit)) return value * 1000
  return /^l/i.test(unit) ? value * 100_000 : value
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
  if (factor !== null && (top === null || top < LEAST || top > MOST)) return null
  return { currency, yearlyMin, yearlyMax, per, said: said.slice(0, 200) }
}

const wordsOf = (currency: string, low: number | null, high: number | null, per: PayInterval) =>
  `${currency} ${[low, high].filter((amount) => amount !== null).join('–')} per ${per}`
