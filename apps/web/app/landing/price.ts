import { fetchJson } from '../http.ts'

let rupees: Intl.NumberFormat | undefined

/** `$4.99`, and `$89` without cents. Written without Intl, whose first use holds up the landing page. */
export const inDollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

/** `₹7,894.30`: the price in rupees to 2 decimals; `rate` is how many rupees a dollar buys. */
export function inRupees(cents: number, rate: number) {
  rupees ??= new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  return rupees.format((cents / 100) * rate)
}

/** How many rupees a dollar buys now. @throws ApiError */
export const fetchRate = () => fetchJson('GET', '/exchange-rates/USD', readRate)

// Parsed by hand: the contract's schema would make the landing page load zod for a single number.
function readRate(body: unknown): number {
  const { rates } = body as { rates?: { INR?: unknown } }
  const rate = rates?.INR
  if (typeof rate !== 'number' || !(rate > 0)) throw new Error('The answer has no rate of the rupee')
  return rate
}
