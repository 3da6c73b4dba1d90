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
const CANDIDATE_CODE = 'function pairOf(prices, sum) {\n  let best = prices[0]\n  return [best]\n}'
const guard = (candidateCode = CANDIDATE_CODE) =>
  createSolutionGuard({ solutions: [SOLUTION], candidateCode })

/**
 * The part of a text, fed character by character, that the guard lets through, and whether the
 * guard cut the rest.
 */
function passedOf(text: string): { passed: string; isCut: boolean } {
  const { pass, rest } = guard()
  let passed = ''
  try {
    for (const character of text) passed += pass(character)
    return { passed: passed + rest(), isCut: false }
  } catch {
    return { passed, isCut: true }
  }
}

test.each([
  ['words alone', 'Which earlier price would complete this one?'],
  [
    'a short expression',
    'At each price look for `sum - price` among those *before* it, as in `a[i]`.',
  ],
  [
    'the candidate’s own code',
    `You keep one price here:\n\n\`\`\`js\n${CANDIDATE_CODE}\n\`\`\`\n\nIs one enough?`,
  ],
  ['one line of the solution', 'You will want `const seenAt = new Map()` somewhere.'],
  ['code without an end', 'Look at `prices'],
])('lets through %s', (_name, text) => {
  expect(passedOf(text)).toEqual({ passed: text, isCut: false })
})

test.each([
  ['in a block', `Here:\n\n\`\`\`js\n${SOLUTION}\n\`\`\`\n`],
  ['in a block of another fence', `Here:\n\n~~~\n${SOLUTION}\n~~~\n`],
  ['without white space', `Here:\n\n\`\`\`\n${SOLUTION.replaceAll(' ', '')}\n\`\`\``],
  [
    'with other names',
    'Here:\n```py\nd = {}\nfor k, v in enumerate(p):\n    if s - v in d: return [d[s - v], k]\n    d[v] = k\n```',
  ],
])('cuts the solution %s before any of its code', (_name, text) => {
  expect(passedOf(text)).toEqual({ passed: expect.stringMatching(/^Here:\s*$/), isCut: true })
})

test('cuts the solution when its lines are spread over the text', () => {
  const { passed, isCut } = passedOf(
    `First ${SOLUTION.split('\n')
      .map((line) => line.trim())
      .join(' then ')} and done.`,
  )
  expect(isCut).toBe(true)
  expect(passed).not.toContain('return [partner, at]')
})
