import { t } from '@lingui/core/macro'
import type { Profile } from '@sightline/contracts/profile/profile'

type Link = Profile['links'][number]
type Authorisation = Profile['authorisations'][number]
type Language = Profile['languages'][number]

/** A profile as it is typed: every field is a text, and nothing has been checked. */
export interface ProfileDraft {
  name: string
  email: string
  phone: string
  city: string
  country: string
  links: Link[]
  authorisations: Authorisation[]
  /** In days. */
  notice: string
  /** One place a line. */
  places: string
  remote: string
  payFloor: string
  currency: string
  languages: { language: string; level: Language['level'] | '' }[]
}

/** Messages by the path of the field at fault, as in `links.0.url`. */
export type Problems = Readonly<Record<string, string>>

export function draftOf(profile: Profile): ProfileDraft {
  const { country, notice, places, remote, payFloor, ...same } = profile
  return {
    ...same,
    country: country ?? '',
    notice: notice === null ? '' : String(notice),
    places: places.join('\n'),
    remote: remote ?? '',
    payFloor: payFloor ? String(payFloor.yearly) : '',
    currency: payFloor?.currency ?? '',
  }
}

/** The profile that a draft says, or what is wrong with it. Empty rows are left out. */
export async function profileOf(
  draft: ProfileDraft,
): Promise<{ profile: Profile } | { problems: Problems }> {
  const contracts = await import('@sightline/contracts/profile/profile')
  const wholeOf = (text: string) => Number(text.replace(/[\s.,_']/g, ''))
  const { currency, ...given } = {
    ...draft,
    country: draft.country || null,
    links: draft.links.map(({ label, url }) => ({ label, url: addressOf(url) })),
    notice: draft.notice.trim() === '' ? null : wholeOf(draft.notice),
    places: draft.places
      .split('\n')
      .map((place) => place.trim())
      .filter(Boolean),
    remote: draft.remote || null,
    payFloor:
      draft.payFloor.trim() === ''
        ? null
        : { yearly: wholeOf(draft.payFloor), currency: draft.currency },
  }
  const checked = contracts.Profile.safeParse(given)
  if (!checked.success)
    return {
      problems: Object.fromEntries(
        checked.error.issues.map(({ path, code }) => [
          path.join('.'),
          code === 'too_big' && !isNumber(path) ? t`This is too long.` : problemAt(path),
        ]),
      ),
    }
  return { profile: checked.data }
}

const isNumber = ([field]: PropertyKey[]) => field === 'notice' || field === 'payFloor'

/** People write an address without its scheme. */
function addressOf(url: string): string {
  const text = url.trim()
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

function problemAt(path: PropertyKey[]): string {
  const field = path.at(-1)
  switch (field) {
    case 'url':
      return t`Please put in a web address, such as https://example.com/you.`
    case 'notice':
      return t`Please put in a number of days from 0 to 366, or leave it empty.`
    case 'yearly':
      return t`Please put in a whole number, or leave it empty.`
    case 'currency':
      return t`Please choose the currency of this pay.`
    case 'country':
      return t`Please choose a country.`
    case 'level':
      return t`Please choose how well you speak it.`
    default:
      return t`Please check this.`
  }
}
