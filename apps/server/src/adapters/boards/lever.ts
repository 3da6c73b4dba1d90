import { blocksOfHtml } from '@sightline/applications/posting/html-blocks'
import { payOfFields } from '@sightline/applications/posting/pay'
import { workplaceOf } from '@sightline/applications/posting/titles'
import { z } from 'zod'
import {
  type BoardAdapter,
  type BoardPosting,
  id,
  listOf,
  optionalDate,
  optionalHtml,
  optionalLink,
  optionalNumber,
  optionalText,
  placesOf,
  readItems,
  title,
} from './board.ts'

const Posting = z.object({
  id,
  text: title,
  categories: z
    .object({ location: optionalText, allLocations: listOf(z.string()) })
    .nullish()
    .catch(null),
  workplaceType: optionalText,
  description: optionalHtml,
  lists: listOf(z.object({ text: z.string(), content: z.string() })),
  additional: optionalHtml,
  salaryRange: z
    .object({
      min: optionalNumber,
      max: optionalNumber,
      currency: optionalText,
      interval: optionalText,
    })
    .nullish()
    .catch(null),
  hostedUrl: optionalLink,
  applyUrl: optionalLink,
  createdAt: optionalDate,
})

const boardUrl = (base: string, token: string) => `${base}/v0/postings/${encodeURIComponent(token)}`

/** Lever's postings API, which does not tell what its forms ask. */
export const lever: BoardAdapter = {
  domain: 'lever.co',
  listUrl: (base, token) => `${boardUrl(base, token)}?mode=json`,
  parseList: (body) => readItems(body, Posting, toPosting),
  postingUrl: (base, token, externalId) =>
    `${boardUrl(base, token)}/${encodeURIComponent(externalId)}?mode=json`,
  parsePosting(body) {
    const posting = Posting.safeParse(body)
    return posting.success ? toPosting(posting.data) : null
  },
}

function toPosting(posting: z.infer<typeof Posting>): BoardPosting {
  const places = placesOf([
    posting.categories?.location,
    ...(posting.categories?.allLocations ?? []),
  ])
  const lists = (posting.lists ?? []).map(
    ({ text, content }) => `<h3>${text}</h3><ul>${content}</ul>`,
  )
  const html = [posting.description, ...lists, posting.additional].filter(Boolean).join('\n')
  return {
    externalId: posting.id,
    title: posting.text,
    company: null,
    url: posting.hostedUrl ?? null,
    applyUrl: posting.applyUrl ?? posting.hostedUrl ?? null,
    places,
    workplace: workplaceOf(posting.workplaceType ?? '') ?? workplaceOf(...places, posting.text),
    blocks: html === '' ? null : blocksOfHtml(html),
    pay: payOfFields({ ...posting.salaryRange }),
    publishedAt: posting.createdAt ?? null,
  }
}
