import type { Remark } from '@sightline/analysis/remark'
import type { LastResults } from '@sightline/coach/interview/state'
import type { CandidateQuestion, Language, TestCase, TestResult } from '@sightline/contracts/questions'
import { formatInput } from '@sightline/languages/format-value'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { CodeRuns } from '../run/use-run.ts'

type Options = {
  interviewId: string
  question: CandidateQuestion
  language: Language
  /** The latest results. Code that ran through is run against edge cases too. */
  lastResults: LastResults | null
  runs: CodeRuns
  currentCode: () => string
}

/** A remark on the smallest input that was found to fail; null again when the code is run again. */
export function useEdgeCases(options: Options): Remark | null {
  const { interviewId, question, language, lastResults, runs, currentCode } = options
  const [found, setFound] = useState<{ language: Language; remark: Remark } | null>(null)
  const probes = useRef<Promise<TestCase[]>>(null)
  const checkedResults = useRef(lastResults?.results)

  const checkEdgeCases = useEffectEvent(async () => {
    // Results of an earlier visit were checked then.
    if (lastResults?.results === checkedResults.current) return
    checkedResults.current = lastResults?.results
    setFound(null)
    // Code that returns nothing anywhere has a plainer fault than its edge cases.
    if (!lastResults?.results.some(({ got }) => got !== null)) return
    const code = currentCode()
    if (lastResults.code !== code) return
    probes.current ??= interviewsApi.readProbes(interviewId, question.slug)
    // Edge cases come smallest first. They are optional: without a connection they are left out.
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
    message: 'Your code gives a wrong answer for a small input.',
    reason: `The smallest one found: \`${input}\` ${outcome}`,
  }
}
