import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root, UserError } from './configuration.mjs'
import { installPackage, onPath } from './debian.mjs'
import { buildProgram } from './desktop.mjs'
import { checkForWindows, findWindowsToolchain } from './desktop-windows.mjs'
import { run } from './processes.mjs'

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
  gdbus: 'libglib2.0-bin',
}

/** Ends a file of tests that hangs. */
const TIMEOUT = '--test-timeout=300000'
/** Files that run at the same time, each on a desktop of its own: mostly they wait. */
const FILES_AT_ONCE = 3

const missing = findMissing()
if (missing) {
  console.log(`- desktop: not run, ${missing}`)
  process.exit(0)
}
const startedAt = performance.now()
const env = { ...process.env, HELPER: await buildProgram(), NODE_ENV: 'test' }
const built = performance.now()
const cwd = join(root, 'apps/desktop')
const wanted = process.argv.slice(2)
const files = wanted.length > 0 ? wanted : globSync('e2e/*.test.ts', { cwd }).sort()
/** @type {string[]} */
const failed = []
await Promise.all(Array.from({ length: FILES_AT_ONCE }, runFiles))
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(0)} s`
console.log(
  `Built in ${seconds(built - startedAt)}, tested in ${seconds(performance.now() - built)}`,
)
if (failed.length > 0) throw new UserError(`The desktop helper failed: ${failed.join(', ')}`)
if (wanted.length === 0) checkRustForWindows()

/** Runs the files that nobody has begun yet, one after the other. */
async function runFiles() {
  for (let file = files.shift(); file; file = files.shift()) {
    const node = [process.execPath, '--test', TIMEOUT, file]
    const { code, output } = await run('bash', ['e2e/display.sh', ...node], { cwd, env })
    console.log(`${file}\n${output}`)
    if (code !== 0) failed.push(file)
  }
}

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
