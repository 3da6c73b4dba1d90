import { expect, test } from 'vitest'
import { exampleRun, type ProblemToCheck } from '../src/answers/example-run.ts'

const block = (language: string, code: string) =>
  `Say this first.\n\n\`\`\`${language}\n${code}\n\`\`\`\n\nO(n) time.`
const example = (
  expected: number | string | boolean | number[],
  ...args: (number | string | number[] | string[])[]
) => ({
  args,
  names: args.map(() => null),
  expected,
})
const problemOf = (
  examples: readonly ReturnType<typeof example>[],
  more: Partial<ProblemToCheck> = {},
): ProblemToCheck => ({ statement: '', page: '', isDoubtful: false, ...more, examples })
const runOf = (...given: Parameters<typeof exampleRun>) => {
  const run = exampleRun(...given)
  if (run === null || typeof run === 'string') throw new Error(`Not run: ${run}`)
  return run
}

test('the function that no other calls is run on the examples, with a name that runners know', () => {
  const answer = block(
    'python',
    'def helper(a):\n    return a\n\ndef two_sum(nums, target):\n    return [0, 1]',
  )
  const examples = [example([0, 1], [2, 7], 9), example([1, 2], [3, 2, 4], 6)]
  const run = runOf(answer, problemOf(examples), 'python')
  expect(run.signature).toEqual({
    name: 'checkAnswer',
    parameters: [
      { name: 'argument1', type: 'int[]' },
      { name: 'argument2', type: 'int' },
    ],
    returns: 'int[]',
  })
  expect(run.code).toMatch(/def check_answer\(\*args\):\n {4}return two_sum\(\*args\)\n$/)
  expect(run.tests.map(({ name, args }) => [name, args])).toEqual([
    ['Example 1', [[2, 7], 9]],
    ['Example 2', [[3, 2, 4], 6]],
  ])
})

test('an arrow function is found, and empty lists take the type of the others', () => {
  const answer = block('js', 'const join = (words) => words.join("")')
  const { signature } = runOf(
    answer,
    problemOf([example('', []), example('ab', ['a', 'b'])]),
    'javascript',
  )
  expect([signature.parameters[0]?.type, signature.returns]).toEqual(['string[]', 'string'])
})

test('a class of a practice site is run, with the imports that the site gives', () => {
  const method =
    'class Solution:\n    def twoSum(self, nums: List[int], k: Dict[int, int] = None) -> int:'
  const { code } = runOf(
    block('python', `${method}\n        return 1`),
    problemOf([example(1, [1], 2)]),
    'python',
  )
  expect(code).toMatch(/^from typing import \*\n/)
  expect(code).toContain('return Solution().twoSum(*args)')
})

test.each([
  ['without examples', block('python', 'def f(a):\n    return a'), [], 'python', 'no-examples'],
  ['without code', 'Use a map.', [example(1, 2)], 'python', null],
  [
    'whose function takes other arguments',
    block('python', 'def f(a, b):\n    return a'),
    [example(1, 2)],
    'python',
    'no-function',
  ],
  [
    'in a language that is not run here',
    block('go', 'func f(a int) int { return a }'),
    [example(1, 2)],
    'go',
    'language',
  ],
  [
    'whose examples have values of different types',
    block('python', 'def f(a):\n    return a'),
    [example(1, 2), example('x', 2)],
    'python',
    'does-not-fit',
  ],
] as const)('an answer %s is not run', (_name, answer, examples, language, reason) => {
  expect(exampleRun(answer, problemOf(examples), language)).toBe(reason)
})
