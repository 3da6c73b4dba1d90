import { blocksOfHtml } from '@sightline/applications/posting/html-blocks'
import { payOfFields, payOfText } from '@sightline/applications/posting/pay'
import { workplaceOf } from '@sightline/applications/posting/titles'
import type { Pay } from '@sightline/contracts/postings/postings'
import { z } from 'zod'
import {
  type BoardAdapter,
  type BoardPosting,
  id,
  listOf,
  memberOf,
  optionalDate,
  optionalFlag,
  optionalHtml,
  optionalLink,
  optionalNumber,
  optionalText,
  placesOf,
  readItems,
  title,
} from './board.ts'

const Component = z.object({
  compensationType: z.string(),
  interval: optionalText,
  currencyCode: optionalText,
  minValue: optionalNumber,
  maxValue: optionalNumber,
})
const Job = z.object({
  id,
  title,
  isListed: optionalFlag,
  location: optionalText,
  secondaryLocations: listOf(z.object({ location: z.string() })),
  isRemote: optionalFlag,
  workplaceType: optionalText,
  publishedAt: optionalDate,
  jobUrl: optionalLink,
  applyUrl: optionalLink,
  descriptionHtml: optionalHtml,
  compensation: z
    .object({
      compensationTierSummary: optionalText,
      scrapeableCompensationSalarySummary: optionalText,
      summaryComponents: listOf(Component),
    })
    .nullish()
    .catch(null),
})

/** Ashby's job board API, which does not tell what its forms ask, and has only the whole list. */
export const ashby: BoardAdapter = {
  domain: 'ashbyhq.com',
  listUrl: (base, token) =>
    `${base}/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`,
  parseList: (body) => readItems(memberOf(body, 'jobs'), Job, toPosting),
}

function toPosting(job: z.infer<typeof Job>): BoardPosting | null {
  if (job.isListed === false) return null
  const places = placesOf([
    job.location,
    ...(job.secondaryLocations ?? []).map(({ location }) => location),
  ])
  return {
    externalId: job.id,
    title: job.title,
    company: null,
    url: job.jobUrl ?? null,
    applyUrl: job.applyUrl ?? job.jobUrl ?? null,
    places,
    workplace:
      workplaceOf(job.workplaceType?.replace('OnSite', 'on-site') ?? '') ??
      (job.isRemote ? 'remote' : workplaceOf(...places, job.title)),
    blocks: job.descriptionHtml ? blocksOfHtml(job.descriptionHtml) : null,
    pay: payOf(job),
    publishedAt: job.publishedAt ?? null,
  }
}

function payOf({ compensation }: z.infer<typeof Job>): Pay | null {
  const said = compensation?.compensationTierSummary
  const salary = compensation?.summaryComponents?.find(({ compensationType }) =>
    /^(salary|base)/i.test(compensationType),
  )
  const { currencyCode, minValue, maxValue, interval } = salary ?? {}
  return (
    payOfFields({ currency: currencyCode, min: minValue, max: maxValue, interval, said }) ??
    payOfText(compensation?.scrapeableCompensationSalarySummary ?? said ?? '')
  )
}
