import type { TestResult, Value } from '@sightline/contracts/questions/questions'
import { isExpected } from '@sightline/languages/compare'
import { checkOf, exampleRun } from '@sightline/live/answers/example-run'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { describe, expect, test } from 'vitest'

/** What the product says of an answer in JavaScript to the problem of a page. */
function checkJavaScript(page: string, code: string, isDoubtful = false) {
  const problem = findScreenProblem(page)
  if (!problem) throw new Error('The page has no problem')
  const run = exampleRun(
    `\`\`\`js\n${code}\n\`\`\``,
    { ...problem, page, isDoubtful },
    'javascript',
  )
  if (run === null || typeof run === 'string') return run
  const solve: unknown = new Function(`${run.code}; return checkAnswer`)()
  if (typeof solve !== 'function') throw new Error('No function')
  const check = checkOf(
    run.tests.map(({ name, args, expected }): TestResult => {
      const got = attempt(() => solve(...structuredClone(args)))
      const isPassed = 'value' in got && isExpected(got.value, expected, run.comparison)
      return {
        name,
        isHidden: false,
        status: isPassed ? 'passed' : 'value' in got ? 'failed' : 'error',
        input: JSON.stringify(args),
        expected: JSON.stringify(expected),
        got: 'value' in got ? (JSON.stringify(got.value) ?? 'undefined') : null,
        timeMs: 1,
        output: '',
        error: 'value' in got ? null : { message: got.message, line: null },
      }
    }),
    run,
  )
  return typeof check === 'string' ? check : `${check.passed} of ${check.total}`
}

function attempt(run: () => Value): { value: Value } | { message: string } {
  try {
    return { value: run() }
  } catch (error) {
    return { message: String(error) }
  }
}

const page = (statement: string, ...examples: [input: string, output: string][]) =>
  [
    statement,
    ...examples.map(
      ([input, output], index) => `Example ${index + 1}:\nInput: ${input}\nOutput: ${output}`,
    ),
  ].join('\n\n')

describe('textbook answers are not called wrong', () => {
  test.each<[name: string, page: string, code: string, says: string]>([
    [
      'a reversed list of nodes',
      page('Given the head of a linked list, reverse the list.', ['head = [1,2,3]', '[3,2,1]']),
      'function reverseList(head) { let before = null; while (head) { [head.next, before, head] = [before, head, head.next] } return before }',
      'nodes',
    ],
    [
      'an inverted tree',
      page('Given the root of a binary tree, invert the tree.', ['root = [4,2,7]', '[4,7,2]']),
      'function invertTree(root) { if (root) [root.left, root.right] = [invertTree(root.right), invertTree(root.left)]; return root }',
      'nodes',
    ],
    [
      'zeroes moved in place',
      page(
        'Given an array nums, move all zeroes to its end. You must do this in-place without making a copy of the array.',
        ['nums = [0,1,0,3]', '[1,3,0,0]'],
      ),
      'function moveZeroes(nums) { nums.sort((a, b) => (a === 0) - (b === 0)) }',
      'in-place',
    ],
    [
      'an order of its own',
      page(
        'Given an array of numbers, return the two that are largest. Return them in any order.',
        ['nums = [5,1,9]', '[9,5]'],
      ),
      'const largest = (nums) => nums.sort((a, b) => a - b).slice(-2)',
      '1 of 1',
    ],
    [
      'one of several results',
      page(
        'Given a number n, return any divisor of it. If there are multiple answers, return any.',
        ['n = 6', '2'],
      ),
      'const divisor = (n) => n',
      'several-results',
    ],
    [
      'a close number',
      page('Given two numbers, return the first divided by the second.', [
        'a = 1, b = 3',
        '0.33333',
      ]),
      'const divide = (a, b) => a / b',
      '1 of 1',
    ],
    [
      'parameters with brackets and the length of the list',
      page('Given an array of n numbers, find the largest of them.', [
        'N = 3, arr[] = {1, 8, 6}',
        '8',
      ]),
      'function largest(arr) { return best(arr) }\nfunction best(arr) { return Math.max(...arr) }',
      '1 of 1',
    ],
    [
      'arguments in another order than the page has',
      page('Given an array nums and a number k, return the k-th of the numbers.', [
        'k = 1, nums = [4,5]',
        '4',
      ]),
      'function kth(nums, k) { return nums[k - 1] }',
      '1 of 1',
    ],
    [
      'a class and a helper',
      page('Given a number n, return its double.', ['n = 2', '4']),
      'class Solution {\n  double(n) {\n    return this.add(n, n)\n  }\n  add(a, b) {\n    return a + b\n  }\n}',
      '1 of 1',
    ],
    [
      'digits with a zero before them',
      'Given a number in base two as a text, return its complement.\n\nSample Input\n0110\nSample Output\n1001',
      'const complement = (text) => [...text].map((bit) => 1 - bit).join("")',
      '1 of 1',
    ],
    [
      'a letter that was read for a digit',
      page('Given an array nums, return the sum of its numbers.', ['nums = [1O, 2]', '3']),
      'const sum = (nums) => nums.reduce((a, b) => a + b)',
      'doubtful-example',
    ],
    [
      'code that does not take what was read',
      page('Given a list of users, return the first name.', ['users = ["a b"]', '"a"']),
      'const first = (users) => users[0].name.split(" ")[0]',
      'does-not-fit',
    ],
  ])('%s', (_name, text, code, says) => {
    expect(checkJavaScript(text, code)).toBe(says)
  })

  test('wrong code is', () => {
    const text = page('Given two numbers, return the sum of them.', ['a = 1, b = 2', '3'])
    expect(checkJavaScript(text, 'const add = (a, b) => a - b')).toBe('0 of 1')
    expect(checkJavaScript(text, 'const add = (a, b) => a - b', true)).toBe('doubtful-example')
  })
})
