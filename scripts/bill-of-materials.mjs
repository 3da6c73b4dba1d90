import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './configuration.mjs'

/** What is deployed. Everything else in the lock file only builds or tests the product. */
const DEPLOYED = ['apps/server', 'apps/web']

/**
 * @typedef {object} LockEntry an entry of `packages` in package-lock.json
 * @property {string} [version]
 * @property {string} [license] an SPDX expression
 * @property {string} [integrity]
 * @property {string} [resolved] of a workspace's link: the workspace's folder
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/**
 * The software bill of materials of what is deployed: every npm package that the server or the site
 * depends on, directly or not, from package-lock.json. Packages that only build or test are left
 * out. The format is CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/.
 * @returns {object} to be written as JSON
 */
export function createBillOfMaterials() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  /** @type {Record<string, LockEntry>} */
  const entries = lock.packages
  const paths = [...findDependencies(entries)].filter(
    (path) => path.includes('node_modules/') && !entries[path]?.link,
  )
  const components = new Map(
    paths.map((path) => describe(path, entries[path] ?? {})).map((item) => [item.purl, item]),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, 'bom-ref': lock.name } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

/**
 * The paths of all entries that are deployed.
 * @param {Record<string, LockEntry>} entries
 */
function findDependencies(entries) {
  const found = new Set(DEPLOYED)
  for (const path of found) {
    const entry = entries[path] ?? {}
    if (entry.link && entry.resolved) found.add(entry.resolved)
    for (const name of dependenciesOf(entry)) {
      const installed = locate(entries, path, name)
      if (installed) found.add(installed)
    }
  }
  return found
}

/**
 * The names of what a package depends on. Optional peers belong to the package that names them as a
 * dependency.
 * @param {LockEntry} entry
 */
function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/**
 * Finds a dependency as Node does: in the nearest node_modules folder, from the dependent package
 * upwards.
 * @param {Record<string, LockEntry>} entries
 * @param {string} from the dependent's path
 * @param {string} name
 * @returns {string | undefined} undefined when it is not in the lock file
 */
function locate(entries, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (entries[path]) return path
    if (!folder) return undefined
  }
}

/** @param {string} path @param {LockEntry} entry */
function describe(path, { version = '', license, integrity }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
        },
      ],
    }),
  }
}
