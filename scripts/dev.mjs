import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { configure, readEnvFile, root } from './configuration.mjs'
import { checkPorts } from './ports.mjs'
import { createGroup } from './processes.mjs'
import { onShutdown } from './shutdown.mjs'

/*
 * `npm run dev`: Vite on PORT, the server behind Vite's proxy on the next port, and the stand-ins.
 * The server restarts when its sources change; pages change in place.
 */
const GRACE_MS = 5000

readEnvFile()
const site = configure(process.env)
const api = configure({
  ...process.env,
  PORT: String(site.port + 1),
  WEB_ORIGIN: process.env.WEB_ORIGIN || `http://localhost:${site.port}`,
})
await checkPorts({ ...site, standInsPort: undefined })
await checkPorts(api)

const env = { ...api.env, SITE_DIR: '', API_PORT: String(api.port) }
const vite = realpathSync(join(root, 'node_modules/.bin/react-router'))
const group = createGroup()
if (api.standInsPort !== undefined)
  group.start('The stand-ins', ['stand-ins/src/main.ts'], { env, cwd: root })
group.start('The server', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  env,
  cwd: root,
})
group.start('Vite', [vite, 'dev', '--port', String(site.port), '--strictPort'], {
  env,
  cwd: join(root, 'apps/web'),
})
const code = await Promise.race([onShutdown().then(() => 0), group.failed])
await group.close(GRACE_MS)
process.exit(code)
