import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const QUERY = '?classic'

/**
 * `import source from './x.worker.ts?classic'` gives a worker and all that it imports as the source of one classic script: a frame of
 * an opaque origin can start no other kind, and only from source that the page hands over.
 */
export function classicWorker(): Plugin {
  return {
    name: 'classic-worker',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const { code, files } = await bundle(id.slice(0, -QUERY.length))
      for (const file of files) this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(code)}`, map: null }
    },
  }
}

async function bundle(entry: string) {
  const bundled = await rolldown({
    input: entry,
    platform: 'browser',
    // A script has no address of its own; the engines in here are given all that they would fetch from beside it.
    transform: { target: 'es2022', define: { 'import.meta.url': '""' } },
  })
  const { output } = await bundled.generate({ format: 'iife', codeSplitting: false, minify: true })
  const files = await bundled.watchFiles
  await bundled.close()
  return { code: output[0].code, files }
}
