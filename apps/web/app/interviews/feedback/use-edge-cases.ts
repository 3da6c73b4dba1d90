import type { Remark } from '@sightline/analysis/remark'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateQuestion, Language, TestCase, TestResult } from '@sightline/contracts/questions'
import { formatInput } from '@sightline/languages/format-value'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { Runner } from '../run/use-run.ts'

type Options = {
  interviewId: string
  question: CandidateQuestion
  language: Language
  /** The latest results: code that passes all visible tests is worth a look at the edges. */
  last: QuestionProgress['lastResults']
  runner: Runner
  readCode: () => string
}

/** The first edge case that goes wrong, found once the visible tests pass; gone when the code runs anew. */
export function useEdgeCases({ interviewId, question, language, last, runner, readCode }: Options): Remark | null {
  const [found, setFound] = useState<{ language: Language; remark: Remark } | null>(null)
  const probes = useRef<Promise<TestCase[]>>(null)
  const seen = useRef(last)

  const look = useEffectEvent(async () => {
    // What an earlier visit left behind is not looked at again.
    if (last === seen.current) return
    seen.current = last
    setFound(null)
    const isFine = last?.results.every(({ isHidden, status }) => isHidden || status === 'passed')
    if (!isFine) return
    const code = readCode()
    probes.current ??= interviewsApi.readProbes(interviewId, question.slug)
    // Edge cases are an extra: without a connection there are none.
    const tests = await probes.current.catch(() => null)
    if (!tests) probes.current = null
    const results = tests && (await runner.probe(code, tests))
    const at = results?.findIndex(({ status }) => status === 'failed' || status === 'error') ?? -1
    const [test, result] = [tests?.[at], results?.[at]]
    if (test && result && code === readCode()) setFound({ language, remark: remarkOn(question, code, test, result) })
  })
  const isBusy = runner.progress !== null
  useEffect(() => {
    if (last && !isBusy) void look()
  }, [last, isBusy])

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
