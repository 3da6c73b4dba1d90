import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'

export type Level = 0 | 1 | 2 | 3 | 4

/**
 * The level of one dimension, and the evidence that the level rests on. `meaning` says it more
 * exactly than the rubric does of this level.
 */
export type Judgement = { level: Level; evidence: Evidence[]; meaning?: string }

/** The description of a dimension, the same for all rounds. */
export type DimensionDescription = {
  title: string
  /** The weight in a question's score, relative to the other dimensions. */
  weight: number
  /** What each level means, from 0 to 4. */
  levels: readonly [string, string, string, string, string]
  /** What to do about a low level. */
  advice: string
}

/** The level for a number of points: rounded down, at least 0 and at most 4. */
export const levelOf = (points: number): Level =>
  ([0, 1, 2, 3, 4] as const)[Math.max(0, Math.min(LEVEL_MAX, Math.floor(points)))] ?? 0
