import { describe, expect, test } from 'vitest'
import type { Run } from '../src/run.ts'
import { runTypeScript } from '../src/typescript/run.ts'
import { readQuestion, slugs } from './bank.ts'
import { collect } from './collect.ts'
import { openCppRunner } from './cpp.ts'
import { openQuickJs, visible } from './javascript.ts'
import { openRubyRunner } from './ruby.ts'

const LEAST_QUESTIONS = 12

/** For reference solutions: a busy machine is no reason to fail. */
const stoppedClock = () => 0

async function openTypeScript(now: () => number) {
  const engine = await openQuickJs(now)
  return (run: Run) => collect(runTypeScript(run, engine))
}

describe.each([
  ['typescript', openTypeScript],
  ['ruby', openRubyRunner],
  ['cpp', openCppRunner],
] as const)('references in %s', async (language, open) => {
  const run = await open(stoppedClock)
  const questions = slugs.map(readQuestion).flatMap((question) => {
    const code = question.references[language]
    return code === undefined ? [] : [{ slug: question.slug, question, code }]
  })

  test.each(questions)('$slug', async ({ question, code }) => {
    const tests = [...question.tests.visible, ...question.tests.hidden]
    const results = await run({ question, code, tests: visible(tests) })
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  test('there are enough of them, on many topics', () => {
    expect(questions.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS)
    expect(new Set(questions.map(({ question }) => question.topic)).size).toBeGreaterThanOrEqual(10)
  })
})
