import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 2000 },
  shapes: {
    'all methods in turn': (size, random) => [
      random.list(size, () =>
        random.pick([
          ['write', random.pick(['a', 'bc', 'd e'])],
          ['erase', random.int(1, 4)],
          ['undo'],
          ['undo'],
          ['redo'],
          ['read'],
        ]),
      ),
    ],
    'undo and redo after changes': (size, random) => [
      random.list(size, (at) => (at * 2 < size ? ['write', random.pick(['x', 'yz'])] : [random.pick(['undo', 'redo', 'read'])])),
    ],
  },
} satisfies QuestionInputs
