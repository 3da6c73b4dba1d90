import { DIMENSIONS, type Dimension } from '@sightline/contracts/scores'

const DIMENSION_WORDS: Record<Dimension, string> = {
  correctness: 'Correctness',
  efficiency: 'Efficiency',
  'edge-cases': 'Edge cases',
  independence: 'Independence',
  pace: 'Pace',
  communication: 'Communication',
}

/** In the order they are shown. */
export const dimensions = DIMENSIONS.map((id) => ({ id, name: DIMENSION_WORDS[id] }))
