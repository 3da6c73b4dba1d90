import type { QuestionInputs } from '../../src/inputs.ts'

/** The different ones of some pairs of a line and a stop, as two lists. */
function timetable(pairs: [number, number][]): [number[], number[]] {
  const different = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()]
  return [different.map(([line]) => line), different.map(([, stop]) => stop)]
}

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'lines with few stops': (size, random) => {
      const lines = Math.ceil(size / 3)
      const pairs = random.list(size, (): [number, number] => [random.int(0, lines), random.int(0, lines + 1)])
      return [...timetable(pairs), random.int(0, lines), random.int(0, lines + 1)]
    },
    'lines in a chain': (size, random) => {
      const pairs = random.list(size, (at): [number, number] => [Math.floor(at / 2), Math.ceil(at / 2)])
      return [...timetable(random.shuffle(pairs)), random.int(0, 1), Math.floor(size / 2)]
    },
    'long lines': (size, random) => {
      const pairs = random.list(size, (at): [number, number] => [random.int(0, 2), at % Math.max(1, size - 2)])
      return [...timetable(pairs), random.int(0, Math.min(20_000, size)), random.int(0, Math.min(20_000, size))]
    },
    'a stop that all lines share': (size, random) => {
      const lines = Math.floor(size / 2)
      const pairs = random.list(lines, (line): [number, number][] => [[line, 0], [line, line + 1]]).flat()
      return [...timetable(pairs), Math.min(lines, 1), lines]
    },
  },
} satisfies QuestionInputs
