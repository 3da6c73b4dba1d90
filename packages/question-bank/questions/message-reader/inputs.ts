import type { QuestionInputs } from '../../src/inputs.ts'

const TEXTS = ['', 'a', 'b;', '1:', 'hello', ';;', '10:x;']

export default {
  sizes: { least: 1, most: 1000 },
  shapes: {
    'messages cut at any place': (size, random) => {
      const stream = random
        .list(size, () => random.pick(TEXTS))
        .map((text) => `${text.length}:${text};`)
        .join('')
      const calls: string[][] = []
      for (let at = 0; at < stream.length && calls.length < 2 * size; ) {
        const length = random.int(1, 6)
        calls.push(['feed', stream.slice(at, at + length)])
        if (random.chance(0.4)) calls.push(['state'])
        at += length
      }
      return [calls]
    },
    'any characters': (size, random) => [
      random.list(size, () =>
        random.chance(0.3) ? ['state'] : ['feed', random.pick(['0', '1', '2', ':', ';', 'a', '1:a;', '0:;', '2:'])],
      ),
    ],
  },
} satisfies QuestionInputs
