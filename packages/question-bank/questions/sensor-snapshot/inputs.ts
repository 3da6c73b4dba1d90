import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** `total` readings up to second `last`, spread over `sensors` sensors with at least one reading each. */
function draw(total: number, sensors: number, random: RandomSource, last: number) {
  const readings = random.list(sensors, () => [random.int(0, last)])
  for (let made = sensors; made < total; made++) random.pick(readings).push(random.int(0, last))
  return [readings.map((times) => times.sort((a, b) => a - b))]
}

export default {
  sizes: { least: 1, most: 40_000 },
  shapes: {
    'few sensors': (size, random) => draw(size, Math.min(size, random.int(1, 4)), random, 3 * size),
    'many sensors': (size, random) => draw(size, Math.max(1, Math.floor(size / 4)), random, 5 * size),
    'sensors with one reading or more': (size, random) => draw(size, Math.max(1, random.int(1, Math.ceil(size / 4))), random, 900_000_000),
    'a sensor that reports often before all others': (size, random) => {
      const others = Math.min(9_999, Math.floor(size / 4))
      const often = random.list(size - others, (second) => second)
      return [[often, ...random.list(others, () => [size + random.int(0, 9)])]]
    },
  },
} satisfies QuestionInputs
