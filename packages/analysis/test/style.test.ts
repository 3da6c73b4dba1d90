import type { Language } from '@sightline/contracts/languages/languages'
import { describe, expect, test } from 'vitest'
import type { AnalysedQuestion } from '../src/code-model.ts'
import { styleRemarks } from '../src/style/style-remarks.ts'

const question: AnalysedQuestion = {
  signature: {
    name: 'shortestWalk',
    parameters: [{ name: 'stops', type: 'int[]' }],
    returns: 'int',
  },
  constraints: ['`1 ≤ stops.length ≤ 100`'],
  statement: 'Let `v` be the speed.',
}
const remarksOn = (code: string, language: Language, of = question) =>
  styleRemarks(code, language, of).map(({ kind, line }) => `${kind} ${line}`)

describe('repeated lines', () => {
  /** A function of two loops over `walls` and over `second`, the latter with other names. */
  const twice = (second: string, step = '1') => `function shortestWalk(stops) {
  let high = 0 // the first
  for (const wall of walls) {
    const space = wall.height * 2 - wall.depth
    if (space > 3) high = Math.max(high, space)
    high += 1
  }
  let low = 0
  for (const hole of ${second}) {

    const room = hole.height * 2 - hole.depth
    if (room > 3) low = Math.max(low, room)
    low += ${step}
  }
  return high - low
}`

  test('four lines or more that differ in names alone are repeated', () => {
    const [remark] = styleRemarks(twice('holes'), 'javascript', question)
    expect(remark).toMatchObject({ kind: 'repetition', line: 8 })
    expect(remark?.message).toBe('Lines 8 to 13 repeat lines 2 to 6 with other names.')
  })

  test('lines that differ in a number, or in the function they call, are not', () => {
    expect(remarksOn(twice('holes', '2').replace('* 2', '* 3'), 'javascript')).toEqual([])
    expect(remarksOn(twice('holes').replace('Math.max(low', 'Math.min(low'), 'javascript')).toEqual(
      [],
    )
  })

  test('names must change in the same way throughout', () => {
    expect(remarksOn(twice('holes').replace('hole.depth', 'wall.depth'), 'javascript')).toEqual([])
  })

  test('short declarations that look alike are not repeated', () => {
    const names = [...'abcdefgh']
    expect(remarksOn(names.map((name) => `int ${name} = 0;`).join('\n'), 'cpp')).toEqual([])
  })

  test.each<[Language, string, string]>([
    [
      'python',
      'for row in rows:\n  left = row[0] * 2 - row[1]\n  if left > 3:\n    best = max(best, left)\n  count += best',
      '',
    ],
    [
      'ruby',
      'rows.each do |row|\n  left = row[0] * 2 - row[1]\n  next if left < 3\n  best = [best, left].max\n  count += best\nend',
      '',
    ],
    [
      'cpp',
      'for (int row : rows) {\n  int left = row * 2 - 1;\n  if (left < 3) continue;\n  best = max(best, left);\n  count += best;\n}',
      '',
    ],
  ])('in %s', (language, block) => {
    const other = block.replaceAll('row', 'line').replaceAll('left', 'right')
    const [remark] = styleRemarks(`${block}\n${other}`, language, question)
    expect(remark).toMatchObject({ kind: 'repetition', line: block.split('\n').length + 1 })
  })
})

describe('names', () => {
  const long = Array.from({ length: 12 }, (_, line) => `  step(${line})`).join('\n')
  /** Code in which `d` is declared by `declaration` and used long after. */
  const lasting = (declaration: string, use = 'use(d, d, d)') =>
    `head\n  ${declaration}\n${long}\n  ${use}`

  test.each<[Language, string]>([
    ['javascript', 'const d = new Map()'],
    ['typescript', 'const d: Map<string, number> = new Map()'],
    ['python', 'd = {}'],
    ['ruby', 'd = Hash.new(0)'],
    ['cpp', 'std::vector<int> d(10, 0);'],
  ])('one letter is little for a value that lives for many lines: %s', (language, declaration) => {
    expect(remarksOn(lasting(declaration), language)).toEqual(['naming 2'])
  })

  test('a function may have a short name', () => {
    expect(remarksOn(lasting('const d = (stop) => stop + 1'), 'javascript')).toEqual([])
  })

  test.each([
    ['an index', 'let d = 0', 'use(d, d, stops[d])'],
    ['a size', 'const d = stops.length', 'use(d, d, d)'],
    ['a parameter as well', 'const d = new Map()', 'use(d, d, stops.map(d => d + 1))'],
    ['used twice', 'const d = new Map()', 'use(d)'],
  ])('a value may have a short name that is %s', (_, declaration, use) => {
    expect(remarksOn(lasting(declaration, use), 'javascript')).toEqual([])
  })

  test('a letter of the statement, and one in sight of its uses, are no remark', () => {
    expect(remarksOn(lasting('const v = new Map()', 'use(v, v, v)'), 'javascript')).toEqual([])
    expect(remarksOn('head\n  const d = 1\n  use(d, d, d)', 'javascript')).toEqual([])
  })
})

describe('tests of the candidate', () => {
  test.each<[Language, string]>([
    ['javascript', 'function shortestWalk(stops) {}\nconsole.assert(shortestWalk([1]) === 0)'],
    [
      'typescript',
      'function shortestWalk(stops: number[]) {}\nif (shortestWalk([1]) !== 0) throw new Error()',
    ],
    [
      'python',
      "def shortest_walk(stops):\n    pass\nif __name__ == '__main__':\n    assert shortest_walk([1]) == 0",
    ],
    ['ruby', 'def shortest_walk(stops)\nend\nraise unless shortest_walk([1]) == 0'],
    [
      'cpp',
      'int shortestWalk(vector<int> stops) {\n}\nint main() {\n  assert(shortestWalk({1}) == 0);\n}',
    ],
  ])('are praised: %s', (language, code) => {
    const [remark] = styleRemarks(code, language, question)
    expect(remark).toMatchObject({ kind: 'own-tests' })
    expect(remark?.reason).toContain('at the limits')
  })

  test('that compare nothing are praised with advice', () => {
    const [remark] = styleRemarks(
      'function shortestWalk() {}\nconsole.log(shortestWalk([1]))',
      'javascript',
      question,
    )
    expect(remark).toMatchObject({ kind: 'own-tests', line: 2 })
    expect(remark?.reason).toContain('Compare')
  })

  test('calls within a function are none, however little it is indented', () => {
    expect(
      remarksOn('function shortestWalk(stops) {\nshortestWalk(stops)\n}', 'javascript'),
    ).toEqual([])
    expect(remarksOn('def shortest_walk(stops)\nshortest_walk(stops)\nend', 'ruby')).toEqual([])
  })

  test('a recursion, a comment and another name of the function are none', () => {
    const code =
      'const walk = shortestWalk\nfunction shortestWalk(stops) {\n  return shortestWalk(stops.slice(1))\n}'
    expect(remarksOn(`${code}\n// console.log(shortestWalk([1]))`, 'javascript')).toEqual([])
  })
})

test('lines that the candidate was given get no remark', () => {
  const code = 'function shortestWalk() {}\nconsole.log(shortestWalk([1]))'
  const given = { javascript: code, typescript: '', python: '', ruby: '', cpp: '' }
  expect(remarksOn(code, 'javascript', { ...question, givenCode: given })).toEqual([])
})
