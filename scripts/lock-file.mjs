import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   optional?: boolean, dev?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[],
 *   optionalDependencies?: Record<string, string> }} Package
 * @typedef {{ packages: Record<string, Package> }} LockFile
 */

/**
 * Packages of the lock file that an installed tree lacks or holds in another version, on this machine: bindings for
 * other platforms (and what only they need) do not count.
 * @param {LockFile} installed node_modules/.package-lock.json
 * @param {LockFile} lock package-lock.json
 */
export function missingFrom(installed, lock) {
  const wanted = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const missing = wanted.filter(([path, { version, optional, os, cpu, libc }]) => {
    if (installed.packages[path]?.version === version) return false
    const isBinding = os !== undefined || cpu !== undefined
    const isForHere = allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcOfMachine())
    return optional !== true || (isBinding && isForHere)
  })
  return missing.map(([path]) => nameIn(path))
}

const nameIn = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The lock file with the address of each package that it has a checksum of, at the place where registries keep it.
 * @param {LockFile} lock
 * @param {string} registry its address
 * @returns {LockFile}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!entry.integrity || entry.resolved) return [path, entry]
    const name = entry.name ?? nameIn(path)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** @param {string | string[] | undefined} list @param {string | undefined} mine */
function allows(list, mine) {
  const names = [list ?? []].flat()
  if (mine === undefined || names.length === 0) return true
  return names.includes(mine) || (!names.includes(`!${mine}`) && names.every((name) => name.startsWith('!')))
}

/** @type {string | undefined} */
let libcName
function libcOfMachine() {
  if (process.platform !== 'linux') return undefined
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  libcName ??= report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
  return libcName
}

/**
 * Optional packages that a package names and the lock file leaves out. npm drops those that the registry of the
 * moment does not hold (bindings for other platforms, mostly), and `npm ci` then refuses the whole file.
 * @param {LockFile} lock
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingOptional({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies, dev }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !placesOf(path, name).some((place) => place in packages))
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  )
}

/** Where Node would look for `name` from the package at `path`, nearest first. @param {string} path @param {string} name */
function placesOf(path, name) {
  const parts = path === '' ? [] : path.split('/')
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

/**
 * The lock file with an entry for each missing optional package, its platform read from its name. Without a checksum:
 * npm fetches such a package only on that platform.
 * @param {LockFile} lock
 * @returns {LockFile}
 */
export function complete(lock) {
  const added = missingOptional(lock).map(({ name, version, dev }) => {
    const words = name.split(/[-/]/)
    const of = (/** @type {string[]} */ known) => words.filter((word) => known.includes(word))
    const cpu = of(['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
    const os = of([
      'aix',
      'android',
      'darwin',
      'freebsd',
      'linux',
      'netbsd',
      'openbsd',
      'openharmony',
      'sunos',
      'win32',
    ])
    const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : []
    const entry = { version, ...(cpu[0] && { cpu }), ...(dev && { dev }), ...(libc[0] && { libc }), optional: true }
    return /** @type {[string, Package]} */ ([`node_modules/${name}`, os[0] ? { ...entry, os } : entry])
  })
  const packages = [...Object.entries(lock.packages), ...added]
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}

// `node scripts/lock-file.mjs` after adding a package.
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  writeFileSync('package-lock.json', `${JSON.stringify(complete(lock), null, 2)}\n`)
}
