import { visible } from '@sightline/languages/test/javascript'
import { openSqlRunner } from '@sightline/languages/test/sql'
import { describe, expect, test } from 'vitest'
import { queryQuestions } from './bank.ts'

const run = await openSqlRunner()

describe.each(queryQuestions.map((question) => [question.slug, question] as const))(
  '%s',
  (_slug, question) => {
    const { references, tests, wrong } = question
    const examples = question.examples.map((example, index) => ({
      ...example,
      name: `example ${index + 1}`,
    }))

    test('the reference passes every example and test', async () => {
      const all = visible([...examples, ...tests.visible, ...tests.hidden])
      const results = await run({ question, code: references.sql ?? '', tests: all })
      expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    })

    test.each(wrong)('the tests reject $file', async ({ code }) => {
      const results = await run({
        question,
        code,
        tests: visible([...tests.visible, ...tests.hidden]),
      })
      expect(new Set(results.map(({ status }) => status)), 'some pass, and some do not').toEqual(
        new Set(['passed', 'failed']),
      )
    })
  },
)

test('there are queries of every difficulty', () => {
  for (const difficulty of ['easy', 'medium', 'hard'])
    expect(
      queryQuestions.filter((question) => question.difficulty === difficulty).length,
    ).toBeGreaterThanOrEqual(4)
})
