import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { exceptions, folders, layers, modules, parts } from '../import-rules.mjs'
import { root } from './configuration.mjs'

const SOURCES = '{apps,packages,stand-ins,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'
const IGNORED = ['**/node_modules', '**/build', '**/.react-router', 'packages/*/questions']

/**
 * @typedef {object} Import
 * @property {string} from the path of the importing file
 * @property {string} name as the file writes it
 * @property {string} to the path of the imported file, or the name of a module that has none
 */

/** @returns {Map<string, string>} the text of every source file by its path from the root */
export function readSources() {
  const paths = globSync(SOURCES, { cwd: root, exclude: IGNORED }).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/**
 * Holds source files against import-rules.mjs.
 * @param {Map<string, string>} sources as of `readSources`
 * @returns {string[]} a line for everything that breaks a rule
 */
export function findViolations(sources) {
  const unused = new Set(exceptions)
  const violations = []
  const held = []
  for (const item of [...sources].flatMap(listImports)) {
    const problem = checkPart(item) ?? checkFolder(item) ?? checkModule(item)
    const exception = exceptions.find(
      ([who, whom]) => isInside(item.from, who) && isInside(item.to, whom),
    )
    if (!problem) held.push(item)
    else if (exception) unused.delete(exception)
    else violations.push(`${item.from} → ${item.name}: ${problem}`)
  }
  for (const { from, to } of [...inCircles(held), ...inCircles(held.flatMap(betweenFolders))])
    violations.push(`${from} → ${to}: part of a circle`)
  for (const [who, whom] of unused) violations.push(`${who} → ${whom}: an exception without a use`)
  return [...new Set(violations)]
}

/** @param {[string, string]} source @returns {Import[]} */
function listImports([from, text]) {
  const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module
  const reexports = staticExports.flatMap(({ entries }) => entries)
  const names = [
    ...[...staticImports, ...reexports].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return [...new Set(names)].map((name) => {
    const path = name.startsWith('.') ? join(dirname(from), name) : name
    return { from, name, to: path.replace(/\?.*/, '') }
  })
}

/** @param {Import} item */
function checkPart({ from, name, to }) {
  const [mine, theirs] = [partOf(from) ?? '', partOf(to)]
  if (!theirs || (isTest(from) && isInside(from, 'apps'))) return
  const isByName = name.startsWith('@')
  if (mine === theirs)
    return isByName && !isTest(from) ? 'a part imports itself by relative paths' : undefined
  const [, , folder] = from.split('/')
  const allowed = parts[`${mine}/${folder}`] ?? parts[mine] ?? []
  if (!allowed.includes(theirs)) return `${mine} may not import ${theirs}`
  if (!isByName && /^(packages|apps)\//.test(to)) return `${theirs} is imported by its name`
}

/** @param {Import} item */
function checkFolder(item) {
  const [arrow] = betweenFolders(item)
  if (!arrow) return
  const [mine, theirs] = [basename(arrow.from), basename(arrow.to)]
  const { rows, open } = layers[dirname(arrow.from)] ?? { rows: [], open: [] }
  const allowed = folders[dirname(arrow.from)]
  if (allowed)
    return allowed[mine]?.includes(theirs) ? undefined : `${mine} may not import ${theirs}`
  const layerOf = (/** @type {string} */ folder) => {
    const named = rows.findIndex((row) => row.some((it) => it !== '*' && matchesGlob(folder, it)))
    return named >= 0 ? named : rows.findIndex((row) => row.includes('*'))
  }
  if (layerOf(theirs) < layerOf(mine)) return `${theirs} is above ${mine}`
  const isEntry = item.to === arrow.to || item.to === join(arrow.to, 'public.ts')
  const isOpen = open.some((it) => it === theirs || matchesGlob(basename(item.to), it))
  if (layerOf(mine) > 0 && !isEntry && !isOpen) return `only ${theirs}/public.ts may be imported`
}

/** @param {Import} item */
function checkModule({ from, name }) {
  if (isTest(from) || /^(\.|@sightline\/)/.test(name)) return
  return modules.find(
    ({ in: place, except = [], only = /^/, never }) =>
      matchesGlob(from, `${place}/**`) &&
      !except.some((it) => isInside(from, it)) &&
      (!only.test(name) || never?.test(name)),
  )?.because
}

/**
 * The arrows that circles are made of, and those on a way from one circle to another.
 * @param {{ from: string, to: string }[]} arrows @returns {{ from: string, to: string }[]}
 */
function inCircles(arrows) {
  const starts = new Set(arrows.map(({ from }) => from))
  const ends = new Set(arrows.map(({ to }) => to))
  const left = arrows.filter(({ from, to }) => ends.has(from) && starts.has(to))
  return left.length === arrows.length ? left : inCircles(left)
}

/**
 * Lifts an import from files to the folders of the app or package that they are in. There is none
 * from one folder to itself, nor in tests.
 * @param {Import} item
 */
function betweenFolders({ from, to }) {
  const tree = treeOf(from)
  if (!tree || tree !== treeOf(to) || isTest(from)) return []
  const depth = tree.split('/').length + 1
  const [mine = '', theirs = ''] = [from, to].map((it) => it.split('/').slice(0, depth).join('/'))
  return mine === theirs ? [] : [{ from: mine, to: theirs }]
}

/** @param {string} path */
function treeOf(path) {
  return Object.keys({ ...layers, ...folders }).find((tree) => isInside(path, tree))
}

/** @param {string} path @returns {string | undefined} none for a module from outside */
function partOf(path) {
  const [, named, first = ''] = path.match(/^(@sightline\/|packages\/|apps\/)?([^/]+)/) ?? []
  return named || parts[first] ? first : undefined
}

/** @param {string} path @param {string} [folder] */
function isInside(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.\w+$|\/test\//.test(path)
}
