import {
  findFailingInput,
  isWorthProbing,
  remarkOnBrokenCall,
} from '@sightline/analysis/checks/failing-input'
import type { Checks as MeasuredChecks } from '@sightline/analysis/checks/measured-remarks'
import type { LastResults, QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import type {
  CandidateQuestion,
  GrowthPoint,
  TestCase,
} from '@sightline/contracts/questions/questions'
import { isQuerySignature } from '@sightline/languages/query-signature'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { measureGrowth } from '@sightline/question-bank/measure-growth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CodeRuns } from '../run/use-run.ts'

type Options = {
  question: CandidateQuestion
  language: Language
  progress: QuestionProgress | null
  /** The latest results in this language. */
  lastResults: LastResults | null
  runs: CodeRuns
  currentCode: () => string
  onGrowthMeasured: (submission: string, points: GrowthPoint[], power: number) => void
}

type Checks = MeasuredChecks & { language: Language }

/**
 * Runs the code in the background after each run or submission: against many small inputs, smallest
 * first, and, once it passes the visible tests and these, on growing inputs. Null until there is
 * something to say, and when the code is run again.
 */
export function useBackgroundChecks(options: Options): Checks | null {
  const { question, language, progress, lastResults, runs, currentCode, onGrowthMeasured } = options
  const [checks, setChecks] = useState<Checks | null>(null)
  const results = lastResults?.results ?? null
  const checkedResults = useRef(results)

  const check = useEffectEvent(async () => {
    // Results of an earlier visit were checked then.
    if (!lastResults || results === checkedResults.current) return
    checkedResults.current = results
    setChecks(null)
    const code = lastResults.code ?? currentCode()
    const isCurrent = () => code === currentCode()
    if (!isCurrent() || !isWorthProbing(lastResults.results)) return
    // The inputs are optional: without a connection they are left out.
    const tests = await runs.drawn.read().catch(() => null)
    const { probe, drawn } = runs
    const failingInput =
      tests &&
      (await findFailingInput({
        ...{ question, language, code, tests, probe },
        smallerThan: drawn.smallerThan,
      }))
    if (!isCurrent()) return
    setChecks({ language, failingInput, growth: null })
    const isPassing = lastResults.results.every(
      ({ isHidden, status }) => isHidden || status === 'passed',
    )
    if (failingInput || !isPassing || isQuerySignature(question.signature)) return
    const runCall = async (test: TestCase) => (await runs.probe(code, [test]))?.[0] ?? null
    const names = question.signature.parameters.map(({ name }) => name)
    const measured = await loadInputs(question.slug)
      .then((inputs) => measureGrowth(inputs, runCall, names))
      .catch(() => null)
    if (!measured || !isCurrent()) return
    const { points: growth, broken, power } = measured
    const checked = { code, language, question }
    setChecks({
      language,
      failingInput: broken && remarkOnBrokenCall(broken, checked),
      growth,
      power,
    })
    if (!growth) return
    const submission = progress?.submissions.find((submission) => submission.results === results)
    if (submission && !submission.growth) onGrowthMeasured(submission.id, growth, power)
  })
  const isRunning = runs.progress !== null
  useEffect(() => {
    if (results && !isRunning) void check()
  }, [results, isRunning])

  return checks?.language === language ? checks : null
}
