import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Run } from '@sightline/languages/run'
import { countingClock, openJavaScript, visible } from '@sightline/languages/test/javascript'
import { describe, expect, test } from 'vitest'
import { readQuestion, slugs } from './bank.ts'

const LEAST_QUESTIONS = 12

/**
 * The questions with a reference solution in an optional language. JavaScript and Python references
 * are mandatory.
 */
export const referencesIn = (language: 'typescript' | 'ruby' | 'cpp') =>
  slugs.map(readQuestion).flatMap((question) => {
    const code = question.references[language]
    return code === undefined ? [] : [{ slug: question.slug, question, code }]
  })

/** The given code of the questions that have some. Its slug ends in `, given`. */
export const givenCodeIn = (language: 'typescript' | 'ruby' | 'cpp') =>
  slugs.map(readQuestion).flatMap((question) => {
    const { slug, givenCode } = question
    return givenCode
      ? [
          {
            slug: `${slug}, given`,
            question,
            code: givenCode[language],
            original: givenCode.javascript,
          },
        ]
      : []
  })

/**
 * Tests that the given code in a language passes the same tests as the given code in JavaScript.
 */
export async function testGivenCode(
  given: ReturnType<typeof givenCodeIn>,
  run: (run: Run, slug: string) => Promise<TestResult[]>,
) {
  const runJavaScript = await openJavaScript(countingClock())
  const passed = (results: TestResult[]) =>
    results.filter(({ status }) => status === 'passed').map(({ name }) => name)
  test.each(given)('the code of $slug, has the same faults as in JavaScript', async (entry) => {
    const { slug, question, code, original } = entry
    const tests = visible([...question.tests.visible, ...question.tests.hidden])
    const expected = passed(await runJavaScript({ question, code: original, tests }))
    expect(passed(await run({ question, code, tests }, slug))).toEqual(expected)
  })
}

/** Tests that every reference in a language passes all tests of its question. */
export function testReferences(
  references: ReturnType<typeof referencesIn>,
  run: (run: Run, slug: string) => Promise<TestResult[]>,
) {
  describe('the reference', () => {
    test.each(references)('of $slug', async ({ slug, question, code }) => {
      const tests = [...question.tests.visible, ...question.tests.hidden]
      const results = await run({ question, code, tests: visible(tests) }, slug)
      expect(results.map(({ status }) => status)).toEqual(tests.map(() => 'passed'))
    })

    test('exists for enough questions, on many topics', () => {
      expect(references.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS)
      expect(new Set(references.map(({ question }) => question.topic)).size).toBeGreaterThanOrEqual(
        10,
      )
    })
  })
}
