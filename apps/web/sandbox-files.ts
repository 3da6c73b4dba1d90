import { createHash } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const WORKER = '?classic'
const ASSET = '?sized'
const cache = fileURLToPath(new URL('../../node_modules/.cache/classic-workers', import.meta.url))

/**
 * What the frame that runs candidates' code is given, as addresses with sizes, so that the page can fetch it and show how far it is.
 * `import worker from './x.worker.ts?classic'` gives a worker and all that it imports as one classic script: a frame of an opaque
 * origin can start no other kind. `import wasm from 'x.wasm?sized'` gives a file as it is.
 */
export function sandboxFiles(): Plugin {
  return {
    name: 'sandbox-files',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(ASSET)) return null
      const resolved = await this.resolve(id.slice(0, -ASSET.length), importer, { skipSelf: true })
      return resolved && resolved.id + ASSET
    },
    async load(id) {
      if (id.endsWith(ASSET)) return addressOf(id.slice(0, -ASSET.length))
      if (!id.endsWith(WORKER)) return null
      const { code, files } = await bundle(id.slice(0, -WORKER.length))
      for (const file of files) this.addWatchFile(file)
      return addressOf(await keep(`${basename(id, `.ts${WORKER}`)}.js`, code))
    },
  }
}

const addressOf = async (path: string) =>
  `import url from ${JSON.stringify(`${path}?url`)}\nexport default { url, bytes: ${(await stat(path)).size} }`

/** Writes a bundle where both a build and the development server find it. Returns its path. */
async function keep(name: string, code: string): Promise<string> {
  const folder = join(cache, createHash('sha256').update(code).digest('hex').slice(0, 16))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), code)
  return join(folder, name)
}

async function bundle(entry: string) {
  const bundled = await rolldown({
    input: entry,
    platform: 'browser',
    // What Pyodide asks for in Node alone.
    external: /^node:/,
    // A script has no address of its own; the engines in here are given all that they would fetch from beside it.
    transform: { target: 'es2022', define: { 'import.meta.url': '""' } },
  })
  const { output } = await bundled.generate({ format: 'iife', codeSplitting: false, minify: true })
  const files = await bundled.watchFiles
  await bundled.close()
  return { code: output[0].code, files }
}
