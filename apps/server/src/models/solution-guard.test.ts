import { expect, test } from 'vitest'
import { createSolutionGuard } from './solution-guard.ts'

const SOLUTION = [
  'function pairOf(prices, sum) {',
  '  const seenAt = new Map()',
  '  for (const [at, price] of prices.entries()) {',
  '    const partner = seenAt.get(sum - price)',
  '    if (partner !== undefined) return [partner, at]',
  '    seenAt.set(price, at)',
  '  }',
  '}',
].join('\n')
const OWN = 'function pairOf(prices, sum) {\n  let best = prices[0]\n  return [best]\n}'
const guard = (own = OWN) => createSolutionGuard({ solutions: [SOLUTION], own })

/** What gets through of a text that comes sign by sign; null at its end when the guard cut it. */
function saidOf(text: string, own?: string): { said: string; isCut: boolean } {
  const { pass, rest } = guard(own)
  let said = ''
  try {
    for (const sign of text) said += pass(sign)
    return { said: said + rest(), isCut: false }
  } catch {
    return { said, isCut: true }
  }
}

test.each([
  ['words alone', 'Which earlier price would complete this one?'],
  ['a short expression', 'At each price look for `sum - price` among those *before* it, as in `a[i]`.'],
  ['the candidate’s own code', `You keep one price here:\n\n\`\`\`js\n${OWN}\n\`\`\`\n\nIs one enough?`],
  ['one line of the solution', 'You will want `const seenAt = new Map()` somewhere.'],
  ['code that never ends', 'Look at `prices'],
])('%s is let through whole', (_name, text) => {
  expect(saidOf(text)).toEqual({ said: text, isCut: false })
})

test.each([
  ['in a block', `Here:\n\n\`\`\`js\n${SOLUTION}\n\`\`\`\n`],
  ['in a block of another fence', `Here:\n\n~~~\n${SOLUTION}\n~~~\n`],
  ['without its blanks', `Here:\n\n\`\`\`\n${SOLUTION.replaceAll(' ', '')}\n\`\`\``],
  [
    'with other names',
    'Here:\n```py\nd = {}\nfor k, v in enumerate(p):\n    if s - v in d: return [d[s - v], k]\n    d[v] = k\n```',
  ],
])('the solution %s is cut before any of its code', (_name, text) => {
  expect(saidOf(text)).toEqual({ said: expect.stringMatching(/^Here:\s*$/), isCut: true })
})

test('the solution is cut where its lines stand in the text, too', () => {
  const { said, isCut } = saidOf(
    `First ${SOLUTION.split('\n')
      .map((line) => line.trim())
      .join(' then ')} and done.`,
  )
  expect(isCut).toBe(true)
  expect(said).not.toContain('return [partner, at]')
})
