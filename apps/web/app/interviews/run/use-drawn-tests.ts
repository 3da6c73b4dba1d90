import type { Probe } from '@sightline/analysis/checks/checked-code'
import { drawnFailure } from '@sightline/analysis/checks/find-failure'
import { type SmallerThan, shrinkFailure } from '@sightline/analysis/checks/shrink-failure'
import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { useRef } from 'react'
import { interviewsApi } from '../api.ts'

/** Small inputs of a question that the server has drawn and its reference has answered. */
export interface DrawnTests {
  /** All of them, read when they are first needed. @throws when they cannot be read */
  read: () => Promise<TestCase[]>
  smallerThan: SmallerThan
  /**
   * The result of the simplest drawn input that code fails, as that of a hidden test; null where it
   * fails none. @throws when the tests cannot be read
   */
  findFailure: (code: string, probe: Probe) => Promise<TestResult | null>
}

export function useDrawnTests(interviewId: string, slug: string): DrawnTests {
  const tests = useRef<Promise<TestCase[]>>(null)
  const read = () => {
    tests.current ??= interviewsApi.readProbes(interviewId, slug).catch((error: unknown) => {
      tests.current = null
      throw error
    })
    return tests.current
  }
  const smallerThan: SmallerThan = (path) =>
    interviewsApi.readProbes(interviewId, slug, path.join('.'))
  return {
    read,
    smallerThan,
    async findFailure(code, probe) {
      const drawn = await read()
      const results = await probe(code, drawn)
      const failed =
        results && (await shrinkFailure(code, { tests: drawn, results }, { probe, smallerThan }))
      return failed && drawnFailure(failed.result)
    },
  }
}
