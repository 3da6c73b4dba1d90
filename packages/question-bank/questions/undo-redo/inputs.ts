import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** Actions of which about `undo` and `redo` (shares from 0 to 1) are no drawing. */
const draw = (size: number, random: RandomSource, { undo, redo }: { undo: number; redo: number }) => [
  random.list(size, () =>
    random.chance(undo) ? '-undo' : random.chance(redo) ? '-redo' : random.pick(['circle', 'line', 'star', 'box', 'a']),
  ),
]

export default {
  sizes: { least: 0, most: 20_000 },
  shapes: {
    'drawing with a few steps back': (size, random) => draw(size, random, { undo: 0.2, redo: 0.2 }),
    'much undoing and redoing': (size, random) => draw(size, random, { undo: 0.45, redo: 0.6 }),
    'drawing all, undoing all, redoing all': (size) => [
      Array.from({ length: size }, (_, at) => (at < size / 3 ? 'line' : at < (2 * size) / 3 ? '-undo' : '-redo')),
    ],
  },
} satisfies QuestionInputs
