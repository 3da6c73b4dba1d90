import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} program @returns {string | undefined} its path, if it is on the PATH */
export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

/**
 * Installs a Debian package, as root or through a sudo that asks nothing.
 * @param {string} name
 * @returns {boolean} whether it is there now; what apt-get said is shown when it is not
 */
export function installPackage(name) {
  if (!onPath('apt-get')) return false
  console.log(`Installing ${name} with apt-get …`)
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]
    const { status, stdout, stderr } = spawnSync(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
    return { isDone: status === 0, said: `${stdout ?? ''}${stderr ?? ''}` }
  }
  // A source that does not answer need not be the one that has the package: only the install decides.
  const update = aptGet('update')
  const install = aptGet('install', '-y', '--no-install-recommends', name)
  if (!install.isDone) console.error(`${update.isDone ? '' : update.said}${install.said}`)
  return install.isDone
}
