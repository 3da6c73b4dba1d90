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
  },
} satisfies QuestionInputs
