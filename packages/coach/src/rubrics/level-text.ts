import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore } from '@sightline/contracts/interviews/scores'

/** A level as reports show it: `2 of 4`, or `2 of 4, not sure: 0 to 3`. */
export const levelText = ({ level, range }: Pick<DimensionScore, 'level' | 'range'>): string =>
  range && range.low < range.high
    ? `${level} of ${LEVEL_MAX}, not sure: ${range.low} to ${range.high}`
    : `${level} of ${LEVEL_MAX}`
