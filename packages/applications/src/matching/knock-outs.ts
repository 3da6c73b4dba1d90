import type { KnockOut } from '@sightline/contracts/matching/match'
import type { Pay } from '@sightline/contracts/postings/postings'
import { LANGUAGE_LEVELS, type Profile } from '@sightline/contracts/profile/profile'
import { languagesIn } from '../resume/language-names.ts'
import { countriesIn, isAmong } from './countries.ts'
import { languageWishOf } from './language-levels.ts'
import { placeKnockOut } from './place-knock-out.ts'
import { type MatchedPosting, type Requirement, sentencesIn } from './requirements.ts'

type Verdict = KnockOut['verdict']

/**
 * What can end an application whatever the resume shows, as far as the posting speaks of it. A
 * conflict is said where it is beyond argument; what the profile or the posting leaves open is `not
 * said`.
 */
export function knockOutsOf(
  posting: MatchedPosting,
  requirements: readonly Requirement[],
  profile: Profile,
): KnockOut[] {
  const found = [
    authorisation(posting, profile),
    placeKnockOut(posting, profile),
    pay(posting, profile),
    ...languages(requirements, profile),
  ]
  return found.filter((knockOut) => knockOut !== null)
}

const NO_SPONSORSHIP =
  /\b(?:(?:can|do|does|will|are)(?:n['’]t|not| not)\b.{0,30}\bsponsor|no (?:visa )?sponsorship|without (?:\w+ ){0,3}sponsorship|sponsorship (?:isn['’]t|is not)|not able to sponsor|unable to sponsor)/i
const SPONSORSHIP =
  /\b(?:we (?:can |do |are able to |will )?(?:sponsor|support)|visa (?:sponsorship|support)|happy to sponsor|able to sponsor)/i
/** The right to work is needed. A word as `visa` alone may be that of a card. */
const IS_NEEDED =
  /\b(?:authori[sz]ed to work|(?:right|rights|allowed|eligib\w+|entitled|able) to (?:legally )?work|working rights|work(?:ing)? permits?|work without a permit|residence permits?|valid visa|citizens? (?:only|or)|permanent residents?|work authori[sz]ation)\b/i

function authorisation(posting: MatchedPosting, profile: Profile): KnockOut | null {
  const postingWords = sentencesIn(posting.lines).find((sentence) =>
    [NO_SPONSORSHIP, SPONSORSHIP, IS_NEEDED].some((pattern) => pattern.test(sentence)),
  )
  if (postingWords === undefined) return null
  const named = countriesIn(postingWords)
  const countries = named.length > 0 ? named : [...new Set(posting.places.flatMap(countriesIn))]
  const said = profile.authorisations.filter(({ country }) => isAmong(country, countries))
  const free = said.find(({ isAuthorised, needsSponsorship }) => isAuthorised && !needsSponsorship)
  const telling = free ?? said[0]
  const answer = (verdict: Verdict): KnockOut => ({
    kind: 'authorisation',
    postingWords,
    profileSays: telling ? { kind: 'authorisation', ...telling } : null,
    verdict,
  })
  if (free) return answer('ok')
  // Another of the countries may be the one.
  const isWhole = countries.length > 0 && said.length === countries.length
  if (!telling || !isWhole) return answer('not said')
  if (NO_SPONSORSHIP.test(postingWords)) return answer('conflict')
  if (SPONSORSHIP.test(postingWords)) return answer('ok')
  return answer(telling.isAuthorised ? 'not said' : 'conflict')
}

/** Pay by the month may come 14 times a year. */
const MOST_MONTHS = 14

function pay({ pay: offered }: MatchedPosting, { payFloor }: Profile): KnockOut | null {
  if (!offered) return null
  return {
    kind: 'pay',
    postingWords: offered.said,
    profileSays: payFloor && { kind: 'pay', ...payFloor },
    verdict:
      payFloor?.currency === offered.currency ? payVerdict(offered, payFloor.yearly) : 'not said',
  }
}

function payVerdict({ yearlyMin, yearlyMax, per }: Pay, floor: number): Verdict {
  if (Math.max(yearlyMin ?? 0, yearlyMax ?? 0) >= floor) return 'ok'
  // "From 50,000" has no upper end.
  if (yearlyMax === null) return 'not said'
  const most = per === 'month' ? (yearlyMax * MOST_MONTHS) / 12 : yearlyMax
  return most < floor ? 'conflict' : 'not said'
}

/** The languages that are needed, each with the level that the profile says. */
function languages(requirements: readonly Requirement[], profile: Profile): KnockOut[] {
  return requirements.flatMap(({ text, isOptional }): KnockOut[] => {
    const wish = isOptional ? null : languageWishOf(text)
    if (!wish) return []
    // Words as "fluent" mean different levels to different people.
    const leeway = /\b[abc][12]\b/i.test(text) ? 0 : 1
    const spoken = wish.languages.map(({ name, level }) => {
      const own = profile.languages.find(({ language }) => languagesIn(language)[0]?.name === name)
      return { own, verdict: own ? levelVerdict(own.level, Math.floor(level), leeway) : 'not said' }
    })
    const has = (verdict: Verdict) => spoken.some((language) => language.verdict === verdict)
    const [best, worst] = ['ok', 'conflict'] as const
    const [first, last] = wish.isAlternative ? [best, worst] : [worst, best]
    const listed = spoken.flatMap(({ own }) => own ?? [])
    return [
      {
        kind: 'language',
        postingWords: text,
        profileSays: listed.length > 0 ? { kind: 'languages', languages: listed } : null,
        verdict: has(first) ? first : has('not said') ? 'not said' : last,
      },
    ]
  })
}

function levelVerdict(
  own: Profile['languages'][number]['level'],
  wanted: number,
  leeway: number,
): Verdict {
  const rank = LANGUAGE_LEVELS.indexOf(own) + 1
  if (rank >= wanted) return 'ok'
  return rank + leeway < wanted ? 'conflict' : 'not said'
}
