import type { Repeat } from '@sightline/contracts/interviews/events'

/**
 * A question that the candidate has met in another interview, or whose solution the candidate has
 * read.
 */
export type SeenQuestion = Repeat & { slug: string }

/** Looks up seen questions. */
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

/** @param seen oldest first */
export function createSeenIndex(seen: SeenQuestion[]): SeenIndex {
  const positions = new Map(seen.map(({ slug }, position) => [slug, position]))
  return {
    isSeen: (slug) => positions.has(slug),
    positionOf: (slug) => positions.get(slug) ?? -1,
    repeatOf(slug) {
      const found = seen[positions.get(slug) ?? -1]
      return found && { lastAt: found.lastAt, isSolutionRead: found.isSolutionRead }
    },
  }
}
