import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Nobody may be asked more questions than this. */
const DEEPEST = 150

export default {
  sizes: { least: 1, most: 1_000 },
  shapes: {
    'a form that branches': (size, random) => {
      const oldest = random.int(0, 2 * size + 2)
      return [drawForm(size, random, () => random.int(0, 2 * size + 3)), random.int(0, oldest), oldest]
    },
    'a form about days': (size, random) => [
      drawForm(size, random, () => random.int(0, 1_000_000_000)),
      random.int(0, 10),
      1_000_000_000,
    ],
  },
} satisfies QuestionInputs

/** Each question follows a random open answer of an earlier one. */
function drawForm(size: number, random: RandomSource, age: () => number): number[][] {
  const form: [number, number, number][] = [[age(), -1, -1]]
  const depths = [1]
  while (form.length < size) {
    const parent = random.int(0, form.length - 1)
    const question = form[parent]
    const depth = (depths[parent] ?? 0) + 1
    const answer = random.int(1, 2)
    if (!question || depth > DEEPEST || question[answer] !== -1) continue
    question[answer] = form.length
    form.push([age(), -1, -1])
    depths.push(depth)
  }
  return form
}
