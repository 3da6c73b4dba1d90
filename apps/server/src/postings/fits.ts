import { setImmediate } from 'node:timers/promises'
import { createMatcher } from '@sightline/applications/matching/match'
import { linesOfBlocks, type MatchedPosting } from '@sightline/applications/matching/requirements'
import type { Fit, Match } from '@sightline/contracts/matching/match'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { type MatchInputs, readMatchInputs } from '../profile/public.ts'
import { postings } from './table.ts'

/** After how many matches others get their turn. */
const MATCHES_AT_ONCE = 10

/** How postings fit the user's main base resume. Without one, and without a text, there is no fit. */
export async function readFits(
  { db, clock }: { db: Db; clock: Clock },
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, Fit>> {
  const fits = new Map<string, Fit>()
  const inputs = ids.length > 0 ? await readMatchInputs(db, ownerId) : null
  if (!inputs) return fits
  const { id, blocks, places, workplace, pay } = postings
  const rows = await db
    .select({ id, blocks, places, workplace, pay })
    .from(postings)
    .where(inArray(id, [...ids]))
  const { match } = createMatcher(optionsOf(inputs, clock))
  for (const [index, row] of rows.entries()) {
    if (row.blocks && row.blocks.length > 0) fits.set(row.id, fitOf(match(matchedPosting(row))))
    if (index % MATCHES_AT_ONCE === MATCHES_AT_ONCE - 1) await setImmediate()
  }
  return fits
}

/** What a matcher is made of. */
export const optionsOf = ({ document, profile, verdictOf }: MatchInputs, clock: Clock) => ({
  resume: document,
  profile,
  verdictOf,
  now: clock(),
})

const fitOf = ({ shownCount, requirementCount, knockOuts }: Match): Fit => {
  const conflicts = knockOuts.filter(({ verdict }) => verdict === 'conflict')
  return {
    shownCount,
    requirementCount,
    conflicts: [...new Set(conflicts.map(({ kind }) => kind))],
  }
}

/** A posting as far as it is matched. */
export const matchedPosting = ({
  blocks,
  ...posting
}: Pick<
  typeof postings.$inferSelect,
  'blocks' | 'places' | 'workplace' | 'pay'
>): MatchedPosting => ({
  ...posting,
  lines: linesOfBlocks(blocks ?? []),
})
