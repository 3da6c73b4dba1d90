import type { Ending, Execution, Program, Step } from '@sightline/languages/engine/program'
import { LANGUAGES, REMOTE_LANGUAGES, type RemoteLanguage } from '@sightline/languages/registry'
import { z } from 'zod'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

/** Where programs are compiled and run that no browser can run. */
export interface CodeRunner {
  /** What a program may take, in ms. */
  limitMs: number
  /** The languages that the engine has, asked once more if it was never heard of; all of them if it gives no answer, none where there is none. */
  languages: () => Promise<RemoteLanguage[]>
  /** Asks the engine anew what it has. What was known stays when it does not answer. */
  refresh: () => Promise<void>
  /** Compiles and runs one program, whatever becomes of it. @throws AppError when the engine has no such language or gives no answer */
  execute: (language: RemoteLanguage, program: Program) => Promise<Execution>
}

type Settings = Pick<Env, 'CODE_RUNNER_URL' | 'CODE_RUNNER_TOKEN' | 'CODE_RUNNER_LIMIT_MS'>

/** What a Piston allows by itself; a longer wish is refused. */
const COMPILE_LIMIT_MS = 10 * SECOND_MS
const MEMORY_LIMIT_BYTES = 1024 * 1024 * 1024
/** For an engine's queue. */
const PATIENCE_MS = 15 * SECOND_MS
const RUNTIMES_WITHIN_MS = 3 * SECOND_MS

const Runtimes = z.array(z.object({ language: z.string(), version: z.string() }))
type Runtime = z.infer<typeof Runtimes>[number]

/** One step as engines tell it; older ones give no `status` (TO: out of time, OL and EL: too much output). */
const Told = z.object({
  stdout: z.string(),
  stderr: z.string(),
  code: z.int().nullable(),
  signal: z.string().nullable(),
  status: z.string().nullish(),
})
const Executed = z.object({ compile: Told.nullish(), run: Told.nullish() })

/** Speaks the second version of Piston's interface. Its answers are looked through; nothing is retried. */
export function createCodeRunner(env: Settings, { patienceMs = PATIENCE_MS } = {}): CodeRunner {
  const { CODE_RUNNER_URL: url, CODE_RUNNER_TOKEN: token, CODE_RUNNER_LIMIT_MS: limitMs } = env
  let runtimes: Map<RemoteLanguage, Runtime> | undefined

  const ask = async (path: string, withinMs: number, body?: object): Promise<unknown> => {
    const response = await fetch(`${url?.replace(/\/+$/, '')}/api/v2/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) },
      signal: AbortSignal.timeout(withinMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`The engine answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
    return response.json()
  }

  const refresh = async () => {
    if (url) runtimes = pick(Runtimes.parse(await ask('runtimes', RUNTIMES_WITHIN_MS)))
  }

  return {
    limitMs,
    async languages() {
      if (!runtimes) await refresh().catch(() => {})
      return REMOTE_LANGUAGES.filter((language) => url && (runtimes?.has(language) ?? true))
    },
    refresh,
    async execute(language, { file, input }) {
      if (!url) throw new AppError('not_configured', 'This server has no engine that runs this language.')
      try {
        if (!runtimes?.has(language)) await refresh()
        const runtime = runtimes?.get(language)
        if (!runtime) throw lacks(language)
        const answer = await ask('execute', COMPILE_LIMIT_MS + limitMs + patienceMs, {
          ...runtime,
          files: [file],
          stdin: input,
          compile_timeout: COMPILE_LIMIT_MS,
          run_timeout: limitMs,
          run_memory_limit: MEMORY_LIMIT_BYTES,
        })
        const { compile, run } = Executed.parse(answer)
        return { compile: compile ? asStep(compile) : null, run: run ? asStep(run) : null }
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        throw new AppError('upstream_failed', NO_ANSWER, { cause })
      }
    },
  }
}

const NO_ANSWER =
  'The engine that runs your code did not give an answer that can be used. Your code is kept: try again in a moment.'
const lacks = (language: RemoteLanguage) =>
  new AppError('not_configured', `The engine of this server does not run ${LANGUAGES[language].label}.`)

/** The newest runtime of each of our languages. */
function pick(all: Runtime[]): Map<RemoteLanguage, Runtime> {
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

const asStep = (told: z.infer<typeof Told>): Step => ({
  stdout: told.stdout,
  stderr: told.stderr,
  ended: endingOf(told),
})

function endingOf({ status, signal, code }: z.infer<typeof Told>): Ending {
  if (status === 'TO') return 'timeout'
  if (status === 'OL' || status === 'EL') return 'output'
  // An engine that gives no reason kills for time, which is by far the likeliest.
  if (signal !== null) return status === undefined && signal === 'SIGKILL' ? 'timeout' : 'killed'
  return code === 0 ? 'done' : 'failed'
}
