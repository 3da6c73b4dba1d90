import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingFrom, withAddresses } from './lock-file.mjs'
import { toldToStop } from './processes.mjs'

/** The repository's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const wantedMajor = 24
const isWindows = process.platform === 'win32'
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const broughtNode = join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
const bin = join(root, 'node_modules', '.bin')

/**
 * Installs what package-lock.json asks for and is missing, then lets the calling script go on under the Node that the
 * project brings. Returns only in a process with that Node (or, where npm has none for this machine, the machine's own
 * Node 24 or newer); in any older process it runs the script again as a child and ends with the child's exit code.
 * @param {string} scriptUrl the caller's import.meta.url
 */
export async function prepare(scriptUrl) {
  process.chdir(root)
  if (!isInstalled()) install()
  const path = (process.env.PATH ?? '').split(delimiter)
  process.env.PATH = [dirname(broughtNode), bin, ...path].join(delimiter)
  if (existsSync(broughtNode)) {
    if (realpathSync(broughtNode) !== realpathSync(process.execPath)) await runAgain(broughtNode, scriptUrl)
  } else if (majorOf(process.versions.node) < wantedMajor) {
    rmSync(stamp, { force: true })
    fail(`npm brought no Node ${wantedMajor}, and this machine has ${process.versions.node}.`)
  }
}

const majorOf = (/** @type {string} */ version) => Number.parseInt(version, 10)

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(`${why}\nInstall Node ${wantedMajor} or newer from https://nodejs.org and run the same command again.`)
  process.exit(1)
}

/** Goes on in a child under `node`; never returns. @param {string} node @param {string} scriptUrl */
async function runAgain(node, scriptUrl) {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  const args = ['--import', follow, fileURLToPath(scriptUrl), ...process.argv.slice(2)]
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  toldToStop().then(() => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
  await new Promise(() => {})
}

/** Whether node_modules holds what the lock file says: by our stamp, or by npm's own record after a plain `npm install`. */
function isInstalled() {
  const lock = readFileSync('package-lock.json', 'utf8')
  if (readIfThere(stamp) === hashOf(lock)) return true
  if (missingPackages().length > 0) return false
  writeFileSync(stamp, hashOf(lock))
  return true
}

const stamp = 'node_modules/.installed-lock'
const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')
const readIfThere = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function missingPackages() {
  const installed = JSON.parse(readIfThere('node_modules/.package-lock.json') ?? '{"packages":{}}')
  return missingFrom(installed, JSON.parse(readFileSync('package-lock.json', 'utf8')))
}

/**
 * npm asks the registry about each package whose address it is not told, which takes as long as to fetch them all. So it is
 * told where registries keep them, and left to ask only when that went wrong. It also takes an optional package that it
 * could not download for one that is not wanted, and says nothing: what it left out is asked for once more, too.
 */
function install() {
  console.log('Installing packages (about a minute the first time) …')
  const node = newEnoughNode()
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const ci = () => spawnSync(node, [npmCli(), 'ci', ...options], { stdio: 'inherit' }).status
  if (addressed(node, ci) !== 0 || missingPackages().length > 0) {
    const status = ci()
    if (status !== 0) {
      console.error('npm could not install the packages; its words are above.')
      process.exit(status ?? 1)
    }
  }
  const missing = missingPackages()
  if (missing.length > 0) console.error(`npm could not fetch ${missing.join(', ')}; going on without.`)
  // Several packages bring a command named `node`, one a platform; tidying away the others, npm 10 takes this one too.
  const link = join(bin, 'node')
  if (!isWindows && existsSync(broughtNode) && !existsSync(link)) symlinkSync(relative(bin, broughtNode), link)
  for (const path of NEVER_USED) rmSync(path, { recursive: true, force: true })
  writeFileSync(stamp, hashOf(readFileSync('package-lock.json', 'utf8')))
}

/** Runs npm with a lock file that tells every address. @param {string} node @param {() => number | null} npm */
function addressed(node, npm) {
  const registry = printed(node, [npmCli(), 'config', 'get', 'registry'])
  const lock = withAddresses(JSON.parse(readFileSync('package-lock.json', 'utf8')), registry)
  // npm reads it in place of package-lock.json.
  writeFileSync('npm-shrinkwrap.json', JSON.stringify(lock))
  try {
    return npm()
  } finally {
    rmSync('npm-shrinkwrap.json')
  }
}

/** Parts of packages that nothing here reads, over 100 MB of them. */
const NEVER_USED = [
  `node_modules/${nodePackage}/include`,
  'node_modules/@ruby/3.4-wasm-wasi/dist/ruby.debug+stdlib.wasm',
  'node_modules/@ruby/3.4-wasm-wasi/dist/ruby.wasm',
]

/** Installs a tool that one command alone needs, from the lock file in its own folder, unless it is there. @param {string} folder absolute */
export function installTool(folder) {
  if (existsSync(join(folder, 'node_modules'))) return
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(newEnoughNode(), [npmCli(), 'ci', ...options], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install what ${folder} asks for.`)
}

/**
 * The Node to install with. npm leaves out optional packages, native bindings among them, whose `engines` exclude the
 * Node it runs on: where the machine's Node is old, it is the version that package.json names, from npm's cache.
 */
function newEnoughNode() {
  const node = machineNode()
  const version = printed(node, ['--version']).replace('v', '')
  if (majorOf(version) >= wantedMajor) return node
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies[nodePackage]
  if (!wanted)
    fail(`npm has no Node ${wantedMajor} for ${process.platform} on ${process.arch}; this machine has ${version}.`)
  const exec = ['exec', '--yes', '--loglevel=error', `--package=${nodePackage}@${wanted}`, '--', 'node']
  // From a folder without packages: npm would take a Node that is half installed here for the one it is to fetch.
  const newer = printed(node, [npmCli(), ...exec, '-p', 'process.execPath'], tmpdir())
  if (majorOf(printed(newer || node, ['--version']).replace('v', '')) >= wantedMajor) return newer
  return fail(`npm could not fetch Node ${wanted}; this machine has ${version}.`)
}

/** What a command prints last, or nothing when it fails. @param {string} command @param {string[]} args @param {string} [cwd] */
function printed(command, args, cwd) {
  const { stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd && { cwd }),
  })
  return stdout?.trim().split('\n').at(-1) ?? ''
}

/** The machine's own Node: the one in node_modules is taken away while npm installs. */
function machineNode() {
  return onPath(isWindows ? 'node.exe' : 'node') ?? process.execPath
}

/** The JavaScript file behind the `npm` command. */
function npmCli() {
  const given = process.env.npm_execpath
  if (given?.endsWith('npm-cli.js')) return given
  const npm = onPath('npm')
  if (!npm) fail('There is no npm on the PATH.')
  const beside = join(dirname(npm), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  return existsSync(beside) ? beside : realpathSync(npm)
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
