import type { QuestionInputs } from '../../src/inputs.ts'

const PAIRS = ['()', '[]', '{}']

export default {
  sizes: { least: 1, most: 20_000 },
  shapes: {
    'brackets in any order': (size, random) => [random.list(size, () => random.pick([...'()[]{}a'])).join('')],
    'brackets in pairs, with at most one changed': (size, random) => {
      const closing: string[] = []
      const characters = random.list(size, (index) => {
        const mustClose = closing.length >= size - index
        if (closing.length > 0 && (mustClose || random.chance(0.5))) return closing.pop() as string
        if (mustClose || random.chance(0.2)) return 'x'
        const [open = '', close = ''] = random.pick(PAIRS)
        closing.push(close)
        return open
      })
      if (random.chance(0.5)) characters[random.int(0, size - 1)] = random.pick([...'([{)]}'])
      return [characters.join('')]
    },
    'brackets within brackets': (size, random) => {
      const pairs = random.list(Math.floor(size / 2), () => random.pick(PAIRS))
      const opening = pairs.map(([open = '']) => open).join('')
      const closing = pairs.map(([, close = '']) => close).reverse().join('')
      return [`${opening}${size % 2 === 0 ? '' : 'x'}${closing}`]
    },
  },
} satisfies QuestionInputs
