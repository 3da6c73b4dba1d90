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

const Job = z.object({
  shortcode: id,
  title,
  telecommuting: optionalFlag,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  url: optionalLink,
  application_url: optionalLink,
  published_on: optionalDate,
  description: optionalHtml,
})

/** Workable's widget API: everything in one answer, behind a guard that refuses hasty readers. */
export const workable: BoardAdapter = {
  domain: 'workable.com',
  listUrl: (base, token) =>
    `${base}/api/v1/widget/accounts/${encodeURIComponent(token)}?details=true`,
  parseList(body) {
    const company = optionalText.parse(memberOf(body, 'name')) ?? null
    return readItems(memberOf(body, 'jobs'), Job, (job) => toPosting(job, company), 'shortcode')
  },
}

function toPosting(job: z.infer<typeof Job>, company: string | null): BoardPosting {
  const places = placesOf([placeOf(job.city, job.state, job.country)])
  return {
    externalId: job.shortcode,
    title: job.title,
    company,
    url: job.url ?? null,
    applyUrl: job.application_url ?? job.url ?? null,
    places,
    workplace: job.telecommuting ? 'remote' : workplaceOf(...places, job.title),
    blocks: job.description ? blocksOfHtml(job.description) : null,
    pay: null,
    publishedAt: job.published_on ?? null,
  }
}
