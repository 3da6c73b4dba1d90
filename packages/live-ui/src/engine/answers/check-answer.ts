import type { Language } from '@sightline/contracts/languages/languages'
import type { LiveEvent } from '@sightline/contracts/live/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { checkOf, type ExampleRun, exampleRun } from '@sightline/live/answers/example-run'
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
 * Runs an answer's code on the examples of the problem on the screen, and reports how many pass,
 * or why that cannot be known. Does nothing for an answer without code.
 */
export async function checkAnswer({ session, answer, runCode, report }: Options): Promise<void> {
  const prompt = session.prompts.find(({ id }) => id === answer.prompt)
  const look = session.looks.find(({ id }) => id === prompt?.screen) ?? latestLook(session)
  const found = look && findScreenProblem(look.text)
  const problem = look && found ? { ...found, page: look.text, isDoubtful: look.isDoubtful } : null
  const { language } = session
  const run = exampleRun(answer.text, problem, language)
  if (run === null) return
  const results = typeof run === 'string' ? null : await runCode(language, run)
  const check = typeof run === 'string' ? run : results ? checkOf(results, run) : 'language'
  if (typeof check === 'string')
    return void report({ type: 'answer-unchecked', answer: answer.id, reason: check })
  const { passed, total, failure } = check
  const firstFailure = failure && { firstFailure: failureText(failure) }
  report({ type: 'answer-checked', answer: answer.id, passed, total, ...firstFailure })
}

function failureText({ name, input, expected, got, error }: TestResult): string {
  const what = error ? error.message : `${got ?? 'nothing'} instead of ${expected}`
  return `${name}, ${input}: ${what}.`.slice(0, 1000)
}
