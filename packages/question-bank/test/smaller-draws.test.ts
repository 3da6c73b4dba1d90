import { expect, test } from 'vitest'
import type { QuestionInputs } from '../src/inputs.ts'
import { loadInputs } from '../src/load-inputs.ts'
import { drawProbeInputs } from '../src/probe-inputs.ts'
import { type Drawn, smallerDraws } from '../src/smaller-draws.ts'

const inputs: QuestionInputs = {
  sizes: { least: 1, most: 100 },
  shapes: {
    'pairs of equal lists': (size, random) => [
      random.ints(size, 0, 50),
      random.shuffle(random.ints(size, -5, 5)),
      random.list(random.int(1, 6), () => random.int(1, 9)),
    ],
  },
}

/** Shrinks while there is a smaller draw that fails. */
function shrink(
  inputs: QuestionInputs,
  drawn: Drawn,
  fails: (args: Drawn['args']) => boolean,
): Drawn {
  const smaller = smallerDraws(inputs, drawn).find(({ args }) => fails(args))
  return smaller ? shrink(inputs, smaller, fails) : drawn
}

test('lists of the size lose the same items, and lists of a chosen length their own', () => {
  const [drawn] = drawProbeInputs(inputs).filter(({ size }) => size === 8)
  if (!drawn) throw new Error('nothing was drawn')
  const fails = ([first]: Drawn['args']) =>
    Array.isArray(first) && first.some((n) => Number(n) > 20)
  const { args, size } = shrink(inputs, drawn, fails)
  expect(size).toBe(1)
  expect(args).toEqual([[21], [0], [1]])
})

test('the same input gives the same smaller ones, all within the sizes', () => {
  for (const drawn of drawProbeInputs(inputs).slice(0, 20)) {
    const smaller = smallerDraws(inputs, drawn)
    expect(smallerDraws(inputs, drawn)).toEqual(smaller)
    expect(smaller.every(({ size }) => size >= 1 && size <= drawn.size)).toBe(true)
  }
})

test('an input of a real question ends at a few calls with small numbers', async () => {
  const limiter = await loadInputs('request-limiter')
  const allowsTwice = ({ args: [limit, , calls] }: Drawn) =>
    Number(limit) < (calls as unknown[][]).filter(([name]) => name === 'allow').length
  const drawn = drawProbeInputs(limiter).find((drawn) => drawn.size === 8 && allowsTwice(drawn))
  if (!drawn) throw new Error('nothing was drawn')
  const { args } = shrink(limiter, drawn, (args) => allowsTwice({ ...drawn, args }))
  expect(args).toEqual([
    1,
    1,
    [
      ['allow', 'a', 0],
      ['allow', 'a', 0],
    ],
  ])
})
