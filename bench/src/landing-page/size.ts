import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/configuration.mjs'
import { atMost, type Row } from '../row.ts'

const site = join(root, 'apps', 'web', 'build', 'client')
const ASSET = /["'(]\.{0,2}(\/assets\/[\w.-]+\.(?:js|css))["')]/g
/** Matches `import … from "./x.js"` and `import "./x.js"`; `import("./x.js")` loads later and does not count. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](?:\.|\/assets)\/([\w.-]+\.js)["']/g

/** The size of what a first visit to the landing page loads: files named in its HTML and their static imports. */
export async function landingPage(): Promise<Row[]> {
  const files = new Set<string>()
  const add = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    if (!path.endsWith('.js')) return
    for (const [, name] of readFileSync(join(site, path), 'utf8').matchAll(STATIC_IMPORT)) add(`/assets/${name}`)
  }
  for (const [, path] of readFileSync(join(site, 'index.html'), 'utf8').matchAll(ASSET)) if (path) add(path)

  const kilobytes = (extension: string) =>
    [...files]
      .filter((path) => path.endsWith(extension))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(site, path)), { level: 9 }).length / 1000, 0)
  return [
    atMost(127, { name: 'Landing page: JavaScript, gzip', value: kilobytes('.js'), unit: 'kB', digits: 1 }),
    atMost(20, { name: 'Landing page: CSS, gzip', value: kilobytes('.css'), unit: 'kB', digits: 1 }),
  ]
}
