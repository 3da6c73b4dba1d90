import type { TestResult } from '@sightline/contracts/questions'
import type { Run } from '@sightline/languages/run'
import { visible } from '@sightline/languages/test/javascript'
import { describe, expect, test } from 'vitest'
import { readQuestion, slugs } from './bank.ts'

const LEAST_QUESTIONS = 12

/** The questions with a reference solution in an optional language. JavaScript and Python references are mandatory. */
export const referencesIn = (language: 'typescript' | 'ruby' | 'cpp') =>
  slugs.map(readQuestion).flatMap((question) => {
    const code = question.references[language]
    return code === undefined ? [] : [{ slug: question.slug, question, code }]
  })

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
      expect(new Set(references.map(({ question }) => question.topic)).size).toBeGreaterThanOrEqual(10)
    })
  })
}
