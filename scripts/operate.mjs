import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { configure, readEnvFile, root } from './configuration.mjs'

/*
 * Runs one of the server's commands for operators, given by its path in `apps/server/src`, with the
 * server's configuration. Prints nothing else, since the command's output may be data.
 */
const [program = '', ...args] = process.argv.slice(2)
readEnvFile()
const { env } = configure(process.env)
const file = join('apps/server/src', program)
const child = spawn(process.execPath, [file, ...args], { env, cwd: root, stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
