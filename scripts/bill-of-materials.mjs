import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './configuration.mjs'

/** What is deployed. Everything else in the lock file only builds or tests the product. */
const DEPLOYED = ['apps/server', 'apps/web']

/**
 * The software bill of materials of what is deployed, written by `npm sbom`: every package that the
 * server or the site depends on, directly or not.
 *
 * `npm sbom --omit=dev` would leave out what the server and a test both depend on (`pg`, say), and
 * list optional peers. So npm gets a copy of package-lock.json without them.
 * @returns {string} CycloneDX as JSON
 */
export function createBillOfMaterials() {
  const folder = mkdtempSync(join(tmpdir(), 'bill-of-materials-'))
  try {
    writeDeployedPackages(join(folder, 'sightline'))
    const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    return execFileSync('npm', ['sbom', ...options, ...DEPLOYED.map((it) => `--workspace=${it}`)], {
      cwd: join(folder, 'sightline'),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Writes package-lock.json, and the manifests that it is made of, without what is not deployed.
 * @param {string} folder
 */
function writeDeployedPackages(folder) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    delete entry.devDependencies
    for (const [peer, { optional }] of Object.entries(entry.peerDependenciesMeta ?? {}))
      if (optional) delete entry.peerDependencies?.[peer]
    if (path.includes('node_modules/')) continue
    // Our own packages have no version, which npm asks for.
    entry.version = '0.0.0'
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(entry))
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}
