import * as z from 'zod/mini'
import { Fit } from '../matching/match.ts'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'
import { WebAddress } from '../text/web-address.ts'
import { Block } from './blocks.ts'
import { Board, BoardKey } from './companies.ts'
import { BoardProvider, PayInterval, Seniority, Workplace } from './kinds.ts'
import { POSTING_TEXT_MAX_LENGTH, POSTING_TITLE_MAX_LENGTH } from './limits.ts'

const at = z.iso.datetime()

/**
 * The pay of a posting. The amounts are for a year, in whole units of the currency (ISO 4217); null
 * for pay by the day, which says nothing of a year, and for an open end. `per` is what the posting
 * says the pay is for, and `said` its words.
 */
export const Pay = z.object({
  currency: z.string(),
  yearlyMin: z.nullable(PositiveInt),
  yearlyMax: z.nullable(PositiveInt),
  per: PayInterval,
  said: z.string(),
})
export type Pay = z.infer<typeof Pay>

/**
 * A posting as listed. `pay`, `workplace` and `seniority` are null where the posting does not say
 * them. Its age counts from `publishedAt`, or from `foundAt` where the board gives no date.
 */
export const PostingSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Empty where a text that was read does not name it. */
  company: z.string(),
  places: z.array(z.string()),
  workplace: z.nullable(Workplace),
  seniority: z.nullable(Seniority),
  pay: z.nullable(Pay),
  /** Null for a posting that the user read from an address or a text of no board. */
  provider: z.nullable(BoardProvider),
  /** Null for pasted text. */
  url: z.nullable(WebAddress),
  publishedAt: z.nullable(at),
  foundAt: at,
  changedAt: z.nullable(at),
  closedAt: z.nullable(at),
  /** The earlier posting of the same job, which had gone when this one was found. */
  repostOf: z.nullable(z.object({ id: z.uuid(), foundAt: at, closedAt: z.nullable(at) })),
  /** True until seen: one of the user's searches has found it. */
  isNew: z.boolean(),
})
export type PostingSummary = z.infer<typeof PostingSummary>

/** GET /api/postings/:id */
export const Posting = z.extend(PostingSummary, {
  blocks: z.array(Block),
  applyUrl: z.nullable(WebAddress),
  board: z.nullable(Board),
  /** The same job on other boards. */
  alsoAt: z.array(z.object({ provider: BoardProvider, url: WebAddress })),
})
export type Posting = z.infer<typeof Posting>

/** A posting in a list, with how it fits the main base resume; null without one, or without a text. */
export const ListedPosting = z.extend(PostingSummary, { fit: z.nullable(Fit) })
export type ListedPosting = z.infer<typeof ListedPosting>

/**
 * GET /api/postings: of the boards on the user's list, what the user has read, and what the user's
 * searches have found, newest first.
 */
export const PostingListQuery = z.strictObject({
  after: z.optional(z.uuid()),
  /** Words that the title or the company's name has, all of them. */
  words: z.optional(Text.check(z.trim(), z.maxLength(100))),
  /** Only what this search of the user has found. */
  search: z.optional(z.uuid()),
  /** Only the postings of this board. */
  company: z.optional(BoardKey),
  /** Only what the user has read by an address or as text. */
  read: z.optional(z.literal('mine')),
  workplace: z.optional(Workplace),
  seniority: z.optional(Seniority),
  /** With those that have gone. */
  closed: z.optional(z.literal('with')),
  /** The best of the newest POSTINGS_SORTED_BY_FIT first, on one page, instead of the newest. */
  sort: z.optional(z.literal('fit')),
})
export type PostingListQuery = z.infer<typeof PostingListQuery>
/** `next` is the `after` of the next page; null at the end. */
export const PostingPage = z.object({
  items: z.array(ListedPosting),
  next: z.nullable(z.uuid()),
})
export type PostingPage = z.infer<typeof PostingPage>

/**
 * POST /api/postings/read: the address of a posting or of a board, a company's name, or a posting's
 * whole text. `title` and `company` are for text that does not say them.
 */
export const ReadRequest = z.strictObject({
  what: Text.check(z.trim(), z.minLength(1), z.maxLength(POSTING_TEXT_MAX_LENGTH)),
  title: z.optional(Text.check(z.trim(), z.maxLength(POSTING_TITLE_MAX_LENGTH))),
  company: z.optional(Text.check(z.trim(), z.maxLength(100))),
})
export type ReadRequest = z.infer<typeof ReadRequest>

/**
 * Why the text must be pasted: the posting or page has gone, the page could not be read, the page
 * shows a board's posting without saying which board, or no company of the list has this name.
 */
export const TEXT_NEEDED_REASONS = [
  'gone',
  'unreadable',
  'unknown-board',
  'unknown-company',
] as const
export const TextNeededReason = z.enum(TEXT_NEEDED_REASONS)
export type TextNeededReason = z.infer<typeof TextNeededReason>

/** A board that was read is on the user's list from then on. */
export const ReadResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('posting'), posting: Posting }),
  z.object({ kind: z.literal('board'), board: Board }),
  z.object({ kind: z.literal('companies'), companies: z.array(Board) }),
  z.object({ kind: z.literal('text-needed'), reason: TextNeededReason }),
])
export type ReadResult = z.infer<typeof ReadResult>

export const FORM_FIELD_KINDS = ['text', 'written-answer', 'choice', 'file', 'other'] as const

/**
 * GET /api/postings/:id/form: what the application asks. `form` is null where it cannot be read: the
 * board does not tell, or there is none.
 */
export const PostingForm = z.object({
  form: z.nullable(
    z.object({
      fields: z.array(
        z.object({
          label: z.string(),
          kind: z.enum(FORM_FIELD_KINDS),
          isRequired: z.boolean(),
        }),
      ),
      fieldCount: NonNegativeInt,
      requiredCount: NonNegativeInt,
      writtenAnswerCount: NonNegativeInt,
      fileCount: NonNegativeInt,
    }),
  ),
  readAt: z.nullable(at),
})
export type PostingForm = z.infer<typeof PostingForm>
