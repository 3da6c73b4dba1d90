import * as z from 'zod/mini'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'
import { BoardKey } from './companies.ts'
import { Seniority } from './kinds.ts'
import {
  SEARCH_COMPANIES_MAX_COUNT,
  SEARCH_NAME_MAX_LENGTH,
  SEARCH_WORD_MAX_LENGTH,
} from './limits.ts'

const word = Text.check(z.trim(), z.minLength(1), z.maxLength(SEARCH_WORD_MAX_LENGTH))

/**
 * What a saved search looks for. An empty list does not narrow it. A posting that does not say its
 * pay, or says it in another currency, is not left out by `payFloor`.
 */
const criteria = {
  name: Text.check(z.trim(), z.minLength(1), z.maxLength(SEARCH_NAME_MAX_LENGTH)),
  /** Each is words that a title has, all of them in any order; one of the entries is enough. */
  titleWords: z.array(word).check(z.maxLength(10)),
  seniorities: z.array(Seniority).check(z.maxLength(10)),
  /** Parts of the names of places; one is enough. A remote posting fits every place. */
  places: z.array(word).check(z.maxLength(10)),
  isRemoteOnly: z.boolean(),
  /** The least pay of a year, in whole units. */
  payFloor: z.nullable(
    z.strictObject({
      yearly: PositiveInt.check(z.maximum(100_000_000)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
  ),
  /** Boards by their keys. Without these and without names, those on the user's list. */
  companies: z.array(BoardKey).check(z.maxLength(SEARCH_COMPANIES_MAX_COUNT)),
  /** New postings come in one mail a day. */
  isMailed: z.boolean(),
}

/** Names of companies besides, as typed: every board of such a company is looked through. */
const companyNames = z.array(word).check(z.maxLength(SEARCH_COMPANIES_MAX_COUNT))

/** POST /api/saved-searches, PATCH /api/saved-searches/:id (the whole search). 409 without room. */
export const NewSavedSearch = z.strictObject({
  ...criteria,
  companyNames: z._default(companyNames, []),
})
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

export const SavedSearch = z.object({
  ...criteria,
  companyNames,
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Null until it has run. */
  lastRunAt: z.nullable(z.iso.datetime()),
  matchCount: NonNegativeInt,
  /** Those that the user has not seen. */
  newCount: NonNegativeInt,
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** GET /api/saved-searches, oldest first. */
export const SavedSearches = z.array(SavedSearch)
