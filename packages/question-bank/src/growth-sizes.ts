import type { QuestionInputs } from './inputs.ts'

const STEPS = 5

/**
 * The sizes at which a solution's growth is measured, in ascending order: the largest size, and its
 * halves.
 */
export function growthSizes({ least, most }: QuestionInputs['sizes']): number[] {
  const sizes = Array.from({ length: STEPS }, (_, step) =>
    Math.round(most / 2 ** (STEPS - 1 - step)),
  )
  return [...new Set(sizes)].filter((size) => size >= Math.max(1, least))
}
