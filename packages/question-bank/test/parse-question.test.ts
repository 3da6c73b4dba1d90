import { expect, test } from 'vitest'
import { parseQuestion } from '../src/parse-question.ts'
import { folders } from './bank.ts'

const files = folders['refund-pair'] ?? {}
const parseWith = (changes: Record<string, string>) => () =>
  parseQuestion('refund-pair', { ...files, ...changes })
const matter = (from: string | RegExp, to: string) => ({
  'question.md': (files['question.md'] ?? '').replace(from, to),
})
const tests = (change: (tests: { visible: object[]; hidden: object[] }) => void) => {
  const parsed = JSON.parse(files['tests.json'] ?? '')
  change(parsed)
  return { 'tests.json': JSON.stringify(parsed) }
}

test('parses a folder and expands long inputs', () => {
  const question = parseQuestion('refund-pair', files)
  expect(question).toMatchObject({
    slug: 'refund-pair',
    topic: 'arrays-hashing',
    comparison: { kind: 'exact' },
  })
  expect(question.statement).toMatch(/^`charges` holds the charges/)
  const [charges] =
    question.tests.hidden.find(({ name }) => name.startsWith('20 000 charges, the pair'))?.args ??
    []
  expect(charges).toHaveLength(20_000)
})

test('reads the kind and the given code', () => {
  expect(parseQuestion('refund-pair', files)).toMatchObject({ kind: 'write' })
  expect(parseQuestion('refund-pair', files)).not.toHaveProperty('givenCode')
  const { kind, givenCode } = parseQuestion('template-brackets', folders['template-brackets'] ?? {})
  expect(kind).toBe('debug')
  expect(Object.keys(givenCode ?? {})).toEqual([
    'javascript',
    'typescript',
    'python',
    'ruby',
    'cpp',
  ])
})

test('reads a class, whose tests have calls as the last argument', () => {
  const limiter = folders['request-limiter'] ?? {}
  expect(parseQuestion('request-limiter', limiter)).toMatchObject({
    kind: 'class',
    signature: {
      parameters: [{}, {}, { name: 'calls', type: 'call[]' }],
      returns: 'result[]',
      methods: [{}, {}],
    },
  })
  const misspelled = {
    ...limiter,
    'tests.json': (limiter['tests.json'] ?? '').replace('"allow"', '"alow"'),
  }
  expect(() => parseQuestion('request-limiter', misspelled)).toThrow(
    'the call or its result does not fit a method of the class',
  )
})

test('names a missing file', () => {
  const { 'reference/python.py': _, ...others } = files
  expect(() => parseQuestion('refund-pair', others)).toThrow(
    'questions/refund-pair/reference/python.py: is missing',
  )
})

test.each([
  ['no front matter', { 'question.md': 'Just words' }, 'question.md: must start with front matter'],
  ['front matter that is not YAML', matter('topic:', 'topic: ['), 'question.md: '],
  [
    'an unknown field',
    matter('topic:', 'tpic: 1\ntopic:'),
    'question.md: : Unrecognized key: "tpic"',
  ],
  ['an unknown topic', matter('arrays-hashing', 'arrays'), 'question.md: topic: '],
  [
    'a kind without its given code',
    matter('topic:', 'kind: debug\ntopic:'),
    'kind: debug needs the folder given/',
  ],
  [
    'a class without methods',
    matter('topic:', 'kind: class\ntopic:'),
    'has methods if and only if the kind is class',
  ],
  [
    'given code in too few languages',
    { 'given/javascript.js': 'x' },
    'given/typescript.ts: is missing',
  ],
  [
    'a missing wrong solution',
    matter('uses-a-charge-twice.js', 'other.js'),
    'wrong/other.js: is missing',
  ],
  ['tests that are not JSON', { 'tests.json': '{' }, 'tests.json: '],
  [
    'an unknown short form',
    { 'tests.json': '{"visible": {"$times": [1]}}' },
    '$times is none of $range, $repeat, $concat',
  ],
  ['too few hidden tests', tests((all) => all.hidden.splice(3)), 'tests.json: tests.hidden: '],
  [
    'a value of another type',
    tests((all) => Object.assign(all.visible[0] ?? {}, { args: [[1, 2.5], 3] })),
    'tests.json: tests.visible.0.args.0: charges must be a list of integers',
  ],
  [
    'a value too many',
    tests((all) => Object.assign(all.visible[1] ?? {}, { args: [[1], 3, 4] })),
    'tests.json: tests.visible.1.args: has 3 values for 2 parameters',
  ],
  [
    'an expected value of another type',
    tests((all) => Object.assign(all.hidden[0] ?? {}, { expected: 7 })),
    'tests.json: tests.hidden.0.expected: must be a list of integers',
  ],
  [
    'two tests of one name',
    tests((all) => Object.assign(all.hidden[0] ?? {}, { name: 'a pair at the end' })),
    "tests.json: tests: two tests are named 'a pair at the end'",
  ],
])('rejects %s, naming the file and the fault', (_name, changes, message) => {
  expect(parseWith(changes)).toThrow(message)
})
