import { fetchJson } from '../http.ts'

// In English, amounts are formatted without Intl, whose first use holds up the landing page of a
// slow phone for a tenth of a second.

/** `$4.99`, and `$89` without cents. */
export const inDollars = (cents: number, language: string) =>
  language === 'en'
    ? `$${(cents / 100).toFixed(digits(cents))}`
    : inLanguage(language, 'USD', digits(cents), cents / 100)

const digits = (cents: number) => (cents % 100 === 0 ? 0 : 2)

const inLanguage = (language: string, currency: string, digits: number, amount: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)

/**
 * The gaps that Indian digit groups leave: before the last three digits of the whole number, then
 * every two.
 */
const INDIAN_GROUPS = /(?<=\d)(?=(?:\d\d)*\d{3}\.)/g

/** `₹7,894.30`: the price in rupees to 2 decimals; `rate` is how many rupees a dollar buys. */
export const inRupees = (cents: number, rate: number, language: string) =>
  language === 'en'
    ? `₹${((cents / 100) * rate).toFixed(2).replace(INDIAN_GROUPS, ',')}`
    : inLanguage(language, 'INR', 2, (cents / 100) * rate)

/** How many rupees a dollar buys now. @throws ApiError */
export const fetchRate = () => fetchJson('GET', '/exchange-rates/USD', readRate)

// Parsed by hand: the contract's schema would make the landing page load zod for a single number.
function readRate(body: unknown): number {
  const { rates } = body as { rates?: { INR?: unknown } }
  const rate = rates?.INR
  if (typeof rate !== 'number' || !(rate > 0))
    throw new Error('The answer has no rate of the rupee')
  return rate
}
