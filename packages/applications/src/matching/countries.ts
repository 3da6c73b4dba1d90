const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Regions that are no countries, and codes that are another country's. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'UK',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'DD',
  'FX',
  'SU',
  'YU',
])
const OTHER_NAMES: Record<string, readonly string[]> = {
  US: ['United States of America', 'U.S.', 'USA', 'US', 'America'],
  GB: ['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'British'],
  NL: ['Holland', 'The Netherlands'],
  CZ: ['Czech Republic'],
  KR: ['South Korea'],
  DE: ['Deutschland'],
  ES: ['España'],
  AU: ['Australian'],
  IN: ['Indian'],
  EU: ['European Union', 'EU', 'Europe', 'EEA'],
}
const CODE_OF = new Map<string, string>()
for (const code of CODES) {
  const name = NO_COUNTRIES.has(code) ? undefined : NAMES.of(code)
  if (name !== undefined) CODE_OF.set(name.toLowerCase(), code)
}
for (const [code, names] of Object.entries(OTHER_NAMES))
  for (const name of names) CODE_OF.set(name.toLowerCase(), code)
const escaped = [...CODE_OF.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const COUNTRY = new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`, 'giu')

/** The countries that a text names, as ISO 3166-1 codes; `EU` for the European Union. */
export function countriesIn(text: string): string[] {
  const codes = [...text.matchAll(COUNTRY)].flatMap(([name]) => {
    // "us" and "in" are words, "US" is a country.
    const isWord = name.length <= 3 && name !== name.toUpperCase()
    return isWord ? [] : [CODE_OF.get(name.toLowerCase()) ?? '']
  })
  return [...new Set(codes)]
}

/** The English name of a country. */
export const countryName = (code: string): string => NAMES.of(code) ?? code

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
export const isInEuropeanUnion = (country: string): boolean => EUROPEAN_UNION.has(country)
