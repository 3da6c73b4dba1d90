import { createRandomSource, type QuestionInputs } from './inputs.ts'
import { type Drawn, drawRecorded } from './smaller-draws.ts'

/** Larger inputs mostly show a mistake no better, and are harder to follow by hand. */
const SMALL_MAX = 8
const SMALL_INPUTS_MAX = 200
/** Sums that overflow and limits that are reached show only here. */
const MEDIUM_SIZES = [30, 120]
const MEDIUM_PER_SHAPE = 2
/** A grid of medium sides is a large input, which the page would have to fetch. */
const MEDIUM_MAX_LENGTH = 4000

/**
 * Draws valid inputs to try code on: small ones of every shape and size, about as many of each, at
 * most 200 in all, and a few of medium size. All are different. `name` is the shape. The same
 * question gives the same inputs.
 */
export function drawProbeInputs({ shapes, sizes: { least, most } }: QuestionInputs): Drawn[] {
  const random = createRandomSource(1)
  const drawAll = (sizes: number[], rounds: number) => {
    const drawn = new Map<string, Drawn>()
    for (let round = 0; round < rounds; round++)
      for (const size of sizes)
        for (const [name, draw] of Object.entries(shapes)) {
          const input = drawRecorded({ name, draw, size }, random)
          const key = JSON.stringify(input.args)
          if (!drawn.has(key)) drawn.set(key, input)
        }
    return [...drawn.values()]
  }
  const small = Array.from(
    { length: Math.min(most, SMALL_MAX) - least + 1 },
    (_, index) => least + index,
  )
  const rounds = Math.ceil(SMALL_INPUTS_MAX / (small.length * Object.keys(shapes).length))
  const medium = MEDIUM_SIZES.filter((size) => size > SMALL_MAX && least <= size && size <= most)
  return [
    ...drawAll(small, rounds).slice(0, SMALL_INPUTS_MAX),
    ...drawAll(medium, MEDIUM_PER_SHAPE).filter(isMedium),
  ]
}

const isMedium = ({ args }: Drawn) => JSON.stringify(args).length <= MEDIUM_MAX_LENGTH
