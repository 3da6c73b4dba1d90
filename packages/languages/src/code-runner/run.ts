import type { TestResult } from '@sightline/contracts/questions/questions'
import {
  errorFault,
  type Fault,
  NOTHING_RETURNED,
  resultsOfUnloadableCode,
  TOO_DEEP,
  toTestResult,
  truncateOutput,
} from '../call-outcome.ts'
import { LANGUAGES, type RemoteLanguage } from '../registry.ts'
import { notRunResult, type Run, timeoutMessage } from '../run.ts'
import { encodeInput } from './encode-input.ts'
import { OUT_OF_MEMORY_KIND, TOO_DEEP_KIND } from './error-kinds.ts'
import type { Execution, Harness, HarnessInput, Program } from './harness.ts'
import { type CallReport, parseOutput } from './parse-output.ts'

export type CodeRunnerClient = {
  /**
   * Compiles and runs a program. Its failure is a result. @throws when the code runner cannot be
   * reached
   */
  execute: (program: Program) => Promise<Execution>
  /** The time limit of a whole program, for the message; the code runner enforces it. */
  limitMs: number
  /** Creates an unguessable text, new at each call. */
  newMarker: () => string
}

/**
 * A call that ends its program gets an error, and the tests after it run in another program, up to
 * this number of programs.
 */
const PROGRAMS_PER_RUN = 4

const PRINTED_TOO_MUCH = 'Stopped: your code printed more than the engine keeps.'
const KILLED =
  'The engine stopped your code, most likely for its memory. Look for something that grows without an end.'
const ENDED = 'Your code ended the program.'
const NOT_STARTED = 'The engine could not get your code ready in time. Try again.'

/**
 * Runs the candidate's code against the tests on the code runner, all tests in one program unless a
 * call ends it, and returns every result. Never throws because of the candidate's code.
 * @throws what `execute` throws
 */
export async function runOnCodeRunner(
  run: Run,
  language: RemoteLanguage,
  codeRunner: CodeRunnerClient,
): Promise<TestResult[]> {
  const harness = await LANGUAGES[language].runsIn.loadHarness()
  const results: TestResult[] = []
  for (
    let programs = 0;
    programs < PROGRAMS_PER_RUN && results.length < run.tests.length;
    programs++
  ) {
    const rest = { ...run, tests: run.tests.slice(results.length) }
    const task = {
      code: run.code,
      signature: run.question.signature,
      marker: codeRunner.newMarker(),
    }
    const execution = await codeRunner.execute({
      file: { name: harness.fileName, content: harness.sourceOf(task) },
      input: encodeInput(rest.tests.map(({ test }) => test.args)),
    })
    const { results: more, isOver } = read(execution, {
      run: rest,
      harness,
      task,
      limitMs: codeRunner.limitMs,
    })
    results.push(...more)
    if (isOver) break
  }
  return [...results, ...run.tests.slice(results.length).map((entry) => notRunResult(run, entry))]
}

const KINDS: Record<string, string> = { [TOO_DEEP_KIND]: TOO_DEEP, [OUT_OF_MEMORY_KIND]: KILLED }

type About = { run: Run; harness: Harness; task: HarnessInput; limitMs: number }

/** The results of one program. `isOver`: another program would not get further. */
function read(execution: Execution, about: About): { results: TestResult[]; isOver: boolean } {
  const { run, task } = about
  const { stdout, stderr } = execution.run ?? { stdout: '', stderr: '' }
  const { reports, underWay } = parseOutput(stdout, stderr, task)
  const results = run.tests
    .slice(0, reports.length)
    .map((entry, index) => toTestResult(run, entry, outcomeOf(reports[index] as CallReport, about)))
  const next = run.tests[reports.length]
  if (!next) return { results, isOver: true }
  if (!underWay && reports.length === 0)
    return {
      results: [...resultsOfUnloadableCode(run, whyNotLoaded(execution, about))],
      isOver: true,
    }
  const why = whyEnded(execution, stderr, about)
  const output = truncateOutput(underWay?.output ?? '')
  const timeMs = why.status === 'timeout' ? about.limitMs : 0
  return {
    results: [...results, toTestResult(run, next, { timeMs, output, fault: why })],
    isOver: why.status === 'timeout',
  }
}

function outcomeOf({ timeMs, output, ...ending }: CallReport, { harness, task }: About) {
  const base = { timeMs, output: truncateOutput(output) }
  if (!ending.thrown)
    return { ...base, got: ending.got, remark: ending.got === null ? NOTHING_RETURNED : null }
  const { kind, message, line } = ending.thrown
  const words = KINDS[kind] ?? [kind, message].filter(Boolean).join(': ')
  return { ...base, fault: errorFault(words, line === null ? null : harness.lineOf(line, task)) }
}

function whyNotLoaded({ compile, run }: Execution, { harness, task }: About): Fault {
  const step = compile && compile.ended !== 'done' ? compile : run
  if (step?.ended === 'timeout') return { status: 'timeout', message: NOT_STARTED, line: null }
  if (step?.ended === 'killed' || step?.ended === 'output')
    return errorFault(step.ended === 'output' ? PRINTED_TOO_MUCH : KILLED)
  const compilerOutput = [compile, run]
    .flatMap((each) => (each ? [each.stderr, each.stdout] : []))
    .join('\n')
    .trim()
  return compilerOutput === ''
    ? errorFault(ENDED)
    : harness.parseCompilerErrors(compilerOutput, task)
}

function whyEnded({ run }: Execution, stderr: string, { harness, limitMs }: About): Fault {
  if (run?.ended === 'timeout')
    return { status: 'timeout', message: timeoutMessage(limitMs), line: null }
  if (run?.ended === 'output') return errorFault(PRINTED_TOO_MUCH)
  return harness.parseCrash(stderr) ?? errorFault(run?.ended === 'killed' ? KILLED : ENDED)
}
