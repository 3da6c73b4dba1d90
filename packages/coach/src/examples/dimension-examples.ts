import type { SpokenDimension } from '@sightline/contracts/interviews/rounds'

/**
 * Example sentences of one round. `shows` holds sentences that show a dimension; the sentences of
 * one dimension are counter-examples for the others. `showsNothing` holds sentences that often
 * stand in answers and show no dimension.
 */
export type DimensionExamples = {
  shows: Partial<Record<SpokenDimension, string[]>>
  showsNothing: string[]
}
