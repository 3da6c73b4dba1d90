import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 5000 },
  shapes: {
    'few clients, close together': (size, random) => {
      let second = 0
      const calls = random.list(size, () => {
        second += random.int(0, 3)
        return [random.pick(['allow', 'allow', 'retryAfter']), random.pick(['a', 'b']), second]
      })
      return [random.int(1, 3), random.int(1, 6), calls]
    },
    'one client within one window': (size, random) => {
      const calls = random.list(size, (at) => ['allow', 'a', at])
      return [random.int(1, Math.max(1, size)), random.int(1, 100_000), calls]
    },
    'questions within a long window': (size, random) => {
      const questions = random.list(size - 1, (at) => ['retryAfter', 'a', at])
      return [1, random.int(size, 20 * size), [['allow', 'a', 0], ...questions]]
    },
  },
} satisfies QuestionInputs
