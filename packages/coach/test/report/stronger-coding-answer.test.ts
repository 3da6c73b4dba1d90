import { expect, test } from 'vitest'
import { strongerCodingAnswer } from '../../src/report/stronger-coding-answer.ts'
import { bank, hint, planOf, play, submission } from '../play-interview.ts'

const questions = new Map(
  [...bank].map(([slug, question]) => [
    slug,
    {
      ...question,
      constraints: ['`1 ≤ items.length ≤ 50 000`'],
      reasoning: ['Keep the best so far.', 'Go once.'],
    },
  ]),
)
const CODE = `function answerIt(items) {
  const seen = new Map()
  for (const a of items) {
    for (const b of items) seen.set(a, b)
  }
  return seen.size
}`
const strongerAfter = (marks: string, code: string, hints = 0) => {
  const asked = Array.from({ length: hints }, (_, index) => hint('easy-stack', index + 1))
  const { interview } = play(planOf('easy-stack', 'easy-heap'), [
    ...asked,
    ...submission('easy-stack', marks, code),
    ...(marks === '++' ? [] : [{ type: 'moved-on', question: 'easy-stack' }]),
  ])
  return {
    about: interview.questions[0]?.followUp?.about,
    text: strongerCodingAnswer(interview, questions)?.stronger ?? '',
  }
}

test.each([
  [
    'failed-test',
    '+-',
    CODE,
    ['my code gives', 'line 6, “return seen.size”', 'Keep the best so far.', 'O(n)'],
  ],
  [
    'too-slow',
    '+!',
    CODE,
    ['Line 4, “for (const b of items) seen.set(a, b)”', 'inside another loop', 'Go once.'],
  ],
  [
    'memory',
    '++',
    CODE,
    ['Line 2, “const seen = new Map()”', '1 ≤ items.length ≤ 50 000', 'memory O(1)'],
  ],
  [
    'sorting',
    '++',
    'const answerIt = (items) =>\n  items.sort()[0]',
    ['Line 2, “items.sort()[0]”', 'heap'],
  ],
  [
    'recursion',
    '++',
    'function answerIt(items) {\n  return answerIt(items)\n}',
    ['Line 2, “return answerIt(items)”'],
  ],
  [
    'cost',
    '++',
    'const answerIt = (items) => {\n  for (const a of items) return a\n}',
    ['Line 2', 'time O(n)'],
  ],
])('a stronger answer about %s is filled in', (about, marks, code, parts) => {
  const stronger = strongerAfter(marks, code)
  expect(stronger.about).toBe(about)
  for (const part of parts) expect(stronger.text).toContain(part)
  expect(stronger.text).not.toMatch(/…|`|null|undefined/)
})

test('a stronger answer after hints gives the reasoning and the costs', () => {
  const { about, text } = strongerAfter('++', CODE, 3)
  expect(about).toBe('hints')
  expect(text).toBe('“Keep the best so far. Go once. It takes time O(n), and memory O(1).”')
})
