import type { NewRun, NewSubmission } from '@sightline/contracts/interviews'
import type { CandidateQuestion, Language, TestCase, TestResult } from '@sightline/contracts/questions'
import { type RemoteLanguage, runsInBrowser } from '@sightline/languages/registry'
import type { RunTest } from '@sightline/languages/run'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../http.ts'
import { createSandbox, type Phase } from '../../sandbox/public.ts'
import { interviewsApi } from '../api.ts'
import { cannotRunMessage } from '../labels.ts'
import type { SyncedInterview } from '../session/use-synced-interview.ts'
import { canRun } from './use-remote-languages.ts'

/** A run under way: what it waits for, and the results so far. */
export type Progress = {
  kind: 'run' | 'submission'
  language: Language
  phase: { name: 'sending' } | Phase
  results: TestResult[]
  total: number
}

export interface Runner {
  progress: Progress | null
  /** Why the last run did not happen. */
  problem: string | null
  run: () => Promise<void>
  submit: () => Promise<void>
  stop: () => void
  /** Runs code quietly, without showing it; null when that did not work out. A run that the candidate asks for ends it. */
  probe: (code: string, tests: TestCase[]) => Promise<TestResult[] | null>
}

const OFFLINE =
  'A submission needs a connection. Your code is kept on this device; submit again once you are back online.'
const NOT_LOADED = 'What runs your code could not be loaded. Check your connection and try again.'

type Options = {
  live: SyncedInterview
  interviewId: string
  question: CandidateQuestion
  language: Language
  onEngine: RemoteLanguage[] | null
  /** The code as it is now, saved. */
  takeCode: () => string
}

/** Runs the candidate's code against the visible tests, or submits it to all of them. One at a time. */
export function useRun({ live, interviewId, question, language, onEngine, takeCode }: Options): Runner {
  const [sandbox] = useState(createSandbox)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // All that a run needs of the question: the rest would be copied to the worker in vain.
  const { signature, comparison } = question
  const onServer = useRef(new AbortController())
  const unjudged = useRef<NewSubmission>(null)
  const probing = useRef<Promise<unknown>>(null)
  // Known at once, by whoever holds an earlier render's functions too: two runs in one sandbox would take each other's results.
  const isBusy = useRef(false)
  const stop = () => {
    onServer.current.abort()
    sandbox.stop()
  }
  useEffect(
    () => () => {
      onServer.current.abort()
      sandbox.close()
    },
    [sandbox],
  )

  /** The results, or null when the candidate stopped the run or nothing could be run. */
  async function runTests(
    kind: Progress['kind'],
    code: string,
    tests: RunTest[],
    submission?: string,
  ): Promise<TestResult[] | null> {
    if (!runsInBrowser(language)) return runOnServer(kind, { question: question.slug, language, code, submission })
    const results: TestResult[] = []
    let phase: Progress['phase'] = { name: 'starting' }
    let frame = 0
    // Results come faster than a page can be drawn.
    const show = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() =>
        setProgress({ kind, language, phase, results: [...results], total: tests.length }),
      )
    }
    try {
      if (probing.current) sandbox.giveWay()
      await probing.current
      const ending = await sandbox.run(
        language,
        { question: { signature, comparison }, code, tests },
        {
          phase: (next) => {
            phase = next
            show()
          },
          result: (result) => {
            results.push(result)
            show()
          },
        },
      )
      return ending === 'stopped' ? null : results
    } catch (error) {
      console.warn('The code could not be run:', error)
      setProblem(NOT_LOADED)
      return null
    } finally {
      cancelAnimationFrame(frame)
    }
  }

  /** The server's engine knows the tests, and tells all results at once. */
  async function runOnServer(kind: Progress['kind'], run: NewRun): Promise<TestResult[] | null> {
    onServer.current = new AbortController()
    const { signal } = onServer.current
    setProgress({ kind, language, phase: { name: 'running' }, results: [], total: 0 })
    try {
      return await interviewsApi.run(interviewId, run, signal)
    } catch (error) {
      if (!signal.aborted) setProblem(errorMessage(error))
      return null
    }
  }

  async function probe(code: string, tests: TestCase[]): Promise<TestResult[] | null> {
    if (!runsInBrowser(language) || isBusy.current || probing.current) return null
    const results: TestResult[] = []
    const run = { question: { signature, comparison }, code, tests: tests.map((test) => ({ test, isHidden: false })) }
    const running = sandbox
      .run(language, run, { phase: () => {}, result: (result) => results.push(result) }, true)
      .catch(() => 'stopped')
      .finally(() => {
        probing.current = null
      })
    probing.current = running
    return (await running) === 'finished' ? results : null
  }

  const begin = (kind: Progress['kind'], phase: Progress['phase']) => {
    isBusy.current = true
    setProblem(null)
    setProgress({ kind, language, phase, results: [], total: 0 })
  }
  const end = () => {
    isBusy.current = false
    setProgress(null)
  }
  const visibleTests = question.tests.map((test) => ({ test, isHidden: false }))

  async function run() {
    if (isBusy.current) return
    if (!canRun(language, onEngine)) return setProblem(cannotRunMessage(language))
    begin('run', { name: 'starting' })
    const code = takeCode()
    const results = await runTests('run', code, visibleTests)
    if (results) live.report({ type: 'code-run', question: question.slug, language, code, results })
    end()
  }

  async function submit() {
    if (isBusy.current) return
    if (!canRun(language, onEngine)) return setProblem(cannotRunMessage(language))
    begin('submission', { name: 'sending' })
    const code = takeCode()
    try {
      if (!(await live.flush())) return setProblem(OFFLINE)
      const wish = { question: question.slug, language, code }
      // One that could not be judged is tried again, not sent anew.
      const submission = isSame(unjudged.current, wish) ? unjudged.current : { id: crypto.randomUUID(), ...wish }
      unjudged.current = submission
      const { event, hiddenTests } = await interviewsApi.submit(interviewId, submission)
      live.addStoredEvent(event)
      const tests = [...visibleTests, ...hiddenTests.map((test) => ({ test, isHidden: true }))]
      const results = await runTests('submission', code, tests, submission.id)
      if (!results) return
      unjudged.current = null
      live.report({ type: 'submission-judged', question: question.slug, submission: submission.id, results })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      end()
    }
  }

  return { progress, problem, run, submit, stop, probe }
}

const isSame = (sent: NewSubmission | null, wish: Omit<NewSubmission, 'id'>): sent is NewSubmission =>
  sent?.question === wish.question && sent.language === wish.language && sent.code === wish.code
