import { expect, test } from 'vitest'
import { findScreenProblem, judgeScreen } from '../../src/screen/screen-problem.ts'
import { parseLines, parseValue, parseValues } from '../../src/screen/screen-values.ts'

const PAGE = `
Problems   Contest   Discuss   Store
Description  Editorial  Solutions
1. Pairs
Given an array of integers nums and an integer target, return the number
of pairs with that sum.
Example l:
lnput: nums = [1, 3, 2, 2], target = 4
0utput: 2
Explanation: 1 + 3 and 2 + 2.
Constraints:
1 <= nums.length <= 100
1 def pairs(nums, target):
2     pass
3
Run   Submit`

test('finds the statement between the menus and the code, and the examples with the names of their arguments', () => {
  expect(findScreenProblem(PAGE)).toEqual({
    statement:
      'Given an array of integers nums and an integer target, return the number\nof pairs with that sum.',
    examples: [{ args: [[1, 3, 2, 2], 4], names: ['nums', 'target'], expected: 2 }],
  })
})

test('a page without a problem gives null', () => {
  expect(
    findScreenProblem('Inbox   Sent   Drafts\nLunch on Friday\nReturn on investment\nInput: 3'),
  ).toBeNull()
})

test('finds calls with results in comments with line numbers', () => {
  const page =
    '1  // Return the sum of a list.\n2  // sum([1, 2]) -> 3\n3  // sum([]) -> 0\n4  function sum(items) {'
  expect(findScreenProblem(page)).toEqual({
    statement: 'Return the sum of a list.',
    examples: [
      { args: [[1, 2]], names: [null], expected: 3 },
      { args: [[]], names: [null], expected: 0 },
    ],
  })
})

test('takes the expected result, not the result of a run beside it', () => {
  const page = 'Return the sum of a list of numbers.\nInput\n[1, 2]\nOutput\n4\nExpected\n3'
  expect(findScreenProblem(page)?.examples).toEqual([
    { args: [[1, 2]], names: [null], expected: 3 },
  ])
})

test('leaves out examples of classes', () => {
  const page =
    'Implement the Cache class of a size.\nInput\n["Cache", "get"]\n[[2], [1]]\nOutput\n[null, -1]'
  expect(findScreenProblem(page)?.examples).toEqual([])
})

test('repairs letters read for digits, curly quotes, wrong and missing brackets', () => {
  expect(parseValue('[-2,l,1O,I]')).toEqual([-2, 1, 10, 1])
  expect(parseValue('(1, 2, 3}')).toEqual([1, 2, 3])
  expect(parseValue('[“a”, ‘b’')).toEqual(['a', 'b'])
  expect(parseValue('[[1,null],[True, None]]')).toEqual([
    [1, null],
    [true, null],
  ])
  expect(parseValue('—2.50')).toBe(-2.5)
})

test('sentences are no values', () => {
  expect(parseValue('Print the answer.')).toBeUndefined()
  expect(parseValues('the first line holds n')).toBeNull()
  expect(parseValue('')).toBeUndefined()
})

test('brackets without end are no value', () => {
  expect(parseValue('['.repeat(20_000))).toBeUndefined()
})

test('input by lines becomes numbers, lists of numbers and texts', () => {
  expect(parseLines(['3', '1 2 3', 'abc'])).toEqual([3, [1, 2, 3], 'abc'])
})

test('labels with a misread letter are labels', () => {
  const page = [
    'Return the sum of the list.',
    'Example 1:',
    'Inputs nums = [1, 2]',
    'Qutput: 3',
    'Tnput: nums = [4]',
    'gutput: 4',
  ]
  expect(findScreenProblem(page.join('\n'))?.examples).toMatchObject([
    { args: [[1, 2]], expected: 3 },
    { args: [[4]], expected: 4 },
  ])
})

test('a page with a task and an example is a problem, one with a task alone is in doubt', () => {
  expect(judgeScreen(PAGE)).toMatchObject({ verdict: 'yes', isProblem: true })
  const bare = judgeScreen('Please reverse the order of the wagons before noon.')
  expect(bare).toMatchObject({ verdict: 'doubtful', isProblem: false })
  expect(bare.problem?.statement).toContain('reverse the order')
  expect(judgeScreen('Lunch on Friday')).toEqual({ verdict: 'no', isProblem: false, problem: null })
})
