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
  US: [
    ...['United States of America', 'U.S.', 'U.S.A.', 'USA', 'US', 'America'],
    ...['New Jersey', 'New Mexico', 'New England'],
  ],
  GB: [
    ...['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Wales', 'British'],
    'Northern Ireland',
  ],
  CA: ['British Columbia'],
  NL: ['Holland', 'The Netherlands'],
  CZ: ['Czech Republic'],
  KR: ['South Korea'],
  DE: ['Deutschland'],
  ES: ['España'],
  AU: ['Australian', 'New South Wales', 'South Australia', 'Western Australia'],
  IN: ['Indian'],
  EU: ['European Union', 'EU', 'Europe', 'EEA'],
}
/** Names that hold a country's and are none, or are those of other places as well. */
const UNCLEAR = [
  ...['Latin America', 'South America', 'Central America', 'North America', 'the Americas'],
  ...['Georgia', 'Jersey', 'Lebanon', 'Jordan', 'Chad', 'Guinea', 'Indian Ocean', 'Panama City'],
]
const CODE_OF = new Map<string, string>()
for (const code of CODES) {
  const name = NO_COUNTRIES.has(code) ? undefined : NAMES.of(code)
  if (name !== undefined) CODE_OF.set(name.toLowerCase(), code)
}
for (const [code, names] of Object.entries(OTHER_NAMES))
  for (const name of names) CODE_OF.set(name.toLowerCase(), code)
for (const name of UNCLEAR) CODE_OF.set(name.toLowerCase(), '')
const escaped = [...CODE_OF.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const COUNTRY = new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`, 'giu')

/** The countries that a text names, as ISO 3166-1 codes; `EU` for the European Union. */
export function countriesIn(text: string): string[] {
  const codes = [...text.matchAll(COUNTRY)].flatMap(([name]) => {
    // "us" and "in" are words, "US" is a country.
    const isWord = name.length <= 3 && name !== name.toUpperCase()
    const code = CODE_OF.get(name.toLowerCase())
    return isWord || !code ? [] : [code]
  })
  return [...new Set(codes)]
}

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
const OTHER_EUROPE = new Set(
  'AD AL AM AZ BA BY CH FO GB GE GG GI IM IS JE LI MC MD ME MK NO RS RU SM TR UA VA XK'.split(' '),
)
/**
 * Whether a country is one of those named, where `EU` stands for the Union and for Europe; null
 * where that depends on which of the two is meant.
 */
export function isAmong(country: string, named: readonly string[]): boolean | null {
  if (named.includes(country)) return true
  if (!named.includes('EU')) return false
  return EUROPEAN_UNION.has(country) || (OTHER_EUROPE.has(country) ? null : false)
}
