import { spawn } from 'node:child_process'
import { buildProgram } from './desktop.mjs'
import { onShutdown } from './shutdown.mjs'

/*
 * `npm run desktop` builds the helper and starts it. It speaks to the server of `npm start`, or to
 * the one that SIGHTLINE_SERVER names.
 */
const child = spawn(await buildProgram(), process.argv.slice(2), { stdio: 'inherit' })
onShutdown().then(() => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
