import type { Comparison, Signature, Value } from '@sightline/contracts/questions/questions'
import { expect, test } from 'vitest'
import type { Run } from '../src/run.ts'
import { starterFor } from '../src/starter.ts'
import { inSentence, readTables } from '../src/text-table.ts'
import { countingClock, visible } from './javascript.ts'
import { openSqlRunner } from './sql.ts'

const run = await openSqlRunner()

const signature: Signature = {
  name: 'visits',
  parameters: [{ name: 'visits', type: 'row[]' }],
  returns: 'row[]',
  tables: [
    {
      name: 'visits',
      columns: [
        { name: 'city', type: 'string' },
        { name: 'days', type: 'int', isNullable: true },
      ],
    },
  ],
  columns: [
    { name: 'city', type: 'string' },
    { name: 'total', type: 'int' },
  ],
}
const ROWS = [
  ['Oslo', 2],
  ['Rome', null],
  ['Oslo', 3],
]
const TOTALS = 'SELECT city, SUM(COALESCE(days, 0)) FROM visits GROUP BY city ORDER BY city'

const asking = (
  code: string,
  expected: Value,
  comparison: Comparison = { kind: 'exact' },
): Run => ({
  question: { signature, comparison },
  code,
  tests: visible([
    { name: 'a', args: [ROWS], expected },
    { name: 'b', args: [[]], expected: [] },
  ]),
})
const statuses = async (asked: Run) => (await run(asked)).map(({ status }) => status)

test('a query that returns the expected rows passes, on new tables in each test', async () => {
  const results = await run(
    asking(TOTALS, [
      ['Oslo', 5],
      ['Rome', 0],
    ]),
  )
  expect(results).toMatchObject([
    {
      status: 'passed',
      input: 'visits:\ncity | days\n-----+-----\nOslo | 2\nRome | NULL\nOslo | 3',
      expected: 'city | total\n-----+------\nOslo | 5\nRome | 0',
      got: 'city | total\n-----+------\nOslo | 5\nRome | 0',
    },
    { status: 'passed', got: 'city | total\n-----+------' },
  ])
})

test('the order of rows counts where the question says so', async () => {
  const expected = [
    ['Rome', 0],
    ['Oslo', 5],
  ]
  expect(await statuses(asking(TOTALS, expected))).toEqual(['failed', 'passed'])
  expect(await statuses(asking(TOTALS, expected, { kind: 'unordered' }))).toEqual([
    'passed',
    'passed',
  ])
})

test('the result is that of the last statement', async () => {
  const code = `CREATE TEMP TABLE known AS SELECT city FROM visits;\n${TOTALS}; -- done`
  expect(
    await statuses(
      asking(code, [
        ['Oslo', 5],
        ['Rome', 0],
      ]),
    ),
  ).toEqual(['passed', 'passed'])
})

test.each([
  ['SELECT city, days\nFORM visits', 'SQL error in SQLite: near "visits": syntax error', 2],
  ['SELECT city,\n  day FROM visits', 'SQL error in SQLite: no such column: day', 2],
  ["SELECT day, 'day' FROM visits -- day", 'SQL error in SQLite: no such column: day', 1],
  ['SELECT day, day FROM visits', 'SQL error in SQLite: no such column: day', null],
  ['SELECT city, 1 FROM visit', 'SQL error in SQLite: no such table: visit', 1],
  ['-- nothing yet', 'Your code contains no query. Begin with SELECT, or with WITH.', null],
  ['DELETE FROM visits', expect.stringContaining('Your code returns no table.'), null],
])(
  '%j is an error of all tests, with its line where that is certain',
  async (code, message, line) => {
    const [first, second] = await run(asking(code, []))
    expect(first).toMatchObject({ status: 'error', got: null, error: { message, line } })
    expect(second?.status).toBe('not-run')
  },
)

test('a wrong number of columns is said, and their names do not count', async () => {
  const [first] = await run(asking('SELECT city FROM visits', []))
  expect(first?.error?.message).toBe(
    'Your query returns 1 column (city) instead of 2: city, total.',
  )
})

test('a query that returns rows for ever is ended', async () => {
  const code = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, x FROM n'
  const [first] = await run(asking(code, []))
  expect(first?.error?.message).toContain('returns more than 10,000 rows')
})

test('a query that exceeds the time limit is stopped, later tests are not run, and the next run works', async () => {
  const runFast = await openSqlRunner(countingClock(1000))
  const code =
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 900) SELECT x, x FROM n'
  const results = await runFast(asking(code, []))
  expect(results.map(({ status }) => status)).toEqual(['timeout', 'not-run'])
  expect(results[0]?.error?.message).toContain('longer than 5 s')
  const [next] = await runFast(
    asking(TOTALS, [
      ['Oslo', 5],
      ['Rome', 0],
    ]),
  )
  expect(next?.status).toBe('passed')
})

test('a query that needs too much memory is an error, and the next test runs', async () => {
  const code =
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 200 * (SELECT COUNT(*) FROM visits)) ' +
    'SELECT city, LENGTH(GROUP_CONCAT(HEX(ZEROBLOB(1000000)))) FROM n, visits GROUP BY city'
  const results = await run(asking(code, []))
  expect(results).toMatchObject([{ status: 'error' }, { status: 'passed' }])
  expect(results[0]?.error?.message).toContain('the limit is 64 MiB')
})

test('texts that could be taken for something else are quoted, and tables are read back', async () => {
  const code =
    "SELECT 'NULL', 1 UNION ALL SELECT 'a | b', 2 UNION ALL SELECT '', NULL UNION ALL SELECT '7', x'00'"
  const [first] = await run(asking(code, []))
  expect(readTables(first?.got ?? '')).toEqual([
    {
      name: null,
      head: ['city', 'total'],
      rows: [
        ['"NULL"', '1'],
        ['"a \\u007c b"', '2'],
        ['""', 'NULL'],
        ['"7"', 'a blob'],
      ],
    },
  ])
  expect(readTables(first?.input ?? '')).toMatchObject([{ name: 'visits', head: ['city', 'days'] }])
  expect(readTables('[1, 2]')).toBeNull()
  expect(inSentence(first?.input ?? '')).toBe('visits (Oslo, 2), (Rome, NULL), (Oslo, 3)')
  expect(inSentence(first?.expected ?? '')).toBe('no rows')
  expect(inSentence('true')).toBe('true')
})

test('the starter names the tables and the result', () => {
  expect(starterFor({ signature }, 'sql')).toBe(
    '-- visits (city, days)\n-- Return: city, total\nSELECT ',
  )
})
