import { runInNewContext, runInThisContext } from 'node:vm'
import { parseJavaScript } from '@sightline/analysis/javascript/code-parser'
import { descendants, isFunction, isLoop } from '@sightline/analysis/syntax/syntax'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { errorFault, timeoutFault, toTestResult } from '@sightline/languages/call-outcome'
import { GUEST } from '@sightline/languages/javascript/guest'
import { solutionExpression } from '@sightline/languages/javascript/solution-expression'
import type { Run } from '@sightline/languages/run'

/**
 * The limit of steps, a step being a call or an iteration. QuickJS takes a second for eight
 * million.
 */
const STEPS_MAX_COUNT = 8_000_000
const STEP = 'countStep();'

type Program = { solve: (...args: unknown[]) => unknown; isOver: () => boolean }
type Guest = {
  decode(json: string): unknown[]
  call(solve: Program['solve'], args: unknown[]): unknown
  encode(value: unknown): string
}

const guest: Guest = runInNewContext(`(${GUEST})`)(() => true)

/**
 * Runs JavaScript of the question bank like runJavaScript, but compiled by Node and limited by
 * steps: code that is far too slow is detected in a tenth of a second, and equally on every
 * machine.
 */
export function* runInSteps(run: Run): Generator<TestResult> {
  const { solve, isOver } = load(run)
  for (const entry of run.tests) {
    const base = { timeMs: 0, output: '' }
    try {
      const got = JSON.parse(
        guest.encode(guest.call(solve, guest.decode(JSON.stringify(entry.test.args)))),
      )
      yield toTestResult(run, entry, { ...base, got })
    } catch (error) {
      yield toTestResult(run, entry, {
        ...base,
        fault: isOver() ? timeoutFault() : errorFault(String(error)),
      })
    }
  }
}

const load = ({ code, question }: Run): Program =>
  runInThisContext(`(() => {
    let stepsLeft = ${STEPS_MAX_COUNT}
    const countStep = () => { if (--stepsLeft < 0) throw new RangeError('too many steps') }
    ${withSteps(code)}
    return { solve: ${solutionExpression(question.signature)}, isOver: () => stepsLeft < 0 }
  })()`)

/** Instruments the code: every function and every loop counts a step. */
function withSteps(code: string): string {
  const parsed = parseJavaScript(code, false)
  if (!parsed || 'fault' in parsed) throw new Error(parsed?.fault.message)
  const added = [...descendants(parsed.program)].flatMap((node): Added[] => {
    if (isLoop(node)) return around(node.body, `{${STEP}`, '}')
    if (!isFunction(node)) return []
    const { body } = node
    return body.type === 'BlockStatement'
      ? [[body.start + 1, STEP]]
      : around(body, '(countStep(), ', ')')
  })
  // Inserted from the end, so that earlier positions stay valid; the inner of two insertions at one
  // position comes first.
  return added
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, more]) => text.slice(0, at) + more + text.slice(at), code)
}

type Added = [at: number, text: string]
const around = (
  { start, end }: { start: number; end: number },
  before: string,
  after: string,
): Added[] => [
  [start, before],
  [end, after],
]
