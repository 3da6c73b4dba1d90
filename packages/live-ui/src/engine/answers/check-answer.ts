import type { Language } from '@sightline/contracts/languages/languages'
import type { LiveEvent } from '@sightline/contracts/live/events'
import type { TestResult } from '@sightline/contracts/questions/questions'
import {
  checkOf,
  type ExampleRun,
  exampleRun,
  type ProblemToCheck,
} from '@sightline/live/answers/example-run'
import type { ScreenExample } from '@sightline/live/screen/parse-example'
import { findExamples } from '@sightline/live/screen/screen-examples'
import { screenLines } from '@sightline/live/screen/screen-lines'
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
  answer: Pick<Extract<LiveEvent, { type: 'answer-given' }>, 'id' | 'prompt' | 'text'>
  /** Null in a program that has nothing to run code in. */
  runCode: RunCode | null
  report: ReportLive
}

/**
 * Runs an answer's code on the examples of the problem on the screen, and reports how many pass,
 * or why that cannot be known. Does nothing for an answer without code. `examples`: the examples as
 * the user has corrected them, in the form of `examplesOf`.
 */
export async function checkAnswer(
  { session, answer, runCode, report }: Options,
  examples?: string,
): Promise<void> {
  const { language } = session
  const problem = problemFor(session, answer.prompt)
  const run = exampleRun(answer.text, problem && withExamples(problem, examples), language)
  if (run === null) return
  if (typeof run === 'string')
    return void report({ type: 'answer-unchecked', answer: answer.id, reason: run })
  if (!runCode)
    return void report({ type: 'answer-unchecked', answer: answer.id, reason: 'no-sandbox' })
  const results = await runCode(language, run)
  if (!results) return
  const check = checkOf(results, run)
  if (typeof check === 'string')
    return void report({ type: 'answer-unchecked', answer: answer.id, reason: check })
  const { passed, total, failure } = check
  const firstFailure = failure && { firstFailure: failureText(failure) }
  report({ type: 'answer-checked', answer: answer.id, passed, total, ...firstFailure })
}

/** The problem on the screen that a prompt point is about; null where the screen shows none. */
function problemFor(session: LiveState, promptId: string): ProblemToCheck | null {
  const prompt = session.prompts.find(({ id }) => id === promptId)
  const look = session.looks.find(({ id }) => id === prompt?.screen) ?? latestLook(session)
  const found = look && findScreenProblem(look.text)
  return look && found ? { ...found, page: look.text, isDoubtful: look.isDoubtful } : null
}

const withExamples = (problem: ProblemToCheck, examples: string | undefined): ProblemToCheck =>
  examples === undefined
    ? problem
    : { ...problem, examples: findExamples(screenLines(examples)), isDoubtful: false }

/** The examples for the answers to a prompt point as they were read, one in each line. */
export const examplesOf = (session: LiveState, promptId: string): string =>
  problemFor(session, promptId)?.examples.map(exampleText).join('\n') ?? ''

function exampleText({ args, names, expected }: ScreenExample): string {
  const input = args.map((value, index) => {
    const name = names[index]
    return `${name ? `${name} = ` : ''}${JSON.stringify(value)}`
  })
  return `${input.join(', ')} -> ${JSON.stringify(expected)}`
}

function failureText({ name, input, expected, got, error }: TestResult): string {
  const what = error ? error.message : `${got ?? 'nothing'} instead of ${expected}`
  return `${name}, ${input}: ${what}.`.slice(0, 1000)
}
