import { createRandomSource, type Input, type QuestionInputs } from './inputs.ts'

/** Larger inputs show a mistake no better, and are harder to follow by hand. */
const SIZE_MAX = 8
const INPUTS_MAX = 200

/**
 * Draws small valid inputs of every shape and size, about as many of each, at most 200 in all and all different. `name`
 * is the shape. The same question gives the same inputs.
 */
export function drawSmallInputs({ shapes, sizes: { least, most } }: QuestionInputs): { name: string; args: Input }[] {
  const random = createRandomSource(1)
  const sizes = Array.from({ length: Math.min(most, SIZE_MAX) - least + 1 }, (_, index) => least + index)
  const rounds = Math.ceil(INPUTS_MAX / (sizes.length * Object.keys(shapes).length))
  const drawn = new Map<string, { name: string; args: Input }>()
  for (let round = 0; round < rounds; round++)
    for (const size of sizes)
      for (const [name, draw] of Object.entries(shapes)) {
        const args = draw(size, random)
        const key = JSON.stringify(args)
        if (!drawn.has(key)) drawn.set(key, { name, args })
      }
  return [...drawn.values()].slice(0, INPUTS_MAX)
}
