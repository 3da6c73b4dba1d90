import { analyse } from '@sightline/analysis/analyse'
import {
  findFailingInput,
  isWorthProbing,
  remarkOnBrokenCall,
} from '@sightline/analysis/checks/failing-input'
import { findFailure } from '@sightline/analysis/checks/find-failure'
import { withChecks } from '@sightline/analysis/checks/measured-remarks'
import { loadCodeParser } from '@sightline/analysis/load-code-parser'
import { makeProbes } from '@sightline/analysis/probes/make-probes'
import type { Remark } from '@sightline/analysis/remark'
import type { GrowthPoint, TestCase } from '@sightline/contracts/questions/questions'
import { openQuickJs } from '@sightline/languages/test/javascript'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { measureGrowth } from '@sightline/question-bank/measure-growth'
import { drawProbeInputs } from '@sightline/question-bank/probe-inputs'
import { isProgramQuestion, type Question } from '@sightline/question-bank/question'
import type { UnseenSolution } from './read-solutions.ts'
import type { RunTests } from './runtimes.ts'

/** What the product finds of a solution, in the order in which a candidate learns it. */
export type Findings = {
  passesVisible: boolean
  /** Whether a submission passes the tests, and then the drawn ones. */
  passesAll: boolean
  /** Remarks while the code is written. */
  read: Remark[]
  failingInput: Remark | null
  growth: GrowthPoint[] | null
  /** Remarks after a run, in which measurements have overruled what was read. */
  remarks: Remark[]
}

/**
 * Takes a solution through the steps of the site: remarks, visible and hidden tests, small inputs,
 * growth.
 */
export async function checkSolution(
  { question, language, label, code }: UnseenSolution,
  probes: TestCase[],
  runTests: RunTests,
): Promise<Findings> {
  const parser = await loadCodeParser(language)
  const checked = { code, language, question }
  const found = parser ? analyse(code, parser, question).remarks : []
  const read = withChecks(found, null, checked)
  const runCode = (text: string, tests: TestCase[]) => runTests({ question, code: text, tests })
  const visible = await runCode(code, question.tests.visible)
  const passesVisible = visible.every(({ status }) => status === 'passed')
  // The bench of mutations tells whether the hidden tests time slow solutions out.
  const all = passesVisible && label !== 'slow' ? await runCode(code, question.tests.hidden) : []
  const passesTests = passesVisible && all.every(({ status }) => status === 'passed')
  const passesAll = passesTests && findFailure(await runCode(code, probes), probes) < 0
  const small = isWorthProbing(visible)
    ? await findFailingInput({ question, language, code, tests: probes, probe: runCode })
    : null
  const measured =
    passesVisible && !small
      ? await measureGrowth(
          await loadInputs(question.slug),
          async (test) => (await runCode(code, [test]))[0] ?? null,
          question.signature.parameters.map(({ name }) => name),
        )
      : null
  const failingInput = measured?.broken ? remarkOnBrokenCall(measured.broken, checked) : small
  const growth = measured?.points ?? null
  return {
    ...{ passesVisible, passesAll, read, failingInput, growth },
    remarks: withChecks(found, { failingInput, growth, power: measured?.power ?? 1 }, checked),
  }
}

/** The small inputs that the server draws for a question, answered by the reference. */
export async function probesOf(question: Question): Promise<TestCase[]> {
  if (!isProgramQuestion(question)) return []
  return makeProbes(
    question,
    drawProbeInputs(await loadInputs(question.slug)),
    await openQuickJs(() => performance.now()),
  )
}
