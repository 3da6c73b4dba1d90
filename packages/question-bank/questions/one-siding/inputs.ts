import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 40_000 },
  shapes: {
    'wagons that one siding can sort': (size, random) => {
      const arriving = random.distinctInts(size, 1, 1_000_000_000)
      const siding: number[] = []
      const leaving: number[] = []
      for (const wagon of arriving) {
        siding.push(wagon)
        while (siding.length > 0 && random.chance(0.5)) leaving.push(siding.pop() ?? 0)
      }
      return [arriving, [...leaving, ...siding.reverse()]]
    },
    'wagons in any order': (size, random) => {
      const arriving = random.distinctInts(size, 1, 2 * size + 1)
      return [arriving, random.shuffle(arriving)]
    },
    'wagons that leave in reverse': (size, random) => {
      const arriving = random.distinctInts(size, 1, 1_000_000_000)
      return [arriving, arriving.toReversed()]
    },
  },
} satisfies QuestionInputs
