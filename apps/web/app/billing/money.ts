const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const shortDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** Rupees as people write them: with paise only where there are some. */
export const formatInr = (rupees: number) => (Number.isInteger(rupees) ? whole : exact).format(rupees)

/** Dollars to 2 decimals. */
export const formatUsd = (amount: number) => dollars.format(amount)

/** A moment's day, where the reader is. */
export const formatDay = (moment: string) => days.format(new Date(moment))

/** The same where there is little room. */
export const formatShortDay = (moment: string) => shortDays.format(new Date(moment))
