import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 5000 },
  shapes: {
    'calls close together': (size, random) => {
      const capacity = random.int(1, 4)
      let second = 0
      const calls = random.list(size, () => {
        second += random.int(0, 3)
        return [random.pick(['take', 'take', 'wait']), random.int(1, capacity), second]
      })
      return [capacity, random.int(1, 6), calls]
    },
    'calls with pauses': (size, random) => {
      const capacity = random.int(1, 20)
      let second = 0
      const calls = random.list(size, () => {
        second += random.chance(0.1) ? random.int(0, 100) : random.int(0, 2)
        return [random.pick(['take', 'take', 'wait']), random.int(1, capacity), second]
      })
      return [capacity, random.int(1, 10), calls]
    },
    'questions about a full bucket': (size, random) => {
      const [capacity, secondsPerToken] = [Math.min(size, 1000), random.int(1, Math.min(size, 1000))]
      const waits = random.list(size - 1, (at) => ['wait', capacity, at])
      return [capacity, secondsPerToken, [['take', capacity, 0], ...waits]]
    },
  },
} satisfies QuestionInputs
