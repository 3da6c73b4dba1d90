import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { isCountryCode } from './countries.ts'
import type { ProfileDraft } from './draft.ts'

const TEXTS = ['name', 'email', 'phone', 'city', 'country'] as const

/** What could go into a draft, for the candidate to take or leave. */
export interface Offer {
  texts: { field: (typeof TEXTS)[number]; value: string }[]
  links: ProfileDraft['links']
  languages: ProfileDraft['languages']
}

/** What a resume says of fields that are empty, and of links and languages that are not listed. */
export function offeredBy({ basics, languages }: JsonResume, draft: ProfileDraft): Offer {
  const said = {
    name: basics?.name,
    email: basics?.email,
    phone: basics?.phone,
    city: basics?.location?.city,
    country: basics?.location?.countryCode?.toUpperCase(),
  }
  const texts = TEXTS.flatMap((field) => {
    const value = said[field]?.trim()
    const isOffered = value && draft[field].trim() === ''
    return isOffered && (field !== 'country' || isCountryCode(value)) ? [{ field, value }] : []
  })
  const addresses = [
    { label: '', url: basics?.url },
    ...(basics?.profiles ?? []).map(({ network, url }) => ({ label: network ?? '', url })),
  ]
  const links = addresses.flatMap(({ label, url }) =>
    url && !draft.links.some((link) => bare(link.url) === bare(url)) ? [{ label, url }] : [],
  )
  const spoken = (languages ?? []).flatMap(({ language, fluency }) =>
    language && !draft.languages.some((known) => isSame(known.language, language))
      ? [{ language, level: levelOf(fluency) }]
      : [],
  )
  return { texts, links, languages: spoken }
}

/** The draft with what is offered in its empty fields. */
export function withOffer(draft: ProfileDraft, { texts, links, languages }: Offer): ProfileDraft {
  return {
    ...draft,
    ...Object.fromEntries(texts.map(({ field, value }) => [field, value])),
    links: [...draft.links, ...links],
    languages: [...draft.languages, ...languages],
  }
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
const bare = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** A level that the resume names. Words such as "good" name none: the candidate chooses one. */
function levelOf(fluency = ''): ProfileDraft['languages'][number]['level'] {
  const [code] = /\b[ABC][12]\b/i.exec(fluency) ?? []
  if (code) return code.toUpperCase() as 'A1'
  return /\bnative|mother tongue\b/i.test(fluency) ? 'native' : ''
}
