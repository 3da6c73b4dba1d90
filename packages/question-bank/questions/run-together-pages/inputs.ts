import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 1, most: 30 },
  shapes: {
    'the pages of a real index': (size, random) => {
      let digits = ''
      for (let page = random.int(1, 20); digits.length < size; page += random.int(1, 40)) digits += page
      return [digits.slice(0, size), random.pick([50, 500, 9999])]
    },
    'any digits': (size, random) => [random.ints(size, 0, 9).join(''), random.pick([9, 12, 99, 9999])],
    'digits without zeros': (size, random) => [random.ints(size, 1, 9).join(''), 9999],
  },
} satisfies QuestionInputs
