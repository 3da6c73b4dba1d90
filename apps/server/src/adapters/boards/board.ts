import type { Block } from '@sightline/contracts/postings/blocks'
import type { Workplace } from '@sightline/contracts/postings/kinds'
import type { Pay, PostingForm } from '@sightline/contracts/postings/postings'
import { plainText } from '@sightline/contracts/text/plain-text'
import { z } from 'zod'
import { BoardError } from './client.ts'

export type FormField = NonNullable<PostingForm['form']>['fields'][number]

/** A posting as its board gives it, in our words. */
export interface BoardPosting {
  externalId: string
  title: string
  /** Null where the board does not name it. */
  company: string | null
  url: string | null
  applyUrl: string | null
  places: string[]
  workplace: Workplace | null
  /** Null where the list comes without texts. */
  blocks: Block[] | null
  /** From fields of the board. Null where it has none, although the text may say it. */
  pay: Pay | null
  publishedAt: Date | null
}

/** Postings of a list, and the ids of those that could not be read. */
export interface BoardList {
  postings: BoardPosting[]
  unreadIds: string[]
}

/** How a provider is asked, and what its answers say. */
export interface BoardAdapter {
  /** Hosts under it belong to the provider. */
  domain: string
  /** `base` is the address of the provider's interface, without a slash at its end. */
  listUrl(base: string, token: string): string
  /** A list without texts, for boards whose list is too large with them. */
  shortListUrl?(base: string, token: string): string
  /** The address of the next page of a list, or null at its end. */
  nextUrl?(url: string, body: unknown): string | null
  /** @throws BoardError('unreadable') */
  parseList(body: unknown, token: string): BoardList
  /** One posting, for providers that have an address for it; the others are asked for the list. */
  postingUrl?(base: string, token: string, externalId: string): string
  parsePosting?(body: unknown, token: string): BoardPosting | null
  /** What an application asks, from the answer for one posting. Absent where it cannot be read. */
  parseForm?(body: unknown): FormField[] | null
}

/** Text that may be missing or something else. */
export const optionalText = z
  .string()
  .transform((text) => plainText(text).slice(0, 300))
  .nullish()
  .catch(null)
export const optionalHtml = z.string().nullish().catch(null)
export const optionalNumber = z.number().nullish().catch(null)
export const optionalFlag = z.boolean().nullish().catch(null)
/** A moment as text, or in milliseconds since 1970. */
export const optionalDate = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .nullish()
  .catch(null)
/** An address that a link may lead to. */
export const optionalLink = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .nullish()
  .catch(null)
export const id = z.union([z.string().min(1).max(200), z.number()]).transform(String)
export const title = z
  .string()
  .transform((text) => plainText(text.replace(/\s+/g, ' ')).slice(0, 300))
  .refine((text) => text !== '')

/** A list of which each item may be something else. */
export const listOf = <Schema extends z.ZodType>(item: Schema) =>
  z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((value) => value !== null))
    .nullish()
    .catch(null)

/** More than any board shows; a longer list is a mistake or meant to harm. */
const POSTINGS_MAX_COUNT = 3000

/**
 * Reads the items of a list one by one, so that an item of another shape costs itself alone.
 * @throws BoardError for what is no list, for too long a list, and when no item of it can be read
 */
export function readItems<Item>(
  items: unknown,
  schema: z.ZodType<Item>,
  toPosting: (item: Item) => BoardPosting | null,
  idKey = 'id',
): BoardList {
  if (!Array.isArray(items)) throw new BoardError('unreadable')
  if (items.length > POSTINGS_MAX_COUNT) throw new BoardError('too-large')
  const list: BoardList = { postings: [], unreadIds: [] }
  const known = new Set<string>()
  for (const item of items) {
    const result = schema.safeParse(item)
    if (!result.success) {
      const unread = id.safeParse(item?.[idKey])
      if (unread.success) list.unreadIds.push(unread.data)
      continue
    }
    const posting = toPosting(result.data)
    if (!posting || known.has(posting.externalId)) continue
    known.add(posting.externalId)
    list.postings.push(posting)
  }
  if (items.length > 0 && list.postings.length === 0 && list.unreadIds.length > 0)
    throw new BoardError('unreadable')
  return list
}

/** The member of an answer. @throws BoardError when the answer is no object */
export function memberOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) throw new BoardError('unreadable')
  return Reflect.get(body, name)
}

/** The parts that a place has, with commas; null without any. */
export const placeOf = (...parts: (string | null | undefined)[]): string | null =>
  [...new Set(parts.filter(Boolean))].join(', ') || null

/** Places without repeats. */
export const placesOf = (places: (string | null | undefined)[]): string[] =>
  [
    ...new Set(places.filter((place) => place !== null && place !== undefined && place !== '')),
  ].slice(0, 20) as string[]
