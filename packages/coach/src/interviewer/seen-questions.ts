import type { Repeat } from '@sightline/contracts/interviews/events'
import type { PlannableQuestion } from '../rounds/coach-bank.ts'

/**
 * A question that the candidate has met in another interview, or whose solution the candidate has
 * read.
 */
export type SeenQuestion = Omit<Repeat, 'isOfFamily'> & { slug: string }

/** Looks up seen questions. Whoever has met one question of a family has met them all. */
export interface SeenIndex {
  isSeen: (slug: string) => boolean
  /**
   * The place of a question in the order of repeats: the question seen longest ago has the lowest;
   * -1 if unseen.
   */
  positionOf: (slug: string) => number
  /** The mark of a repeated question; undefined for an unseen one. */
  repeatOf: (slug: string) => Repeat | undefined
}

/**
 * @param seen oldest first
 * @param pool the questions whose families count
 */
export function createSeenIndex(
  seen: SeenQuestion[],
  pool: Iterable<PlannableQuestion>,
): SeenIndex {
  const families = new Map(Array.from(pool, ({ slug, family }) => [slug, family]))
  const familyOf = (slug: string) => families.get(slug) ?? slug
  const positions = new Map(seen.map(({ slug }, position) => [familyOf(slug), position]))
  const positionOf = (slug: string) => positions.get(familyOf(slug)) ?? -1
  return {
    isSeen: (slug) => positionOf(slug) >= 0,
    positionOf,
    repeatOf(slug) {
      const own = seen.find((question) => question.slug === slug)
      if (own) return { lastAt: own.lastAt, isSolutionRead: own.isSolutionRead }
      const relative = seen[positionOf(slug)]
      // The solution of another question says nothing about this one.
      return relative && { lastAt: relative.lastAt, isSolutionRead: false, isOfFamily: true }
    },
  }
}
