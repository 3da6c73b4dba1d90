import { describe, expect, test } from 'vitest'
import { runJavaScript as runInQuickJs } from '../src/javascript/run.ts'
import type { Run } from '../src/run.ts'
import { folders, readQuestion, slugs } from './bank.ts'
import { countingClock, openJavaScript, openQuickJs, visible } from './javascript.ts'
import { openPython } from './python.ts'

/** For reference solutions: a busy machine is no reason to fail. */
const stoppedClock = () => 0
const [runJavaScript, runPython] = await Promise.all([openJavaScript(countingClock()), openPython(stoppedClock)])
/** What is too slow is so by far: half the steps that a reference has are enough to see it. */
const impatient = await openQuickJs(countingClock(2))
/** In Python much of the work is done within single steps, so that only time shows it: a fifteenth of what a candidate has. */
const hurriedPython = await openPython(() => 15 * performance.now())

async function* resultsInPython(run: Run) {
  yield* await hurriedPython(run)
}

describe.each(slugs)('%s', (slug) => {
  const question = readQuestion(slug)
  const { references } = question
  const examples = question.examples.map((example, index) => ({ ...example, name: `example ${index + 1}` }))
  const tests = [...examples, ...question.tests.visible, ...question.tests.hidden]

  test('every example and test is right about the JavaScript reference', async () => {
    const results = await runJavaScript({ question, code: references.javascript, tests: visible(tests) })
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  test('every example and test is right about the Python reference', async () => {
    const results = await runPython({ question, code: references.python, tests: visible(tests) })
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  test.each(question.wrong)('the tests reject $file', async ({ file, code }) => {
    const run = { question, code, tests: visible([...question.tests.visible, ...question.tests.hidden]) }
    const isPassed = new Set<boolean>()
    for await (const { status } of file.endsWith('.py') ? resultsInPython(run) : runInQuickJs(run, impatient)) {
      isPassed.add(status === 'passed')
      if (isPassed.size === 2) break
    }
    expect(isPassed, 'some tests pass, and some do not').toEqual(new Set([true, false]))
  })

  test('its folder holds no file that nothing reads', () => {
    const wrong = question.wrong.map(({ file }) => `wrong/${file}`)
    const inWrong = Object.keys(folders[slug] ?? {}).filter((path) => path.startsWith('wrong/'))
    expect(inWrong.sort()).toEqual(wrong.sort())
  })
})
