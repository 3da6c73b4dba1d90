import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Installed } from './runtimes.ts'

/** The limit of the kept output, for each of a program's two streams. */
const OUTPUT_MAX_BYTES = 1024 * 1024

type Job = {
  runtime: Installed
  files: { name?: string | undefined; content: string }[]
  stdin: string
  compileTimeoutMs: number
  runTimeoutMs: number
}

/** Compiles and runs in a temporary folder. A program that does not compile is not run. */
export async function execute({ runtime, files, stdin, compileTimeoutMs, runTimeoutMs }: Job) {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-code-'))
  const names = files.map(({ name }, index) => basename(name ?? `file${index}.code`))
  try {
    await Promise.all(
      files.map(({ content }, index) => writeFile(join(folder, names[index] ?? ''), content)),
    )
    const { language, version } = runtime
    const compile =
      runtime.compile && (await step(runtime.compile(names), folder, '', compileTimeoutMs))
    const isCompiled = !compile || compile.code === 0
    const run = isCompiled
      ? await step(runtime.run(names[0] ?? ''), folder, stdin, runTimeoutMs)
      : undefined
    return { ...(compile && { compile }), ...(run && { run }), language, version }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs one process. The process and its children are killed at the limits. */
function step(
  [program, ...args]: [string, ...string[]],
  cwd: string,
  stdin: string,
  timeoutMs: number,
) {
  const startedAt = performance.now()
  // Passes only the variables that the tools need to be found.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' }
  const child = spawn(program, args, { cwd, env, detached: true })
  let status: 'TO' | 'OL' | 'EL' | null = null
  const end = (why: typeof status) => {
    status ??= why
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The process has ended by itself.
    }
  }
  const timer = setTimeout(() => end('TO'), timeoutMs)
  const keep = (stream: NodeJS.ReadableStream, why: 'OL' | 'EL') => {
    const kept: Buffer[] = []
    let left = OUTPUT_MAX_BYTES
    stream.on('data', (chunk: Buffer) => {
      if (chunk.length > left) end(why)
      kept.push(chunk.subarray(0, Math.max(0, left)))
      left -= chunk.length
    })
    return () => Buffer.concat(kept).toString('utf8')
  }
  const [stdout, stderr] = [keep(child.stdout, 'OL'), keep(child.stderr, 'EL')]
  // A program may exit without reading its input.
  child.stdin.on('error', () => {})
  child.stdin.end(stdin)

  return new Promise<Step>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const ended = status ?? (signal ? 'SG' : code === 0 ? null : 'RE')
      const wallMs = Math.round(performance.now() - startedAt)
      const said = { stdout: stdout(), stderr: stderr() }
      resolve({
        ...said,
        output: said.stdout + said.stderr,
        code,
        signal,
        status: ended,
        wall_time: wallMs,
      })
    })
  })
}

type Step = {
  stdout: string
  stderr: string
  output: string
  code: number | null
  signal: string | null
  /** The reason for the end: a runtime error, a signal, the time limit, too much output. */
  status: 'RE' | 'SG' | 'TO' | 'OL' | 'EL' | null
  wall_time: number
}
