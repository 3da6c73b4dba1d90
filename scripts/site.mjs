import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressSite } from './compress.mjs'
import { root } from './install.mjs'
import { run } from './processes.mjs'

const build = join(root, 'apps', 'web', 'build')
const stamp = join(build, 'built-from')
/** A build empties its own folder. */
const compressed = join(root, 'node_modules', '.cache', 'compressed')
const sources = [
  'apps/web',
  'packages/ui',
  'packages/contracts',
  'packages/languages',
  'packages/analysis',
  'packages/question-bank',
  'packages/coach',
  'package-lock.json',
]
const settings = ['tsconfig.base.json', 'scripts/compress.mjs']
const notSources = new Set(['node_modules', 'build', '.react-router'])

/**
 * Builds the site into apps/web/build/client, with compressed twins of its assets, unless its sources are what the
 * standing build was made from.
 * @returns {Promise<{ code: number, output: string }>} of the build; code 0 when there was nothing to do
 */
export async function buildSite() {
  const hash = hashOf([...sources, ...settings])
  const isBuilt = existsSync(join(build, 'client', 'index.html')) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return { code: 0, output: '' }
  const env = { ...process.env, NODE_ENV: 'production' }
  const result = await run('react-router', ['build'], { cwd: join(root, 'apps', 'web'), env })
  if (result.code !== 0) return result
  await compressSite(join(build, 'client'), compressed)
  writeFileSync(stamp, hash)
  return result
}

/** Hash of every file's path and content. @param {string[]} paths from the root */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} in a stable order */
function filesUnder(path) {
  if (path.includes('.')) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
