import type { KnockOut } from '@sightline/contracts/matching/match'
import type { Workplace } from '@sightline/contracts/postings/kinds'
import type { Pay } from '@sightline/contracts/postings/postings'
import { LANGUAGE_LEVELS, type Profile } from '@sightline/contracts/profile/profile'
import { languagesIn } from '../resume/language-names.ts'
import { countriesIn, countryName, isInEuropeanUnion } from './countries.ts'
import { languageWishOf } from './language-levels.ts'
import { AUTHORISATION, type PostingLine, type Requirement } from './requirements.ts'

/** A posting as far as it is matched. */
export interface MatchedPosting {
  lines: readonly PostingLine[]
  places: readonly string[]
  workplace: Workplace | null
  pay: Pay | null
}

/** What can end an application whatever the resume shows. Null where the posting says nothing of it. */
export function knockOutsOf(
  posting: MatchedPosting,
  requirements: readonly Requirement[],
  profile: Profile,
): KnockOut[] {
  const found = [
    authorisation(posting, profile),
    place(posting, profile),
    pay(posting, profile),
    ...languages(requirements, profile),
  ]
  return found.filter((knockOut) => knockOut !== null)
}

const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u
const sentenceOf = ({ lines }: MatchedPosting, pattern: RegExp): string | undefined =>
  lines.flatMap(({ text }) => text.split(SENTENCE)).find((sentence) => pattern.test(sentence))

const NO_SPONSORSHIP =
  /\b(?:(?:can|do|does|will|are)(?:n['’]t|not| not)\b.{0,30}\bsponsor|no (?:visa )?sponsorship|without sponsorship|sponsorship (?:isn['’]t|is not)|not able to sponsor|unable to sponsor)/i
const SPONSORSHIP =
  /\b(?:we (?:can |do |are able to )?(?:sponsor|support)|visa sponsorship available|happy to sponsor|able to sponsor)/i

function authorisation(posting: MatchedPosting, profile: Profile): KnockOut | null {
  const postingWords = sentenceOf(posting, AUTHORISATION)
  if (postingWords === undefined) return null
  const named = countriesIn(postingWords)
  const countries = named.length > 0 ? named : posting.places.flatMap(countriesIn)
  const said = profile.authorisations.find(
    ({ country }) =>
      countries.includes(country) || (countries.includes('EU') && isInEuropeanUnion(country)),
  )
  if (!said) return { kind: 'authorisation', postingWords, profileWords: null, verdict: 'not said' }
  const isSponsored = SPONSORSHIP.test(postingWords) && !NO_SPONSORSHIP.test(postingWords)
  const isFree = said.isAuthorised && !said.needsSponsorship
  const words = isFree
    ? 'authorised'
    : said.needsSponsorship
      ? 'needs sponsorship'
      : 'not authorised'
  return {
    kind: 'authorisation',
    postingWords,
    profileWords: `${countryName(said.country)}: ${words}`,
    verdict: isFree || isSponsored ? 'ok' : 'conflict',
  }
}

const PLACE =
  /\b(?:on[- ]?site|in person|hybrid|home[- ]office|days? (?:a|per) week (?:in|at)|(?:fully )?remote|reside in|live in|based in|located in|relocat\w+|office)\b/i
const IS_NO_MATTER = /\bremote (?:anywhere|from anywhere)|\bwork from anywhere\b/i

function place(posting: MatchedPosting, profile: Profile): KnockOut | null {
  const sentence = sentenceOf(posting, PLACE)
  const postingWords = sentence ?? posting.places.join('; ')
  if (postingWords === '') return null
  const own = [profile.city, ...profile.places].filter((name) => name !== '')
  const where = [postingWords, ...posting.places].join(' ')
  const isRemote = posting.workplace === 'remote' || IS_NO_MATTER.test(postingWords)
  const countries = [...new Set([postingWords, ...posting.places].flatMap(countriesIn))]
  const answer = (verdict: KnockOut['verdict'], profileWords: string | null): KnockOut => ({
    kind: 'place',
    postingWords,
    profileWords,
    verdict,
  })
  if (isRemote) {
    if (profile.remote === 'no') return answer('conflict', 'no remote work')
    if (countries.length === 0) return answer('ok', profile.city || null)
    if (profile.country === null) return answer('not said', null)
    const isInside =
      countries.includes(profile.country) ||
      (countries.includes('EU') && isInEuropeanUnion(profile.country))
    return answer(isInside ? 'ok' : 'conflict', countryName(profile.country))
  }
  if (profile.remote === 'only' && posting.workplace !== null)
    return answer('conflict', 'remote work only')
  const near = own.find((name) => where.toLowerCase().includes(name.toLowerCase()))
  if (near !== undefined) return answer('ok', near)
  return own.length > 0 ? answer('conflict', own.join(', ')) : answer('not said', null)
}

function pay({ pay: offered }: MatchedPosting, { payFloor }: Profile): KnockOut | null {
  if (!offered) return null
  const floor = payFloor && `${payFloor.yearly} ${payFloor.currency}`
  const most = offered.yearlyMax ?? offered.yearlyMin
  const isComparable = payFloor !== null && payFloor.currency === offered.currency && most !== null
  const verdict = !isComparable ? 'not said' : most >= payFloor.yearly ? 'ok' : 'conflict'
  return { kind: 'pay', postingWords: offered.said, profileWords: floor, verdict }
}

/** The languages that are needed, each with the level that the profile says. */
function languages(requirements: readonly Requirement[], profile: Profile): KnockOut[] {
  return requirements.flatMap(({ text, isOptional }): KnockOut[] => {
    const wish = isOptional ? null : languageWishOf(text)
    if (!wish) return []
    const spoken = wish.languages.map(({ name, level }) => {
      const own = profile.languages.find(({ language }) => languagesIn(language)[0]?.name === name)
      const rank = own ? LANGUAGE_LEVELS.indexOf(own.level) + 1 : 0
      return { own, isEnough: rank >= Math.floor(level) }
    })
    const isOk = wish.isAlternative
      ? spoken.some(({ isEnough }) => isEnough)
      : spoken.every(({ isEnough }) => isEnough)
    const words = spoken.flatMap(({ own }) => (own ? [`${own.language} ${own.level}`] : []))
    const isSaid = profile.languages.length > 0
    return [
      {
        kind: 'language',
        postingWords: text,
        profileWords: isSaid ? words.join(', ') : null,
        verdict: isOk ? 'ok' : isSaid ? 'conflict' : 'not said',
      },
    ]
  })
}
