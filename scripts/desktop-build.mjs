import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, UserError } from './configuration.mjs'
import { buildPages } from './desktop.mjs'

/* `npm run desktop:build` makes the installers of this machine's system. */
await buildPages()
const { status } = spawnSync('tauri', ['build', ...process.argv.slice(2)], {
  cwd: join(root, 'apps/desktop'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) throw new UserError('The installers could not be made; the reason is above.')
