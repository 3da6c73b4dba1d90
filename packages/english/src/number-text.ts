/**
 * A score or a count as texts show it, with at most one decimal, in the form of the locale: `3`,
 * `3.4`, `1,250`.
 */
export const numberText = (value: number, locale = 'en'): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 })
