import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { installPackage, onPath } from './debian.mjs'
import { onShutdown } from './shutdown.mjs'

/** Faster writes, which lose data only when PostgreSQL or the machine crashes. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
/** For tests that crash PostgreSQL: committed data survives that, though no power cut. */
export const CRASH_SAFE = ['fsync=off', 'max_connections=300']
/** pg_virtualenv's own messages are dropped; the command keeps our stdout as file descriptor 3. */
const SHELL_COMMAND =
  'export "$1=postgres://$PGUSER:$PGPASSWORD@127.0.0.1:$PGPORT/postgres"; shift; exec "$@" >&3 3>&-'

/**
 * Runs a command beside an empty, temporary PostgreSQL, which Debian's pg_virtualenv makes and
 * removes.
 * @param {string} variable environment variable that gets the database's address
 * @param {string[]} command
 * @param {string[]} [settings] of PostgreSQL
 * @returns {Promise<number | undefined>} its exit code; undefined when PostgreSQL is not installed
 * and cannot be
 */
export async function runWithPostgres(variable, command, settings = FAST) {
  if (!onPath('pg_virtualenv') && !(installPackage('postgresql') && onPath('pg_virtualenv')))
    return undefined
  const options = [
    '-t',
    '-c',
    '--locale=C --encoding=UTF8',
    ...settings.flatMap((setting) => ['-o', setting]),
  ]
  const child = spawn(
    'pg_virtualenv',
    [...options, 'sh', '-c', SHELL_COMMAND, 'sh', variable, ...command],
    {
      // A group of its own: the signal must reach the command, not only the shell script that waits
      // for it.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', process.stdout],
    },
  )
  onShutdown().then(() => child.pid && process.kill(-child.pid, 'SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

// `node scripts/postgres.mjs VARIABLE COMMAND …`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [variable = '', ...command] = process.argv.slice(2)
  const code = await runWithPostgres(variable, command)
  if (code === undefined)
    console.error('PostgreSQL is not installed, and apt-get could not install it.')
  process.exit(code ?? 1)
}
