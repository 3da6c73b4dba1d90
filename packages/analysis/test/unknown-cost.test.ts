import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { javaScriptParser } from '../src/javascript/code-parser.ts'
import { pythonParser } from '../src/python/code-parser.ts'

const question = {
  statement: 'Solve it.',
  signature: {
    name: 'solve',
    parameters: [
      { name: 'floor', type: 'string[]' },
      { name: 'keys', type: 'int' },
    ],
    returns: 'int',
  },
  constraints: ['`1 ≤ floor.length ≤ 25`', '`0 ≤ keys ≤ 10`'],
}
const complexityOf = (code: string, parser = javaScriptParser) =>
  analyse(code.trim(), parser, question).complexity

describe('a search that goes on from one list of places to the next', () => {
  test.each([
    `while (places.length > 0) {`,
    `while (places.length) {`,
    `for (; places.length !== 0; steps++) {`,
  ])('has no cost that reading could tell: %s', (head) => {
    const code = `
function solve(floor, keys) {
  const seen = new Set(['0 0'])
  let places = [[0, 0]]
  let steps = 0
  ${head}
    const following = []
    for (const [row, column] of places)
      for (const place of [[row + 1, column], [row, column + 1]])
        if (floor[place[0]]?.[place[1]] === '.' && !seen.has(String(place))) {
          seen.add(String(place))
          following.push(place)
        }
    places = following
  }
  return steps
}`
    expect(complexityOf(code)).toBeNull()
  })

  test('also within another loop, and in Python', () => {
    expect(
      complexityOf(
        `
def solve(floor, keys):
    best = 0
    for first in range(len(floor)):
        level = [first]
        seen = {first}
        while level:
            following = []
            for place in level:
                for other in (place - keys, place + keys):
                    if other not in seen:
                        seen.add(other)
                        following.append(other)
            level = following
            best += 1
    return best`,
        pythonParser,
      ),
    ).toBeNull()
  })

  test('but two walkers along a list have one', () => {
    const code = `
function solve(floor, keys) {
  let [left, right] = [0, floor.length - 1]
  while (left < right) {
    if (floor[left] < floor[right]) left++
    else right--
  }
  return left
}`
    expect(complexityOf(code)).toMatchObject({ time: 'O(n)', space: 'O(1)' })
  })
})

describe('an object that is filled by key grows like a map', () => {
  test.each([
    'seen[line] = i',
    'seen[line] = (seen[line] ?? 0) + 1',
    'seen[line] += 1',
    'seen[line] ||= i',
  ])('by %s', (statement) => {
    const code = `
function solve(floor, keys) {
  const seen = {}
  let i = 0
  for (const line of floor) {
    ${statement}
    i++
  }
  return i
}`
    expect(complexityOf(code)).toMatchObject({ time: 'O(n)', space: 'O(n)' })
  })

  test('and one with named properties does not', () => {
    const code = `
function solve(floor, keys) {
  const best = {}
  for (const line of floor) best.line = line
  return best.line
}`
    expect(complexityOf(code)).toMatchObject({ space: 'O(1)' })
  })
})
