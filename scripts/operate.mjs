import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { configure, Refusal, readEnvFile } from './configuration.mjs'
import { root } from './install.mjs'

/**
 * Runs one of the server's commands for operators, named from `apps/server/src`, with the configuration that the server has. Says
 * nothing itself: its output may be data.
 */
const [program = '', ...args] = process.argv.slice(2)
try {
  readEnvFile()
  const { env } = configure(process.env)
  const file = join('apps', 'server', 'src', program)
  const child = spawn(process.execPath, [file, ...args], { env, cwd: root, stdio: 'inherit' })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
