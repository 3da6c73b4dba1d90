import type { Remark } from '@sightline/analysis/remark'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateQuestion, Language, TestCase, TestResult } from '@sightline/contracts/questions'
import { formatInput } from '@sightline/languages/format-value'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { CodeRuns } from '../run/use-run.ts'

type Options = {
  interviewId: string
  question: CandidateQuestion
  language: Language
  /** The latest results. Code that passes all visible tests is run against edge cases too. */
  lastResults: QuestionProgress['lastResults']
  runs: CodeRuns
  currentCode: () => string
}

/** A remark on the first edge case that fails, once the visible tests pass; null again when the code is run again. */
export function useEdgeCases(options: Options): Remark | null {
  const { interviewId, question, language, lastResults, runs, currentCode } = options
  const [found, setFound] = useState<{ language: Language; remark: Remark } | null>(null)
  const probes = useRef<Promise<TestCase[]>>(null)
  const checkedResults = useRef(lastResults)

  const checkEdgeCases = useEffectEvent(async () => {
    // Results of an earlier visit were checked then.
    if (lastResults === checkedResults.current) return
    checkedResults.current = lastResults
    setFound(null)
    const hasPassed = lastResults?.results.every(({ isHidden, status }) => isHidden || status === 'passed')
    if (!hasPassed) return
    const code = currentCode()
    probes.current ??= interviewsApi.readProbes(interviewId, question.slug)
    // Edge cases are optional: without a connection they are left out.
    const tests = await probes.current.catch(() => null)
    if (!tests) probes.current = null
    const results = tests && (await runs.probe(code, tests))
    const index = results?.findIndex(({ status }) => status === 'failed' || status === 'error') ?? -1
    const [test, result] = [tests?.[index], results?.[index]]
    if (test && result && code === currentCode()) setFound({ language, remark: remarkOn(question, code, test, result) })
  })
  const isRunning = runs.progress !== null
  useEffect(() => {
    if (lastResults && !isRunning) void checkEdgeCases()
  }, [lastResults, isRunning])

  return found?.language === language ? found.remark : null
}

function remarkOn({ signature }: CandidateQuestion, code: string, test: TestCase, result: TestResult): Remark {
  const line = code.split('\n').findIndex((text) => text.includes(signature.name)) + 1
  const input = formatInput(signature, test.args).replaceAll('\n', ', ')
  const outcome = result.error ? result.error.message : `gives \`${result.got}\`, expected \`${result.expected}\`.`
  return {
    kind: 'edge-case',
    line: result.error?.line ?? Math.max(1, line),
    message: `An edge case goes wrong: ${test.name.replace(/[*_<>`]/g, '')}.`,
    reason: `\`${input}\` ${outcome}`,
  }
}
