import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/configuration.mjs'
import { atMost, type Row } from '../row.ts'

const site = join(root, 'apps', 'web', 'build', 'client')
const ASSET = /["'(]\.{0,2}(\/assets\/[\w.-]+\.(?:js|css))["')]/g
/**
 * Matches `import … from "./x.js"` and `import "./x.js"`; `import("./x.js")` loads later and does
 * not count.
 */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](?:\.|\/assets)\/([\w.-]+\.js)["']/g

const TEMPLATE = /<template id="next-page">.*?<\/template>/s

/**
 * The size of what a first visit to the landing page loads: files named in its HTML and their
 * static imports. Apart from them, the scripts of the sign-up page, which the browser fetches when
 * it has nothing else to do.
 */
export async function landingPage(): Promise<Row[]> {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const loaded = filesOf(html.replace(TEMPLATE, ''))
  const fetchedLater = new Set(
    [...filesOf(TEMPLATE.exec(html)?.[0] ?? '')].filter((path) => !loaded.has(path)),
  )
  return [
    atMost(127, {
      name: 'Landing page: JavaScript, gzip',
      value: kilobytes(loaded, '.js'),
      unit: 'kB',
      digits: 1,
    }),
    atMost(20, {
      name: 'Landing page: CSS, gzip',
      value: kilobytes(loaded, '.css'),
      unit: 'kB',
      digits: 1,
    }),
    atMost(150, {
      name: 'Landing page: fetched when idle for the sign-up, gzip',
      value: kilobytes(fetchedLater, '.js'),
      unit: 'kB',
      digits: 1,
    }),
  ]
}

function filesOf(html: string): Set<string> {
  const files = new Set<string>()
  const add = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    if (!path.endsWith('.js')) return
    for (const [, name] of readFileSync(join(site, path), 'utf8').matchAll(STATIC_IMPORT))
      add(`/assets/${name}`)
  }
  for (const [, path] of html.matchAll(ASSET)) if (path) add(path)
  return files
}

const kilobytes = (files: Set<string>, extension: string) =>
  [...files]
    .filter((path) => path.endsWith(extension))
    .reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(site, path)), { level: 9 }).length / 1000,
      0,
    )
