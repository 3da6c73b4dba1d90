import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackage, onPath } from './debian.mjs'
import { freePort } from './ports.mjs'
import { run, toldToStop } from './processes.mjs'

/**
 * Starts an empty PostgreSQL of its own on 127.0.0.1 and a free port, kept in a temporary folder and without the
 * writes to disk that only a power cut makes necessary.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>} undefined when PostgreSQL neither is on this
 *   machine nor can be installed
 */
export async function startPostgres() {
  const programs = findPrograms() ?? (installPackage('postgresql') ? findPrograms() : undefined)
  if (!programs) return undefined
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'sightline-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const password = randomBytes(16).toString('hex')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
    const cluster = join(folder, 'cluster')
    const init = ['-D', cluster, '-U', 'sightline', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256']
    await must(join(programs, 'initdb'), [...init, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...(user && { user }),
      cwd: folder,
    })

    const port = await freePort()
    const settings = { ...throwAway, port, unix_socket_directories: folder }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...args], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    const exited = new Promise((resolve) => server.once('exit', resolve))
    const stop = async () => {
      // SIGINT is PostgreSQL's "fast" shutdown: it does not wait for clients.
      server.kill('SIGINT')
      await exited
      remove()
    }
    const ready = ['-q', '-h', '127.0.0.1', '-p', String(port)]
    await waitUntil(async () => (await run(join(programs, 'pg_isready'), ready)).code === 0)
    return { url: `postgres://sightline:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    remove()
    throw error
  }
}

const throwAway = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** @returns {string | undefined} the folder of initdb and postgres, of the newest version there is */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? folderOf(onPath('initdb'))
}

const folderOf = (/** @type {string | undefined} */ file) => file && dirname(file)

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || 'none')
  const [uid, gid] = [id('-u'), id('-g')]
  if (!Number.isInteger(uid)) throw new Error('PostgreSQL does not run as root, and there is no user named postgres.')
  return { uid, gid }
}

/** @param {string} command @param {string[]} args @param {Parameters<typeof run>[2]} options */
async function must(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
}

/** @param {() => Promise<boolean>} isTrue */
async function waitUntil(isTrue) {
  const deadline = Date.now() + 30_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** `node scripts/postgres.mjs COMMAND …` runs a command with TEST_DATABASE_URL set, and ends with its exit code. */
async function runCommand(/** @type {string[]} */ [command = '', ...args]) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('There is no PostgreSQL on this machine, and apt-get could not install one.')
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  toldToStop().then(() => child.kill('SIGTERM'))
  const code = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(127))
  })
  await postgres.stop()
  return code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await runCommand(process.argv.slice(2)))
