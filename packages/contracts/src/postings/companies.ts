import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'
import { BoardProblem, BoardProvider, BoardRegion } from './kinds.ts'

const at = z.iso.datetime()

/** The name by which a provider knows a board, as in its addresses. */
export const BoardToken = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$/))

/** Which board: provider, region and token with colons between them, as in `lever:eu:acme`. */
export const BoardKey = z.string().check(z.regex(/^[a-z]+:(global|eu):[A-Za-z0-9 ._-]{1,100}$/))
export type BoardKey = z.infer<typeof BoardKey>

export const boardKeyOf = ({
  provider,
  region,
  token,
}: {
  provider: string
  region: string
  token: string
}): BoardKey => `${provider}:${region}:${token}`

/**
 * A company's board. `readAt` is when its list was last read well: null before the first time.
 * `problem` says why a later reading failed; then the postings are those of `readAt`.
 * `retryAt` is when a provider that asked to wait is asked again.
 */
export const Board = z.object({
  provider: BoardProvider,
  region: BoardRegion,
  token: z.string(),
  company: z.string(),
  readAt: z.nullable(at),
  problem: z.nullable(BoardProblem),
  retryAt: z.nullable(at),
  openCount: NonNegativeInt,
})
export type Board = z.infer<typeof Board>

/** A company on the user's list. `isShipped`: it is one of those that every user begins with. */
export const Company = z.extend(Board, {
  isShipped: z.boolean(),
  isListed: z.boolean(),
})
export type Company = z.infer<typeof Company>

/** GET /api/companies, by name. Shipped ones that the user has removed come with `isListed` false. */
export const Companies = z.array(Company)
export type Companies = z.infer<typeof Companies>

/**
 * PUT /api/companies: puts a company on the user's list, or takes it off. A company that is put on
 * it is read soon. 409 when there is no room.
 */
export const ListedCompany = z.strictObject({
  provider: BoardProvider,
  region: BoardRegion,
  token: BoardToken,
  /** By default the name that the board gives. */
  name: z.optional(Text.check(z.trim(), z.maxLength(100))),
  isListed: z.boolean(),
})
export type ListedCompany = z.infer<typeof ListedCompany>
