import { expect, test } from 'vitest'
import { exampleRun } from '../src/answers/example-run.ts'

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

test('the last function that takes as many arguments as the examples give is run on them', () => {
  const answer = block(
    'python',
    'def helper(a):\n    return a\n\ndef two_sum(nums, target):\n    return [0, 1]',
  )
  const run = exampleRun(
    answer,
    [example([0, 1], [2, 7], 9), example([1, 2], [3, 2, 4], 6)],
    'python',
  )
  expect(run?.signature).toEqual({
    name: 'twoSum',
    parameters: [
      { name: 'argument1', type: 'int[]' },
      { name: 'argument2', type: 'int' },
    ],
    returns: 'int[]',
  })
  expect(run?.tests.map(({ name, args }) => [name, args])).toEqual([
    ['Example 1', [[2, 7], 9]],
    ['Example 2', [[3, 2, 4], 6]],
  ])
})

test('an arrow function is found, and empty lists take the type of the others', () => {
  const answer = block('js', 'const join = (words) => words.join("")')
  const run = exampleRun(answer, [example('', []), example('ab', ['a', 'b'])], 'javascript')
  expect([run?.signature.name, run?.signature.parameters[0]?.type, run?.signature.returns]).toEqual(
    ['join', 'string[]', 'string'],
  )
})

test.each([
  ['without examples', block('python', 'def f(a):\n    return a'), [], 'python'],
  ['without code', 'Use a map.', [example(1, 2)], 'python'],
  [
    'whose function takes other arguments',
    block('python', 'def f(a, b):\n    return a'),
    [example(1, 2)],
    'python',
  ],
  [
    'in a language that is not run here',
    block('go', 'func f(a int) int { return a }'),
    [example(1, 2)],
    'go',
  ],
  [
    'whose examples have values of different types',
    block('python', 'def f(a):\n    return a'),
    [example(1, 2), example('x', 2)],
    'python',
  ],
] as const)('an answer %s is not run', (_name, answer, examples, language) => {
  expect(exampleRun(answer, examples, language)).toBe(null)
})
