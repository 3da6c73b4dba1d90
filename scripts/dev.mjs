import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { configure, Refusal, readEnvFile } from './configuration.mjs'
import { prepare, root } from './install.mjs'
import { refuseTakenPorts } from './ports.mjs'
import { start, toldToStop } from './processes.mjs'

const GRACE_MS = 5000

await prepare(import.meta.url)
try {
  process.exit(await main())
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * Vite on PORT, the server behind its proxy on the port after that, and the stand-ins; the server starts anew when its
 * sources change, pages change in place.
 * @returns {Promise<number>} the exit code
 */
async function main() {
  readEnvFile()
  const site = configure(process.env)
  const api = configure({
    ...process.env,
    PORT: String(site.port + 1),
    WEB_ORIGIN: process.env.WEB_ORIGIN || `http://localhost:${site.port}`,
  })
  await refuseTakenPorts({ ...site, standInsPort: undefined })
  await refuseTakenPorts(api)

  const env = { ...api.env, SITE_DIR: '', API_PORT: String(api.port) }
  const vite = realpathSync(join(root, 'node_modules', '.bin', 'react-router'))
  const children = [
    ...(api.standInsPort === undefined ? [] : [start('The stand-ins', ['stand-ins/src/main.ts'], { env, cwd: root })]),
    start('The server', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { env, cwd: root }),
    start('Vite', [vite, 'dev', '--port', String(site.port), '--strictPort'], { env, cwd: join(root, 'apps', 'web') }),
  ]
  let isStopping = false
  const ended = children.map(async ({ name, exited }) => {
    const code = await exited
    if (!isStopping) console.error(`${name} ended by itself, with exit code ${code}.`)
    return code || 1
  })
  const code = await Promise.race([toldToStop().then(() => 0), ...ended])
  isStopping = true
  await Promise.all(children.map((child) => child.close(GRACE_MS)))
  return code
}
