import { describe, expect, test } from 'vitest'
import { folders, readQuestion, slugs } from './bank.ts'
import { countingClock, openJavaScript, visible } from './javascript.ts'
import { openPython } from './python.ts'

/** For reference solutions: a busy machine is no reason to fail. */
const stoppedClock = () => 0
const [runJavaScript, runPython] = await Promise.all([openJavaScript(countingClock()), openPython(stoppedClock)])

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

  test.each(question.wrong)('the tests reject $file', async ({ code }) => {
    const all = visible([...question.tests.visible, ...question.tests.hidden])
    const results = await runJavaScript({ question, code, tests: all })
    expect(results.every(({ status }) => status === 'passed')).toBe(false)
    expect(results.some(({ status }) => status === 'passed')).toBe(true)
  })

  test('its folder holds no file that nothing reads', () => {
    const wrong = question.wrong.map(({ file }) => `wrong/${file}`)
    const inWrong = Object.keys(folders[slug] ?? {}).filter((path) => path.startsWith('wrong/'))
    expect(inWrong.sort()).toEqual(wrong.sort())
  })
})
