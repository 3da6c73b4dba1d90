import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} program @returns {string | undefined} its path, if it is on the PATH */
export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

/**
 * Installs a Debian package, as root or through a sudo without a password.
 * @param {string} name
 * @returns {boolean} whether it is installed; apt-get's output is shown when it is not
 */
export function installPackage(name) {
  if (!onPath('apt-get')) return false
  console.log(`Installing ${name} with apt-get …`)
  // A package source that does not answer may not be the one that is needed: only the install
  // decides.
  const update = aptGet('update')
  const install = aptGet('install', '-y', '--no-install-recommends', name)
  if (!install.isDone) console.error(`${update.isDone ? '' : update.output}${install.output}`)
  return install.isDone
}

/** @param {string[]} args */
function aptGet(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [
    ...sudo,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    ...args,
  ]
  const { status, stdout, stderr } = spawnSync(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  return { isDone: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` }
}
