import { errorMessage } from '@sightline/client/errors'
import { isRight } from '@sightline/coach/interview/test-results'
import type { NewRun, NewSubmission } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type {
  CandidateQuestion,
  TestCase,
  TestResult,
} from '@sightline/contracts/questions/questions'
import { LANGUAGES, type RemoteLanguage, runsInBrowser } from '@sightline/languages/registry'
import type { RunTest } from '@sightline/languages/run'
import { createBrowserRuns } from '@sightline/sandbox/browser-runs'
import type { Phase } from '@sightline/sandbox/phase'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SANDBOX_FRAME } from '../../sandbox-frame.ts'
import { interviewsApi } from '../api.ts'
import { cannotRunMessage } from '../labels.ts'
import type { InterviewActions } from '../log/use-interview-log.ts'
import { type DrawnTests, useDrawnTests } from './use-drawn-tests.ts'
import { canRun } from './use-remote-languages.ts'

type RunKind = 'run' | 'submission'

/** A run in progress: its phase, and the results so far. */
export type RunProgress = {
  kind: RunKind
  language: Language
  phase: { name: 'sending' } | Phase
  results: TestResult[]
  total: number
}

export interface CodeRuns {
  progress: RunProgress | null
  /** Why the last run did not happen. */
  problem: string | null
  run: () => Promise<void>
  submit: () => Promise<void>
  stop: () => void
  /**
   * Runs tests in the background, unseen; null when the tests could not be run. Runs that the
   * candidate asks for come first.
   */
  probe: (code: string, tests: TestCase[]) => Promise<TestResult[] | null>
  /** The drawn tests of the question. */
  drawn: DrawnTests
}

/** Looking through the languages loads none of them, and the page itself loads first. */
const PREPARE_AFTER_MS = 1000
const OFFLINE =
  'A submission needs a connection. Your code is kept on this device; submit again once you are back online.'
const notLoaded = (language: Language) =>
  `The ${LANGUAGES[language].label} runtime could not be loaded. Check your connection and run your code again.`

type Options = {
  log: InterviewActions
  interviewId: string
  question: CandidateQuestion
  language: Language
  remoteLanguages: RemoteLanguage[] | null
  /** Saves the code as it is now and returns it. */
  saveCode: () => string
}

/**
 * Runs the candidate's code against the visible tests, or submits it to all tests. One run at a
 * time.
 */
export function useRun({
  log,
  interviewId,
  question,
  language,
  remoteLanguages,
  saveCode,
}: Options): CodeRuns {
  const [progress, setProgress] = useState<RunProgress | null>(null)
  const [failure, setFailure] = useState<{ language: Language; problem: string } | null>(null)
  const setProblem = (problem: string | null) =>
    setFailure(problem === null ? null : { language, problem })
  // A problem of one language says nothing about another.
  const problem = failure?.language === language ? failure.problem : null
  const tests = useTestRuns(interviewId, question, setProgress, setProblem)
  usePreparedRuntime(language, tests.prepare)
  const drawn = useDrawnTests(interviewId, question.slug)
  const unjudged = useRef<NewSubmission>(null)
  // A ref, because callbacks of an earlier render must know too: two runs in one sandbox would mix
  // up their results.
  const isBusy = useRef(false)

  const start = (kind: RunKind, phase: RunProgress['phase']) => {
    isBusy.current = true
    setProblem(null)
    setProgress({ kind, language, phase, results: [], total: 0 })
  }
  const finish = () => {
    isBusy.current = false
    setProgress(null)
  }

  async function run() {
    if (isBusy.current) return
    if (!canRun(language, remoteLanguages)) return setProblem(cannotRunMessage(language))
    start('run', { name: 'starting' })
    const code = saveCode()
    const results = await tests.run('run', {
      language,
      code,
      tests: withVisibility(question.tests, false),
    })
    if (results) log.report({ type: 'code-run', question: question.slug, language, code, results })
    finish()
  }

  async function submit() {
    if (isBusy.current) return
    if (!canRun(language, remoteLanguages)) return setProblem(cannotRunMessage(language))
    start('submission', { name: 'sending' })
    const code = saveCode()
    try {
      if (!(await log.flush())) return setProblem(OFFLINE)
      const content = { question: question.slug, language, code }
      // A submission whose tests could not be run is judged again under its old id.
      const submission = isSame(unjudged.current, content)
        ? unjudged.current
        : { id: crypto.randomUUID(), ...content }
      unjudged.current = submission
      const { event, hiddenTests } = await interviewsApi.submit(interviewId, submission)
      log.addStoredEvent(event)
      const allTests = [
        ...withVisibility(question.tests, false),
        ...withVisibility(hiddenTests, true),
      ]
      const results = await tests.run('submission', {
        language,
        code,
        tests: allTests,
        submission: submission.id,
      })
      if (!results) return
      const failing = await findDrawnFailure(code, results)
      unjudged.current = null
      log.report({
        type: 'submission-judged',
        question: question.slug,
        submission: submission.id,
        results: failing ? [...results, failing] : results,
      })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      finish()
    }
  }

  /** Code that gave right answers so far may fail a drawn test. The server draws for its runner. */
  const findDrawnFailure = async (code: string, results: TestResult[]) =>
    runsInBrowser(language) && isRight({ results })
      ? drawn.findFailure(code, (code, probes) => tests.probe({ language, code, tests: probes }))
      : null

  const probe: CodeRuns['probe'] = async (code, probes) =>
    isBusy.current ? null : tests.probe({ language, code, tests: probes })
  return { progress, problem, run, submit, stop: tests.stop, probe, drawn }
}

type TestRun = { language: Language; code: string; tests: RunTest[]; submission?: string }

/**
 * Runs tests in the browser where the language has a runtime there, else on the server's code
 * runner.
 */
function useTestRuns(
  interviewId: string,
  { slug, signature, comparison }: CandidateQuestion,
  onProgress: (progress: RunProgress) => void,
  onProblem: (problem: string) => void,
) {
  const [browserRuns] = useState(() => createBrowserRuns(SANDBOX_FRAME))
  const remoteRun = useRef(new AbortController())
  const stop = () => {
    remoteRun.current.abort()
    browserRuns.stop()
  }
  useEffect(
    () => () => {
      remoteRun.current.abort()
      browserRuns.close()
    },
    [browserRuns],
  )
  // Only what a run needs: the rest of the question would be copied to the worker for nothing.
  const runQuestion = { signature, comparison }

  /**
   * The results; null when the candidate stopped the run or the code could not be run, which
   * `onProblem` then explains.
   */
  async function run(
    kind: RunKind,
    { language, code, tests, submission }: TestRun,
  ): Promise<TestResult[] | null> {
    if (!runsInBrowser(language))
      return runRemotely(kind, { question: slug, language, code, submission })
    const show = (phase: Phase, results: TestResult[]) =>
      onProgress({ kind, language, phase, results, total: tests.length })
    try {
      return await browserRuns.run(language, { question: runQuestion, code, tests }, show)
    } catch (error) {
      console.warn('The code could not be run:', error)
      onProblem(notLoaded(language))
      return null
    }
  }

  /** The code runner's server has the tests itself, and returns all results together. */
  async function runRemotely(kind: RunKind, request: NewRun): Promise<TestResult[] | null> {
    remoteRun.current = new AbortController()
    const { signal } = remoteRun.current
    onProgress({
      kind,
      language: request.language,
      phase: { name: 'running' },
      results: [],
      total: 0,
    })
    try {
      return await interviewsApi.run(interviewId, request, signal)
    } catch (error) {
      if (!signal.aborted) onProblem(errorMessage(error))
      return null
    }
  }

  async function probe({
    language,
    code,
    tests,
  }: {
    language: Language
    code: string
    tests: TestCase[]
  }) {
    return runsInBrowser(language)
      ? browserRuns.probe(language, { question: runQuestion, code, tests })
      : null
  }

  const prepare = (language: Language) => {
    if (runsInBrowser(language)) browserRuns.prepare(language)
  }
  return { run, probe, stop, prepare }
}

/** Loads the runtime of the chosen language while the candidate reads and writes. */
function usePreparedRuntime(language: Language, onPrepare: (language: Language) => void) {
  const prepare = useEffectEvent(onPrepare)
  useEffect(() => {
    const timer = setTimeout(() => prepare(language), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [language])
}

const withVisibility = (tests: TestCase[], isHidden: boolean): RunTest[] =>
  tests.map((test) => ({ test, isHidden }))

const isSame = (
  sent: NewSubmission | null,
  content: Omit<NewSubmission, 'id'>,
): sent is NewSubmission =>
  sent?.question === content.question &&
  sent.language === content.language &&
  sent.code === content.code
