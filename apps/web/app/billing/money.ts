import { localeFor } from '../locale/locale.ts'

/**
 * Creates a formatter at its first use: creating one takes milliseconds, and every page loads this
 * module.
 */
function lazy<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined
  return () => (formatter ??= create())
}

const whole = lazy(
  () =>
    new Intl.NumberFormat(localeFor('en-IN'), {
      style: 'currency',
      currency: 'INR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
)
const exact = lazy(
  () =>
    new Intl.NumberFormat(localeFor('en-IN'), {
      style: 'currency',
      currency: 'INR',
      currencyDisplay: 'narrowSymbol',
    }),
)
const dollars = lazy(
  () => new Intl.NumberFormat(localeFor('en-US'), { style: 'currency', currency: 'USD' }),
)
const days = lazy(() => new Intl.DateTimeFormat(localeFor('en-GB'), { dateStyle: 'long' }))
const shortDays = lazy(() => new Intl.DateTimeFormat(localeFor('en-GB'), { dateStyle: 'medium' }))

/** An amount in rupees, with paise only if there are any. */
export const formatInr = (rupees: number) =>
  (Number.isInteger(rupees) ? whole : exact)().format(rupees)

/** An amount in dollars, with two decimals. */
export const formatUsd = (amount: number) => dollars().format(amount)

/** The long form of a date, in the time zone of the browser: '20 November 2026'. */
export const formatDay = (moment: string) => days().format(new Date(moment))

/** The short form of a date: '20 Nov 2026'. */
export const formatShortDay = (moment: string) => shortDays().format(new Date(moment))
