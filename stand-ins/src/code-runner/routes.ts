import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { CODE_RUNNER_TOKEN } from '../credentials.ts'
import { execute } from './execute.ts'
import { type Installed, installedRuntimes } from './runtimes.ts'

/** The token that a proxy in front of a real code runner would ask for. */
const COMPILE_LIMIT_MS = 60_000
const RUN_LIMIT_MS = 30_000
/** The body limit of Piston. */
const BODY_LIMIT_BYTES = 100 * 1024

/**
 * Speaks version 2 of Piston's interface, and really compiles and runs code with the tools of this
 * machine and no sandbox: it is for tests only. Languages without tools are refused like languages
 * that Piston has not installed.
 */
export const codeRunnerRoutes: FastifyPluginAsync<{ control: Control }> = async (
  app,
  { control },
) => {
  applyControl(app, { control, name: 'code-runner', wrongBody: '{"run":"went well"}' })
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== CODE_RUNNER_TOKEN)
      return reply.code(401).send({ message: 'Unauthorized' })
  })

  app.get('/api/v2/runtimes', async () =>
    (await installedRuntimes()).map(({ language, version, aliases }) => ({
      language,
      version,
      aliases,
    })),
  )

  app.post('/api/v2/execute', { bodyLimit: BODY_LIMIT_BYTES }, async ({ body }, reply) => {
    const job = Job.safeParse(body)
    if (!job.success) return reply.code(400).send({ message: job.error.issues[0]?.message })
    const { language, version, files, stdin, compile_timeout, run_timeout } = job.data
    const runtime = (await installedRuntimes()).find((each) => isMeant(each, language, version))
    if (!runtime)
      return reply.code(400).send({ message: `${language}-${version} runtime is unknown` })
    return execute({
      runtime,
      files,
      stdin,
      compileTimeoutMs: compile_timeout,
      runTimeoutMs: run_timeout,
    })
  })
}

const isMeant = (runtime: Installed, language: string, version: string) =>
  [runtime.language, ...runtime.aliases].includes(language) &&
  ['*', runtime.version].includes(version)

const limit = (name: string, most: number, usual: number) =>
  z
    .number(`${name} must be a number`)
    .max(most, `${name} cannot exceed the configured limit of ${most}`)
    .default(usual)
const bytes = (name: string) => z.number(`${name} must be a number`).optional()

const Job = z.object({
  language: z.string('language is required as a string').min(1),
  version: z.string('version is required as a string').min(1),
  files: z.array(
    z.object({
      name: z.string().optional(),
      content: z.string('files[].content is required as a string'),
    }),
    'files is required as an array',
  ),
  stdin: z.string().default(''),
  compile_timeout: limit('compile_timeout', COMPILE_LIMIT_MS, 10_000),
  run_timeout: limit('run_timeout', RUN_LIMIT_MS, 3000),
  compile_memory_limit: bytes('compile_memory_limit'),
  run_memory_limit: bytes('run_memory_limit'),
})
