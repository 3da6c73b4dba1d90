import { countriesIn } from './countries.ts'
import { metrosIn } from './metros.ts'

/** A place as far as its name tells where it is. */
export interface Place {
  name: string
  /** The name of the metropolitan area that it belongs to; null when it is no known one. */
  metro: string | null
  /** ISO 3166-1, or `EU`; null when it is not known. */
  country: string | null
}

const US_STATES =
  /,\s*(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IA|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|DC)\b|\b(?:California|Texas|Florida|Illinois|Massachusetts|Colorado|Virginia|Ohio|Michigan|Pennsylvania|Oregon|North Carolina)\b/
const CANADIAN_PROVINCES = /,\s*(?:ON|QC|BC|AB|MB|SK|NS|NB)\b|\b(?:Ontario|Quebec|Québec|Alberta)\b/

/** The countries that the name of a place tells, also by its state or province. */
function countriesOf(text: string): string[] {
  const named = countriesIn(text)
  if (named.length > 0) return named
  if (CANADIAN_PROVINCES.test(text)) return ['CA']
  return US_STATES.test(text) ? ['US'] : []
}

const BETWEEN = /\s*[;/|]\s*|\s+(?:or|and|&)\s+/

/** The places that a text names. What is no known area is a place whose country may be known. */
export const placesIn = (text: string): Place[] =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(placesOfPart)

function placesOfPart(name: string): Place[] {
  const countries = countriesOf(name)
  // "London, Ontario" is not the London that is known.
  const metros = metrosIn(name).filter(
    ({ country }) => countries.length === 0 || countries.includes(country),
  )
  if (metros.length > 0)
    return metros.map((metro) => ({ name, metro: metro.name, country: metro.country }))
  if (countries.length > 0) return countries.map((country) => ({ name, metro: null, country }))
  return [{ name, metro: null, country: null }]
}

const WORD = /[^\p{L}\p{N}]+/u
const wordsOf = (text: string) => ` ${text.toLowerCase().split(WORD).join(' ')} `

/**
 * Whether two places are one: of the same name, in the same metropolitan area, or one is the whole
 * country of the other. Null when their names do not settle it.
 */
export function isSamePlace(own: Place, other: Place): boolean | null {
  if (wordsOf(other.name).includes(wordsOf(own.name))) return true
  if (own.metro !== null && other.metro !== null) return own.metro === other.metro
  if (own.country !== null && other.country !== null && own.country !== other.country)
    return own.country === 'EU' || other.country === 'EU' ? null : false
  const isCountry = own.country !== null && countriesIn(own.name).join() === own.country
  const isWhole = isCountry && wordsOf(own.name).trim().split(' ').length <= 3
  return isWhole && !own.name.includes(',') && own.country === other.country ? true : null
}
