import type { Ending, Execution, Program, Step } from '@sightline/languages/code-runner/harness'
import { LANGUAGES, REMOTE_LANGUAGES, type RemoteLanguage } from '@sightline/languages/registry'
import { z } from 'zod'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

/** The external service that compiles and runs programs in languages that browsers cannot run. */
export interface CodeRunner {
  /** The time limit of a run, in ms. */
  limitMs: number
  /**
   * The languages that the code runner supports; asks the code runner unless its languages are
   * known already. All languages if it does not answer, none if no code runner is configured.
   */
  languages: () => Promise<RemoteLanguage[]>
  /** Asks the code runner for its languages again. Without an answer, the known languages stay. */
  refresh: () => Promise<void>
  /**
   * Compiles and runs one program; a program that fails is a result, not an error.
   * @throws AppError if the code runner does not support the language or does not answer
   */
  execute: (language: RemoteLanguage, program: Program) => Promise<Execution>
}

type Settings = Pick<Env, 'CODE_RUNNER_URL' | 'CODE_RUNNER_TOKEN' | 'CODE_RUNNER_LIMIT_MS'>

/** Piston's default limit; it rejects requests for more. */
const COMPILE_LIMIT_MS = 10 * SECOND_MS
const MEMORY_LIMIT_BYTES = 1024 * 1024 * 1024
/** How long a program may wait in the code runner's queue. */
const QUEUE_TIME_MS = 12 * SECOND_MS
/** No request waits longer for a third party. */
const TIMEOUT_MAX_MS = 25 * SECOND_MS
const RUNTIMES_TIMEOUT_MS = 3 * SECOND_MS

const Runtimes = z.array(z.object({ language: z.string(), version: z.string() }))
type Runtime = z.infer<typeof Runtimes>[number]

/**
 * Piston's result of a step. Older versions give no `status` (TO: time limit; OL and EL: output
 * limit).
 */
const PistonStep = z.object({
  stdout: z.string(),
  stderr: z.string(),
  code: z.int().nullable(),
  signal: z.string().nullable(),
  status: z.string().nullish(),
})
type PistonStep = z.infer<typeof PistonStep>
const PistonResult = z.object({ compile: PistonStep.nullish(), run: PistonStep.nullish() })

/** A client of Piston's API v2. Responses are validated; nothing is retried. */
export function createCodeRunner(env: Settings, { queueTimeMs = QUEUE_TIME_MS } = {}): CodeRunner {
  const { CODE_RUNNER_URL: url, CODE_RUNNER_TOKEN: token, CODE_RUNNER_LIMIT_MS: limitMs } = env
  let runtimes: Map<RemoteLanguage, Runtime> | undefined

  const call = async (path: string, timeoutMs: number, body?: object): Promise<unknown> => {
    const response = await fetch(`${url?.replace(/\/+$/, '')}/api/v2/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(
        `The code runner answered ${response.status}: ${(await response.text()).slice(0, 500)}`,
      )
    return response.json()
  }

  const refresh = async () => {
    if (url) runtimes = newestRuntimes(Runtimes.parse(await call('runtimes', RUNTIMES_TIMEOUT_MS)))
  }

  return {
    limitMs,
    async languages() {
      if (!runtimes) await refresh().catch(() => {})
      return REMOTE_LANGUAGES.filter((language) => url && (runtimes?.has(language) ?? true))
    },
    refresh,
    async execute(language, { file, input }) {
      if (!url)
        throw new AppError('not_configured', 'This server has no engine that runs this language.')
      try {
        if (!runtimes?.has(language)) await refresh()
        const runtime = runtimes?.get(language)
        if (!runtime) throw unsupported(language)
        const answer = await call(
          'execute',
          Math.min(COMPILE_LIMIT_MS + limitMs + queueTimeMs, TIMEOUT_MAX_MS),
          {
            ...runtime,
            files: [file],
            stdin: input,
            compile_timeout: COMPILE_LIMIT_MS,
            run_timeout: limitMs,
            run_memory_limit: MEMORY_LIMIT_BYTES,
          },
        )
        const { compile, run } = PistonResult.parse(answer)
        return { compile: compile ? toStep(compile) : null, run: run ? toStep(run) : null }
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        throw new AppError('upstream_failed', NO_ANSWER, { cause })
      }
    },
  }
}

const NO_ANSWER =
  'The engine that runs your code did not give an answer that can be used. Your code is kept: try again in a moment.'
const unsupported = (language: RemoteLanguage) =>
  new AppError(
    'not_configured',
    `The engine of this server does not run ${LANGUAGES[language].label}.`,
  )

/** Selects the newest runtime of each of our languages. */
function newestRuntimes(all: Runtime[]): Map<RemoteLanguage, Runtime> {
  const newest = (name: string) =>
    all
      .filter(({ language }) => language === name)
      .toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
      .at(0)
  return new Map(
    REMOTE_LANGUAGES.flatMap((language) => {
      const [runtime] = LANGUAGES[language].runsIn.runnerNames.flatMap((name) => newest(name) ?? [])
      return runtime ? [[language, runtime] as const] : []
    }),
  )
}

const toStep = (step: PistonStep): Step => ({
  stdout: step.stdout,
  stderr: step.stderr,
  ended: endingOf(step),
})

function endingOf({ status, signal, code }: PistonStep): Ending {
  if (status === 'TO') return 'timeout'
  if (status === 'OL' || status === 'EL') return 'output'
  // Without a status, SIGKILL most likely means that the time limit was exceeded.
  if (signal !== null) return status === undefined && signal === 'SIGKILL' ? 'timeout' : 'killed'
  return code === 0 ? 'done' : 'failed'
}
