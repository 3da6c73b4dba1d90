import { plural, t } from '@lingui/core/macro'
import type { KnockOut, ProfileFact, SHOWN_REASONS } from '@sightline/contracts/matching/match'
import type {
  BoardProblem,
  BoardProvider,
  Seniority,
  Workplace,
} from '@sightline/contracts/postings/kinds'
import type { Pay, PostingSummary, TextNeededReason } from '@sightline/contracts/postings/postings'

/** Names of companies, which no language translates. */
export const PROVIDER_NAMES: Record<BoardProvider, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  smartrecruiters: 'SmartRecruiters',
  recruitee: 'Recruitee',
}

export function workplaceLabel(workplace: Workplace): string {
  switch (workplace) {
    case 'remote':
      return t`Remote`
    case 'hybrid':
      return t`Hybrid`
    case 'on-site':
      return t`On site`
  }
}

export function seniorityLabel(seniority: Seniority): string {
  switch (seniority) {
    case 'intern':
      return t`Intern`
    case 'junior':
      return t`Junior`
    case 'mid':
      return t`Mid-level`
    case 'senior':
      return t`Senior`
    case 'lead':
      return t`Lead`
    case 'staff':
      return t`Staff`
    case 'principal':
      return t`Principal`
    case 'manager':
      return t`Manager`
    case 'director':
      return t`Director`
    case 'executive':
      return t`Executive`
  }
}

/** Why a board's list is not of today. */
export function problemText(problem: BoardProblem): string {
  switch (problem) {
    case 'gone':
      return t`The board is no longer there.`
    case 'busy':
      return t`The board asks to be read later.`
    case 'failed':
      return t`The board does not answer.`
    case 'unreadable':
      return t`The board's answer cannot be read.`
    case 'too-large':
      return t`The board's answer is too large to be read.`
    case 'redirected':
      return t`The board leads to another site, which is not followed.`
  }
}

export function textNeededText(reason: TextNeededReason): string {
  switch (reason) {
    case 'gone':
      return t`There is nothing at this address any more. If you have the posting's text, paste it here.`
    case 'unreadable':
      return t`The page cannot be read from here. Open it yourself, and paste its text here.`
    case 'unknown-board':
      return t`The page shows a posting of a board, but does not say which board. Paste the posting's text here.`
    case 'unknown-company':
      return t`No company on our lists has this name. Paste the address of its job board above, or a posting's text here.`
  }
}

export function knockOutLabel(kind: KnockOut['kind']): string {
  switch (kind) {
    case 'authorisation':
      return t`right to work`
    case 'place':
      return t`place`
    case 'pay':
      return t`pay`
    case 'language':
      return t`language`
  }
}

/** Why a line shows a requirement. */
export function shownReasonText(why: (typeof SHOWN_REASONS)[number]): string {
  switch (why) {
    case 'name':
      return t`The same name`
    case 'words':
      return t`The very words`
    case 'degree':
      return t`The degree`
    case 'language':
      return t`The language`
    case 'years':
      return t`Years counted from dates`
    case 'confirmed':
      return t`You said so`
  }
}

/** What the profile says, as its owner entered it. */
export function profileFactText(fact: ProfileFact, locale: string): string {
  const countryName = (code: string) =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  switch (fact.kind) {
    case 'authorisation': {
      const country = countryName(fact.country)
      if (fact.needsSponsorship) return t`${country}: needs sponsorship`
      return fact.isAuthorised ? t`${country}: may work there` : t`${country}: may not work there`
    }
    case 'places':
      return fact.places.join(' · ')
    case 'country':
      return countryName(fact.country)
    case 'remote':
      return remoteWishText(fact.remote)
    case 'pay': {
      const currency = {
        style: 'currency',
        currency: fact.currency,
        maximumFractionDigits: 0,
      } as const
      return t`at least ${new Intl.NumberFormat(locale, currency).format(fact.yearly)} a year`
    }
    case 'languages':
      return fact.languages
        .map(({ language, level }) => `${language}: ${level === 'native' ? t`native` : level}`)
        .join(' · ')
  }
}

function remoteWishText(wish: Extract<ProfileFact, { kind: 'remote' }>['remote']): string {
  switch (wish) {
    case 'only':
      return t`remote work only`
    case 'preferred':
      return t`remote work preferred`
    case 'no-matter':
      return t`remote or not`
    case 'no':
      return t`no remote work`
  }
}

/** The pay of a year in the reader's way of writing, or the posting's own words. */
export function payText({ currency, yearlyMin, yearlyMax, said }: Pay, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  if (yearlyMin !== null && yearlyMax !== null) {
    // A range between equal ends is written as an approximation.
    const range =
      yearlyMin === yearlyMax ? format.format(yearlyMin) : format.formatRange(yearlyMin, yearlyMax)
    return t`${range} a year`
  }
  if (yearlyMin !== null) return t`from ${format.format(yearlyMin)} a year`
  if (yearlyMax !== null) return t`up to ${format.format(yearlyMax)} a year`
  return said
}

const DAY_MS = 86_400_000
/** How long ago a moment was, in whole days. */
export function ageText(moment: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS))
  if (days === 0) return t`today`
  return plural(days, { one: '# day ago', other: '# days ago' })
}

/** The age counts from the publication, or from when the posting was found. */
export const bornAt = ({ publishedAt, foundAt }: PostingSummary) => publishedAt ?? foundAt
