import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'few services': (size, random) => {
      const count = random.int(1, 3)
      return [random.ints(size, 0, count - 1), count]
    },
    'services that take turns': (size, random) => {
      const count = random.int(1, Math.max(1, Math.min(size, 300)))
      return [random.list(size, (line) => (line + (random.chance(0.1) ? 1 : 0)) % count), count]
    },
    'a service that seldom writes': (size, random) => {
      const count = random.int(2, 4)
      const isRare = () => random.chance(2 / (size + 1))
      return [random.list(size, () => (isRare() ? count - 1 : random.int(0, count - 2))), count]
    },
    'a service that writes the last line': (size, random) => {
      const count = size === 0 ? 2 : random.int(2, Math.min(4, size + 1))
      return [random.list(size, (line) => (line === size - 1 ? count - 1 : random.int(0, count - 2))), count]
    },
    'half as many services as lines': (size, random) => {
      const count = Math.max(1, Math.ceil(size / 2))
      return [random.list(size, (line) => (line + (random.chance(0.05) ? 1 : 0)) % count), count]
    },
  },
} satisfies QuestionInputs
