import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onShutdown } from './shutdown.mjs'

/*
 * `node scripts/run.mjs SCRIPT …` installs the packages if they are missing, then runs the script
 * under the Node version that package.json pins. Only this file and shutdown.mjs must work on an
 * old Node (18) and before packages are installed.
 */
const REQUIRED_MAJOR = 24
const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const pinnedNode = join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
/**
 * Undefined where npm has no such Node for this machine: then the machine's own must be new enough.
 */
const pinnedVersion = readJson('package.json').optionalDependencies[nodePackage]
const isNewEnough = Number.parseInt(process.versions.node, 10) >= REQUIRED_MAJOR
/**
 * Whether this runs under the Node in node_modules, under which npm cannot run: the machine's own
 * may be older.
 */
const isPinned = process.execPath.startsWith(join(root, 'node_modules'))

process.chdir(root)
if (!pinnedVersion && !isNewEnough) {
  console.error(
    `Sightline needs Node ${REQUIRED_MAJOR} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}
if (!isInstalled()) install()
process.env.PATH = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  delimiter,
)
const [script = '', ...args] = process.argv.slice(2)
if (!pinnedVersion || realpathSync(pinnedNode) === realpathSync(process.execPath)) await runHere()
else runUnderPinnedNode()

/**
 * Whether node_modules holds every package of the lock file in its version. Other platforms'
 * packages may be missing.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record) || (pinnedVersion && !existsSync(pinnedNode))) return false
  const installed = readJson(record).packages
  /** @type {[string, { version?: string, optional?: boolean, link?: boolean }][]} */
  const wanted = Object.entries(readJson('package-lock.json').packages)
  return wanted.every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed[path]?.version === version,
  )
}

function install() {
  console.error('Installing packages (a minute or two the first time) …')
  const install = [
    'npm',
    '--prefix',
    root,
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  // npm skips optional packages that do not support the Node it runs on, so an old Node lets the
  // pinned one install.
  const pinned = [
    'npm',
    'exec',
    '--yes',
    `--package=${nodePackage}@${pinnedVersion}`,
    '--loglevel=error',
    '--',
  ]
  const [command = '', ...args] =
    isNewEnough && !(isPinned && pinnedVersion) ? install : [...pinned, ...install]
  // npm empties node_modules: it must not run on the Node in there, nor take a half-installed one
  // for the pinned Node.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: folders.join(delimiter) }
  const { status } = spawnSync(command, args, {
    cwd: tmpdir(),
    env,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status === 0 && isInstalled()) return
  console.error('npm could not install the packages; its messages are above.')
  process.exit(status || 1)
}

/** Imports the script; its arguments follow it as if Node had been started with it. */
async function runHere() {
  process.argv.splice(1, 1)
  try {
    await import(pathToFileURL(script).href)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserError')) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function runUnderPinnedNode() {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  const child = spawn(
    pinnedNode,
    ['--import', follow, fileURLToPath(import.meta.url), script, ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  onShutdown().then(() => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}
