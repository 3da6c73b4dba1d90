import type { Language } from '@sightline/contracts/languages/languages'
import type { LiveEvent } from '@sightline/contracts/live/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { type ExampleRun, exampleRun } from '@sightline/live/answers/example-run'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { type LiveState, latestLook } from '@sightline/live/session/session'
import type { ReportLive } from '../live-client.ts'

/**
 * Runs code on tests, without network. Null where the language does not run here, or the run was
 * stopped.
 */
export type RunCode = (language: Language, run: ExampleRun) => Promise<TestResult[] | null>

interface Options {
  session: LiveState
  answer: Extract<LiveEvent, { type: 'answer-given' }>
  runCode: RunCode
  report: ReportLive
}

/**
 * Runs an answer's code on the examples of the problem on the screen, and reports how many pass.
 * Does nothing for an answer without code, and where the screen shows no examples: such an answer
 * is not called checked.
 */
export async function checkAnswer({ session, answer, runCode, report }: Options): Promise<void> {
  const prompt = session.prompts.find(({ id }) => id === answer.prompt)
  const look = session.looks.find(({ id }) => id === prompt?.screen) ?? latestLook(session)
  const problem = look && findScreenProblem(look.text)
  const { language } = session
  const run = problem && exampleRun(answer.text, problem.examples, language)
  const results = run && (await runCode(language, run))
  if (!results) return
  const failure = results.find(({ status }) => status !== 'passed')
  report({
    type: 'answer-checked',
    answer: answer.id,
    passed: results.filter(({ status }) => status === 'passed').length,
    total: results.length,
    ...(failure && { firstFailure: failureText(failure) }),
  })
}

function failureText({ name, input, expected, got, error }: TestResult): string {
  const what = error ? error.message : `${got ?? 'nothing'} instead of ${expected}`
  return `${name}, ${input}: ${what}.`.slice(0, 1000)
}
