import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, UserError } from './configuration.mjs'
import { installPackage, onPath } from './debian.mjs'
import { buildProgram } from './desktop.mjs'
import { checkForWindows, findWindowsToolchain } from './desktop-windows.mjs'

/*
 * `npm run desktop:test` builds the helper and drives it in a window: on a display, a window
 * manager, a keyring and sound devices that are none of the user's. It says what it skips where
 * Rust or Debian's packages are missing.
 */

/** Programs and files that the build and the tests need, and Debian's packages with them. */
const NEEDED = {
  '/usr/include/webkitgtk-4.1/webkit2/webkit2.h': 'libwebkit2gtk-4.1-dev',
  '/usr/include/libayatana-appindicator3-0.1': 'libayatana-appindicator3-dev',
  '/usr/include/alsa/asoundlib.h': 'libasound2-dev',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  xauth: 'xauth',
  openbox: 'openbox',
  xterm: 'xterm',
  xdotool: 'xdotool',
  pulseaudio: 'pulseaudio',
  pactl: 'pulseaudio-utils',
  'espeak-ng': 'espeak-ng',
  'gnome-keyring-daemon': 'gnome-keyring',
  'dbus-run-session': 'dbus',
}

/** Ends a file of tests that hangs. */
const TIMEOUT = '--test-timeout=300000'

const missing = findMissing()
if (missing) {
  console.log(`- desktop: not run, ${missing}`)
  process.exit(0)
}
const startedAt = performance.now()
const env = { ...process.env, HELPER: await buildProgram(), NODE_ENV: 'test' }
const built = performance.now()
const files = process.argv.slice(2)
const { status } = spawnSync(
  'bash',
  [
    ...['e2e/display.sh', process.execPath, '--test', '--test-concurrency=1', TIMEOUT],
    ...(files.length > 0 ? files : ['e2e/*.test.ts']),
  ],
  { cwd: join(root, 'apps/desktop'), env, stdio: 'inherit' },
)
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(0)} s`
console.log(
  `Built in ${seconds(built - startedAt)}, tested in ${seconds(performance.now() - built)}`,
)
if (status !== 0) throw new UserError('The tests of the desktop helper failed.')
if (files.length === 0) checkRustForWindows()

/** Compiles what Linux does not, where this machine can. */
function checkRustForWindows() {
  const found = findWindowsToolchain()
  if ('toolchain' in found) checkForWindows(found.toolchain)
  else console.log(`- the helper for Windows: not compiled, missing: ${found.missing}`)
}

/** @returns {string | undefined} why the tests cannot run on this machine */
function findMissing() {
  if (process.platform !== 'linux') return 'its tests need Linux'
  if (!onPath('cargo')) return 'Rust is not installed (https://rustup.rs)'
  const packages = Object.entries(NEEDED).filter(([it]) => !onPath(it) && !existsSync(it))
  const failed = packages.filter(([, name]) => !installPackage(name))
  return failed.length > 0 ? `missing: ${failed.map(([, name]) => name).join(', ')}` : undefined
}
