import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { runPython } from '@sightline/languages/python/run'
import { collect } from '@sightline/languages/test/collect'
import { countingClock, openJavaScript, visible } from '@sightline/languages/test/javascript'
import { startPython } from '@sightline/languages/test/python'
import { describe, expect, test } from 'vitest'
import { folders, programQuestions, readQuestion, slugs } from './bank.ts'
import { runInSteps } from './step-limit.ts'

/** A stopped clock: a reference solution must not fail because the machine is busy. */
const STOPPED = () => 0
/**
 * Real time, since much of Python's work happens within single steps: a fifteenth of a candidate's
 * limit.
 */
const HURRIED = () => 15 * performance.now()
let clock = STOPPED
const [runJavaScript, python] = await Promise.all([
  openJavaScript(countingClock()),
  startPython(() => clock()),
])

const sizeOf = ({ args }: TestCase) => JSON.stringify(args).length

describe.each(programQuestions.map((question) => [question.slug, question] as const))(
  '%s',
  (_slug, question) => {
    const { references } = question
    const examples = question.examples.map((example, index) => ({
      ...example,
      name: `example ${index + 1}`,
    }))
    const tests = [...examples, ...question.tests.visible, ...question.tests.hidden]

    test('the JavaScript reference passes every example and test', async () => {
      const results = [
        ...runInSteps({ question, code: references.javascript, tests: visible(tests) }),
      ]
      expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    })

    // QuickJS takes twenty times as long as Node, and differs in what limits the largest inputs:
    // its stack and memory.
    test('the JavaScript reference passes the largest test in a candidate’s runtime', async () => {
      const largest = tests.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1)
      const [result] = await runJavaScript({
        question,
        code: references.javascript,
        tests: visible(largest),
      })
      expect(result?.status).toBe('passed')
    })

    test('the Python reference passes every example and test', async () => {
      clock = STOPPED
      const results = await collect(
        runPython({ question, code: references.python, tests: visible(tests) }, python),
      )
      expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    })

    test.each(question.wrong)('the tests reject $file', async ({ file, code }) => {
      const run = {
        question,
        code,
        tests: visible([...question.tests.visible, ...question.tests.hidden]),
      }
      clock = STOPPED
      const isPassed = new Set<boolean>()
      for await (const { status } of file.endsWith('.py')
        ? runPython(run, python)
        : runInSteps(run)) {
        isPassed.add(status === 'passed')
        // Only once a test has passed, so that on a busy machine not all of them run out of time.
        if (status === 'passed') clock = HURRIED
        if (isPassed.size === 2) break
      }
      expect(isPassed, 'some tests pass, and some do not').toEqual(new Set([true, false]))
    })
  },
)

test.each(slugs)('the folder of %s contains no unused file', (slug) => {
  const wrong = readQuestion(slug).wrong.map(({ file }) => `wrong/${file}`)
  const inWrong = Object.keys(folders[slug] ?? {}).filter((path) => path.startsWith('wrong/'))
  expect(inWrong.sort()).toEqual(wrong.sort())
})

test('every family has several questions, and openers are easy', () => {
  const questions = slugs.map(readQuestion)
  const sizes = new Map<string, number>()
  for (const { family } of questions) if (family) sizes.set(family, (sizes.get(family) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size < 2)).toEqual([])
  const openers = questions.filter(({ opener }) => opener)
  expect(openers.map(({ difficulty, kind }) => [difficulty, kind])).toContainEqual([
    'easy',
    'write',
  ])
  expect(openers.every(({ difficulty }) => difficulty === 'easy')).toBe(true)
})

const given = slugs.map(readQuestion).flatMap((question) => {
  const { javascript, python: inPython } = question.givenCode ?? {}
  return javascript && inPython ? [{ slug: question.slug, question, javascript, inPython }] : []
})

test.each(given)(
  'the given code of $slug passes some visible tests and fails others',
  async (entry) => {
    const { question, javascript, inPython } = entry
    clock = STOPPED
    const run = { question, tests: visible(question.tests.visible) }
    const isPassed = ({ status }: TestResult) => status === 'passed'
    const results = (await runJavaScript({ ...run, code: javascript })).map(isPassed)
    expect(new Set(results)).toEqual(new Set([true, false]))
    expect((await collect(runPython({ ...run, code: inPython }, python))).map(isPassed)).toEqual(
      results,
    )
  },
)
