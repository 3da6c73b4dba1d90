import type { KnockOut } from '@sightline/contracts/matching/match'
import type { Workplace } from '@sightline/contracts/postings/kinds'
import type { Profile } from '@sightline/contracts/profile/profile'
import { countriesIn, isAmong } from './countries.ts'
import { metrosIn } from './metros.ts'
import { isSamePlace, type Place, placesIn } from './places.ts'
import { type MatchedPosting, type PostingLine, sentencesIn } from './requirements.ts'

const NOT_REMOTE = /\b(?:no remote|not (?:a |an )?(?:fully )?remote|remote (?:work )?is not)\b/i
const REMOTE =
  /\b(?:(?:fully|100\s?%|all|completely) remote|remote[- ](?:first|only)|remote (?:role|position|job|within|in|from)|(?:role|position|job) is remote|work from anywhere)\b|^\W*remote\b|:\s*remote\b|\bremote \(/i
const ON_SITE =
  /\b(?:on[- ]?site|in[- ]person|hybrid|days? (?:a|per|each) week (?:in|at) |(?:in|at|from|to) (?:our|the) (?:[\p{L}-]+ ){0,3}office|relocat\w+)/iu
/** The job itself is said to be at a place. */
const IS_ON_SITE =
  /\b(?:(?:role|position|job) is (?:fully |a )?|days? (?:a|per|each) week (?:in|at) )|(?:^|[:·,(])\s*(?:on[- ]?site|hybrid|in[- ]person)\b/i
/** Where the job's place is told, as opposed to where the company is. */
const LOCATION =
  /^\W*(?:job |work(?:ing)? )?(?:locations?|place of work|place|office|standort)\s*[:–-]\s*(.+)$/i
/** What says where one must live, each with the words that name it behind. */
const RESTRICTIONS = [
  /(?:\b(?:you|candidates?|applicants?)|^\W*)\s*(?:must|need to|have to|are required to)\s+(?:currently |already |also )?(?:live|reside|be (?:based|located|resident|living))\s+(?:in|within)\s+([^.;]+)/i,
  /\b(?:candidates?|applicants?)\s+(?:who (?:live|reside|are (?:based|located))|based|located|living|residing)\s+(?:in|within)\s+([^.;]+)/i,
  /\bonly (?:hire|hiring|employ|accept|consider|recruit)\w*\s+([^.;]+)/i,
  /\bremote\s*(?:,|within|in|from|\()\s*(?!our\b)([^.;)]{2,40})/i,
  /([\p{L}.]+(?: [\p{L}.]+)?)[- ]only\b/iu,
]
/** Regions of which it is not known here which countries they have. */
const REGION =
  /\b(?:EMEA|APAC|LATAM|DACH|Nordics?|Benelux|CEE|MENA|Americas?|Asia|Africa|Pacific|time ?zones?|[CG]MT|CET|UTC|EST|PST)\b/i
const ANYWHERE = /\b(?:anywhere|worldwide|global(?:ly)?|any country)\b/i

type Answer = Pick<KnockOut, 'verdict' | 'profileSays'> & { words?: string }

/**
 * Whether the job is where the candidate would work. A conflict is said where names settle it: they
 * are in other countries or in other known areas than all of the candidate's places.
 */
export function placeKnockOut(posting: MatchedPosting, profile: Profile): KnockOut | null {
  const sentences = sentencesIn(posting.lines)
  const places = posting.places.length > 0 ? posting.places : locationsIn(posting.lines)
  const workplace = posting.workplace ?? workplaceIn(sentences)
  const told = sentences.find((sentence) => ON_SITE.test(sentence) || REMOTE.test(sentence))
  const fields = [places.join('; '), posting.workplace].filter(Boolean).join(' · ')
  const postingWords = fields || told
  if (postingWords === undefined) return null
  const { words, ...answer } =
    workplace === 'remote'
      ? answerRemote(places, sentences, profile)
      : answerOnSite(places.length > 0 ? places : told ? [told] : [], workplace, profile)
  return { kind: 'place', postingWords: words ?? postingWords, ...answer }
}

const locationsIn = (lines: readonly PostingLine[]): string[] =>
  lines.flatMap(({ text }) => LOCATION.exec(text)?.[1]?.trim() ?? [])

/** The workplace that sentences tell; null when they tell none or several. */
function workplaceIn(sentences: readonly string[]): Workplace | null {
  if (sentences.some((sentence) => NOT_REMOTE.test(sentence))) return 'on-site'
  const isRemote = sentences.some((sentence) => REMOTE.test(sentence))
  const onSite = sentences.filter((sentence) => ON_SITE.test(sentence))
  if (onSite.length === 0) return isRemote ? 'remote' : null
  const isClear = !sentences.some((sentence) => /\bremote/i.test(sentence))
  return isClear && onSite.some((sentence) => IS_ON_SITE.test(sentence)) ? 'on-site' : null
}

function answerRemote(
  places: readonly string[],
  sentences: readonly string[],
  { remote, country }: Profile,
): Answer {
  const wish = remote && ({ kind: 'remote', remote } as const)
  if (remote === 'no') {
    const hasOffice = sentences.some((sentence) => ON_SITE.test(sentence))
    return { verdict: hasOffice ? 'not said' : 'conflict', profileSays: wish }
  }
  const home = country === null ? null : ({ kind: 'country', country } as const)
  const limit = limitIn(sentences)
  const words = limit && { words: limit.sentence }
  const isOpen = places.length === 0 || places.some((place) => ANYWHERE.test(place))
  if (isOpen && !limit) {
    const region = sentences.find((sentence) => REMOTE.test(sentence) && REGION.test(sentence))
    if (region) return { verdict: 'not said', profileSays: home, words: region }
    return { verdict: 'ok', profileSays: home ?? wish }
  }
  if (country === null) return { verdict: 'not said', profileSays: null, ...words }
  const named = limit?.countries ?? places.flatMap(countriesOf)
  if (isAmong(country, named)) return { verdict: 'ok', profileSays: home, ...words }
  // A city may only be that of an office.
  const isWhole = limit ? !REGION.test(limit.sentence) : places.every(isWholeCountry)
  const isOutside = isWhole && isAmong(country, named) === false
  return { verdict: isOutside ? 'conflict' : 'not said', profileSays: home, ...words }
}

interface Limit {
  sentence: string
  countries: string[]
}

/** The sentence that says in which countries one must live. */
function limitIn(sentences: readonly string[]): Limit | undefined {
  for (const sentence of sentences)
    for (const pattern of RESTRICTIONS) {
      const countries = countriesIn(pattern.exec(sentence)?.[1] ?? '')
      if (countries.length > 0) return { sentence, countries }
    }
  return undefined
}

const countriesOf = (text: string) => placesIn(text).flatMap(({ country }) => country ?? [])

const AROUND_COUNTRY = /\b(?:remote|only|within|the|from|in|home ?office|based)\b/gi
/** A place that is a country, as in "Remote (Germany)", and no city in one. */
function isWholeCountry(place: string): boolean {
  const parts = place
    .replace(AROUND_COUNTRY, ' ')
    .split(/[^\p{L}. ]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.every((part) => countriesIn(part).length > 0 && metrosIn(part).length === 0)
}

function answerOnSite(
  places: readonly string[],
  workplace: Workplace | null,
  { city, country, places: wished, remote }: Profile,
): Answer {
  if (remote === 'only') {
    const verdict = workplace === null ? 'not said' : 'conflict'
    return { verdict, profileSays: { kind: 'remote', remote } }
  }
  const own = [...new Set([city, ...wished])].filter((name) => name !== '')
  const profileSays = own.length > 0 ? ({ kind: 'places', places: own } as const) : null
  const ownPlaces = own.flatMap(placesIn).map((place): Place => {
    const isHome = place.name === city && place.country === null
    return isHome ? { ...place, country } : place
  })
  const pairs = places
    .flatMap(placesIn)
    .flatMap((there) => ownPlaces.map((place) => isSamePlace(place, there)))
  if (pairs.includes(true)) return { verdict: 'ok', profileSays }
  // Whoever names no places to work in may be glad to move.
  const isFar = pairs.length > 0 && !pairs.includes(null)
  const isSettled = workplace !== null && wished.length > 0 && isFar
  return { verdict: isSettled ? 'conflict' : 'not said', profileSays }
}
