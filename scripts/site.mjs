import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compress.mjs'
import { root, UserError } from './configuration.mjs'
import { run } from './processes.mjs'

const web = join(root, 'apps/web')
/** Holds the hash of the sources that the build was made from. */
const stamp = join(web, 'build/sources-hash')
const SOURCES = [
  'apps/web/**',
  'packages/**',
  'scripts/compress.mjs',
  'package-lock.json',
  'tsconfig.base.json',
]
const IGNORED = ['**/node_modules', '**/build', '**/.react-router']

/**
 * Builds the site into apps/web/build/client, unless its sources have not changed.
 * @throws {UserError} with the build's output
 */
export async function buildSite() {
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run('react-router', ['build'], { cwd: web, env })
  if (code !== 0) throw new UserError(`${output}\nThe site could not be built.`)
  await compressAssets(join(web, 'build/client'))
  writeFileSync(stamp, hash)
}

/** A hash of every source file's path and content. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root, exclude: IGNORED }).sort()) {
    const file = join(root, path)
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
