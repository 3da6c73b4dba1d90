import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const drawResponse = (random: RandomSource, failing: number) => {
  if (!random.chance(failing)) return [random.pick([200, 204, 400, 404, 409]), 0]
  const status = random.pick([429, 500, 502, 503])
  return [status, status === 429 ? random.int(0, 12) : 0]
}

const drawCalls = (random: RandomSource, count: number) => {
  let second = 0
  return random.list(count, () => {
    second += random.int(0, 20)
    return ['request', second]
  })
}

export default {
  sizes: { least: 1, most: 600 },
  shapes: {
    'a server that fails often': (size, random) => {
      const attempts = random.int(1, 5)
      const responses = random.list(size * attempts, () => drawResponse(random, 0.7))
      return [responses, attempts, random.int(1, 4), drawCalls(random, size)]
    },
    'a server that fails now and then': (size, random) => {
      const attempts = random.int(1, 8)
      const responses = random.list(size * attempts, () => drawResponse(random, 0.3))
      return [responses, attempts, random.int(1, 10), drawCalls(random, size)]
    },
  },
} satisfies QuestionInputs
