import type { LiveEvent } from '@sightline/contracts/live/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { runsInBrowser } from '@sightline/languages/registry'
import { exampleRun } from '@sightline/live/answers/example-run'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { type LiveState, latestLook } from '@sightline/live/session/session'
import { createBrowserRuns } from '@sightline/sandbox/browser-runs'
import { SANDBOX_FRAME } from '../../sandbox-frame.ts'
import type { ReportLive } from '../session/use-live-events.ts'

type AnswerGiven = Extract<LiveEvent, { type: 'answer-given' }>

/**
 * Runs an answer's code on the examples of the problem on the screen, in the sandbox, and reports
 * how many pass. Does nothing for an answer without code, and where the screen shows no examples:
 * such an answer is not called checked.
 */
export async function checkAnswer(
  session: LiveState,
  answer: AnswerGiven,
  report: ReportLive,
): Promise<void> {
  const prompt = session.prompts.find(({ id }) => id === answer.prompt)
  const look = session.looks.find(({ id }) => id === prompt?.screen) ?? latestLook(session)
  const problem = look && findScreenProblem(look.text)
  const { language } = session
  const run = problem && exampleRun(answer.text, problem.examples, language)
  if (!run || !runsInBrowser(language)) return
  const runs = createBrowserRuns(SANDBOX_FRAME)
  try {
    const question = { signature: run.signature, comparison: { kind: 'exact' as const } }
    const tests = run.tests.map((test) => ({ test, isHidden: false }))
    const results = await runs.run(language, { question, code: run.code, tests }, () => {})
    if (!results) return
    const failure = results.find(({ status }) => status !== 'passed')
    report({
      type: 'answer-checked',
      answer: answer.id,
      passed: results.filter(({ status }) => status === 'passed').length,
      total: results.length,
      ...(failure && { firstFailure: failureText(failure) }),
    })
  } finally {
    runs.close()
  }
}

const failureText = ({ name, input, expected, got, error }: TestResult) =>
  `${name}, ${input}: ${error ? error.message : `${got ?? 'nothing'} instead of ${expected}`}.`.slice(
    0,
    1000,
  )
