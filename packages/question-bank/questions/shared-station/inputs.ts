import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 30_000 },
  shapes: {
    'rivers that often join': (size, random) => {
      const stations = random.shuffle(random.list(size, (station) => station))
      const downstream = random.list(size, () => -1)
      // Water flows to one of the stations before in a random order, so that it never comes back.
      for (const [index, station] of stations.entries())
        if (index > 0 && random.chance(0.9)) downstream[station] = stations[random.int(Math.max(0, index - 3), index - 1)] ?? -1
      return [downstream, random.int(0, size - 1), random.int(0, size - 1)]
    },
    'two long rivers': (size, random) => {
      const half = Math.floor(size / 2)
      const downstream = random.list(size, (station) => (station === size - 1 ? -1 : station + 1))
      if (half > 0) downstream[half - 1] = random.chance(0.5) ? -1 : random.int(half, size - 1)
      return [downstream, 0, half]
    },
  },
} satisfies QuestionInputs
