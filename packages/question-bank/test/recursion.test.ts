import { findRecursion } from '@sightline/analysis/costly-line/find-recursion'
import { TOO_DEEP } from '@sightline/languages/call-outcome'
import { countingClock, openJavaScript, visible } from '@sightline/languages/test/javascript'
import { expect, test } from 'vitest'
import { createRandomSource } from '../src/inputs.ts'
import { loadInputs } from '../src/load-inputs.ts'
import { folders, programQuestions } from './bank.ts'

/** Right solutions that call themselves: those in `recursive/`, and references that do. */
const solutions = programQuestions.flatMap((question) => {
  const files = Object.entries(folders[question.slug] ?? {})
  return files
    .filter(
      ([path, code]) =>
        path.startsWith('recursive/') ||
        (path === 'reference/javascript.js' && findRecursion(code, 'javascript')),
    )
    .map(([path, code]) => ({ file: `${question.slug}/${path}`, question, code }))
})

const runJavaScript = await openJavaScript(countingClock())

test.each(solutions)('$file passes all tests in a candidate’s runtime', async (solution) => {
  const { question, code } = solution
  const tests = visible([...question.tests.visible, ...question.tests.hidden])
  const results = await runJavaScript({ question, code, tests })
  expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
})

test.each(solutions)('$file is nowhere too deep for the largest inputs', async (solution) => {
  const { question, code } = solution
  const { sizes, shapes } = await loadInputs(question.slug)
  for (const [name, draw] of Object.entries(shapes)) {
    const args = draw(sizes.most, createRandomSource(3))
    const tests = visible([{ name, args, expected: null }])
    const [result] = await runJavaScript({ question, code, tests })
    expect(result?.error?.message ?? '', name).not.toContain(TOO_DEEP)
  }
})
