import { blocksOfHtml } from '@sightline/applications/posting/html-blocks'
import { workplaceOf } from '@sightline/applications/posting/titles'
import { z } from 'zod'
import {
  type BoardAdapter,
  type BoardPosting,
  id,
  memberOf,
  optionalDate,
  optionalFlag,
  optionalHtml,
  optionalLink,
  optionalText,
  placeOf,
  placesOf,
  readItems,
  title,
} from './board.ts'

const PAGE_SIZE = 100
const POSTINGS_MAX_COUNT = 1000

const Section = z.object({ title: optionalText, text: optionalHtml }).nullish().catch(null)
const Posting = z.object({
  id,
  name: title,
  company: z.object({ name: optionalText }).nullish().catch(null),
  releasedDate: optionalDate,
  location: z
    .object({
      city: optionalText,
      region: optionalText,
      country: optionalText,
      remote: optionalFlag,
      hybrid: optionalFlag,
    })
    .nullish()
    .catch(null),
  postingUrl: optionalLink,
  applyUrl: optionalLink,
  jobAd: z
    .object({
      sections: z.object({
        companyDescription: Section,
        jobDescription: Section,
        qualifications: Section,
        additionalInformation: Section,
      }),
    })
    .nullish()
    .catch(null),
})
const Page = z.object({ offset: z.number(), totalFound: z.number() })

const boardUrl = (base: string, token: string) =>
  `${base}/v1/companies/${encodeURIComponent(token)}/postings`

/** SmartRecruiters' posting API: lists come in pages and without texts. */
export const smartrecruiters: BoardAdapter = {
  domain: 'smartrecruiters.com',
  listUrl: (base, token) => `${boardUrl(base, token)}?limit=${PAGE_SIZE}&offset=0&status=PUBLIC`,
  nextUrl(url, body) {
    const page = Page.safeParse(body)
    if (!page.success) return null
    const offset = page.data.offset + PAGE_SIZE
    if (offset >= Math.min(page.data.totalFound, POSTINGS_MAX_COUNT)) return null
    const next = new URL(url)
    next.searchParams.set('offset', String(offset))
    return next.href
  },
  parseList: (body, token) =>
    readItems(memberOf(body, 'content'), Posting, (posting) => toPosting(posting, token)),
  postingUrl: (base, token, externalId) =>
    `${boardUrl(base, token)}/${encodeURIComponent(externalId)}`,
  parsePosting(body, token) {
    const posting = Posting.safeParse(body)
    return posting.success ? toPosting(posting.data, token) : null
  },
}

function toPosting(posting: z.infer<typeof Posting>, token: string): BoardPosting {
  const { location, jobAd } = posting
  const places = placesOf([
    placeOf(location?.city, location?.region, location?.country?.toUpperCase()),
  ])
  const sections = Object.values(jobAd?.sections ?? {}).filter((section) => section?.text)
  const html = sections
    .map((section) => `<h3>${section?.title ?? ''}</h3>${section?.text}`)
    .join('\n')
  const url =
    posting.postingUrl ??
    `https://jobs.smartrecruiters.com/${encodeURIComponent(token)}/${encodeURIComponent(posting.id)}`
  const byFlag = location?.remote ? 'remote' : location?.hybrid ? 'hybrid' : null
  return {
    externalId: posting.id,
    title: posting.name,
    company: posting.company?.name ?? null,
    url,
    applyUrl: posting.applyUrl ?? url,
    places,
    workplace: byFlag ?? workplaceOf(...places, posting.name),
    blocks: html === '' ? null : blocksOfHtml(html),
    pay: null,
    publishedAt: posting.releasedDate ?? null,
  }
}
