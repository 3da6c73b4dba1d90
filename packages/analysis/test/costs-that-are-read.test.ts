import { describe, expect, test } from 'vitest'
import { analyse } from '../src/analyse.ts'
import { javaScriptParser } from '../src/javascript/code-parser.ts'

const question = {
  statement: 'Solve it.',
  signature: {
    name: 'solve',
    parameters: [
      { name: 'marks', type: 'int[]' },
      { name: 'lines', type: 'string[]' },
    ],
    returns: 'int',
  },
  constraints: [
    '`1 ≤ marks.length ≤ 150`',
    '`0 ≤ lines.length ≤ 10 000`',
    '`0 ≤ lines[i].length ≤ 60`',
  ],
}
const complexityOf = (code: string) =>
  analyse(code.trim(), javaScriptParser, question)
    .remarks.filter(({ kind }) => kind === 'complexity')
    .map(({ line, message }) => `${line}: ${message}`)

const intervals = (first: string, second: string) => `
function solve(marks, lines) {
  const cost = (from, to) => {
    if (to - from < 2) return lines.length
    let least = Infinity
    for (let cut = from + 1; cut < to; cut++) least = Math.min(least, ${first} + ${second})
    return least + marks[to] - marks[from]
  }
  return cost(0, marks.length - 1)
}`

describe('a recursion over the parts of a range', () => {
  test.each([
    ['cost(from, cut)', 'cost(cut, to)'],
    ['cost(from, cut - 1)', 'cost(cut + 1, to)'],
  ])('doubles with every place that it tries: %s + %s', (first, second) => {
    expect(complexityOf(intervals(first, second))).toEqual([
      expect.stringMatching(/^5: `cost` calls itself more/),
    ])
  })

  test.each([
    ['cost(from, cut)', 'cost(from, cut)'],
    ['cost(cut, to)', 'marks[cut]'],
    ['cost(from, cut >> 1)', 'cost(cut, to)'],
  ])('is not judged where it may be something else: %s + %s', (first, second) => {
    expect(complexityOf(intervals(first, second)).filter((text) => text.includes('cost'))).toEqual(
      [],
    )
  })

  test('is not called slow when it remembers its answers', () => {
    const remembering = intervals('cost(from, cut)', 'cost(cut, to)')
      .replace('const cost =', 'const known = new Map()\n  const cost =')
      .replace(
        'let least',
        'if (known.has(from * 200 + to)) return known.get(from * 200 + to)\n    let least',
      )
      .replace('return least', 'known.set(from * 200 + to, least)\n    return least')
    expect(complexityOf(remembering)).toEqual([])
  })
})

describe('a search through texts', () => {
  const counting = (inner: string) => `
const LINE = /^(\\w+) (\\d+)$/
function solve(marks, lines) {
  let count = marks.length
  for (const line of lines) {
    ${inner}
  }
  return count
}`

  test.each([
    'for (const other of lines) if (LINE.exec(other)?.[1] === line) count++',
    'for (const other of lines) if (/b/.test(other)) count += line.length',
    'for (const other of lines) if (other.match(LINE)) count += line.length',
  ])('counts with the length of the texts: %s', (inner) => {
    expect(complexityOf(counting(inner))).toEqual([
      expect.stringMatching(/^5: `\w+` goes through the whole text on/),
    ])
  })

  test.each([
    'if (LINE.test(line)) count++',
    'count += line.split(" ").length',
    'if (marks.some((mark) => LINE.test(mark))) count += line.length',
  ])('costs little once for each text: %s', (inner) => {
    expect(complexityOf(counting(inner))).toEqual([])
  })
})
