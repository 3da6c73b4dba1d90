import { blocksOfHtml } from '@sightline/applications/posting/html-blocks'
import { payOfFields } from '@sightline/applications/posting/pay'
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

/** Recruitee gives amounts as text. */
const amount = z.coerce.number().nullish().catch(null)
const Offer = z.object({
  slug: id,
  title,
  company_name: optionalText,
  status: optionalText,
  location: optionalText,
  city: optionalText,
  country: optionalText,
  remote: optionalFlag,
  hybrid: optionalFlag,
  careers_url: optionalLink,
  careers_apply_url: optionalLink,
  published_at: optionalDate,
  description: optionalHtml,
  requirements: optionalHtml,
  salary: z
    .object({ min: amount, max: amount, currency: optionalText, period: optionalText })
    .nullish()
    .catch(null),
})

/** Recruitee's careers site API: everything in one answer. A posting is known by its slug. */
export const recruitee: BoardAdapter = {
  domain: 'recruitee.com',
  listUrl: (base, token) => `${base.replace('{company}', token)}/api/offers/`,
  parseList: (body) => readItems(memberOf(body, 'offers'), Offer, toPosting, 'slug'),
}

function toPosting(offer: z.infer<typeof Offer>): BoardPosting | null {
  if (offer.status && offer.status !== 'published') return null
  const places = placesOf([placeOf(offer.city, offer.country) ?? offer.location])
  const html = [offer.description, offer.requirements].filter(Boolean).join('\n')
  const { min, max, currency, period } = offer.salary ?? {}
  const byFlag = offer.hybrid ? 'hybrid' : offer.remote ? 'remote' : null
  return {
    externalId: offer.slug,
    title: offer.title,
    company: offer.company_name ?? null,
    url: offer.careers_url ?? null,
    applyUrl: offer.careers_apply_url ?? offer.careers_url ?? null,
    places,
    workplace: byFlag ?? workplaceOf(...places, offer.title),
    blocks: html === '' ? null : blocksOfHtml(html),
    pay: payOfFields({ currency, min, max, interval: period }),
    publishedAt: offer.published_at ?? null,
  }
}
