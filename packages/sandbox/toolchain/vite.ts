import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { llvmPath, prepareCpp } from '@sightline/languages/toolchain/cpp'
import { preparePython } from '@sightline/languages/toolchain/python'
import { prepareRuby } from '@sightline/languages/toolchain/ruby'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { preparedFiles } from './prepared-files.ts'

const CLASSIC_WORKER = '?classic'
const SIZED_FILE = '?sized'
const bundlesFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/classic-workers', import.meta.url),
)

/** The file of the frame in the built program, and its address in development. */
const FRAME_PATH = 'sandbox/frame.html'
const frameFile = fileURLToPath(new URL('../src/frame.html', import.meta.url))

/** What a program that is built by Vite needs in order to import the sandbox. */
export const sandbox = (): Plugin[] => [
  preparedFiles({
    'runtime:python.zip': preparePython,
    'runtime:ruby.wasm': prepareRuby,
    'runtime:llvm.wasm': async () => llvmPath,
    'runtime:cpp.data': prepareCpp,
  }),
  fetchedFiles(),
  framePage(),
]

/** Adds the frame to the program's files, as `/sandbox/frame.html`. */
const framePage = (): Plugin => ({
  name: 'sandbox-frame',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FRAME_PATH, source: await readFile(frameFile) })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FRAME_PATH}`, async (_, response) => {
      response.setHeader('content-type', 'text/html').end(await readFile(frameFile))
    })
  },
})

/**
 * Imports of files for the frame, as `{ url, bytes }`, so that the page can fetch them and show
 * progress. `x.worker.ts?classic` is a worker bundled with all its imports into one classic script,
 * the only kind of worker that a frame with an opaque origin can start. `x.wasm?sized` is a file as
 * it is.
 */
function fetchedFiles(): Plugin {
  return {
    name: 'sandbox-fetched-files',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(SIZED_FILE)) return null
      const resolved = await this.resolve(id.slice(0, -SIZED_FILE.length), importer, {
        skipSelf: true,
      })
      return resolved && resolved.id + SIZED_FILE
    },
    async load(id) {
      if (id.endsWith(SIZED_FILE)) return moduleFor(id.slice(0, -SIZED_FILE.length))
      if (!id.endsWith(CLASSIC_WORKER)) return null
      const { code, files } = await bundleWorker(id.slice(0, -CLASSIC_WORKER.length))
      for (const file of files) this.addWatchFile(file)
      return moduleFor(await writeBundle(`${basename(id, `.ts${CLASSIC_WORKER}`)}.txt`, code))
    },
  }
}

const moduleFor = async (path: string) =>
  `import url from ${JSON.stringify(`${path}?url`)}\nexport default { url, bytes: ${(await stat(path)).size} }`

/**
 * Writes a bundle to a file, since both the build and the development server serve files. Returns
 * its path. The file is text, not a script: the development server would change a script, also one
 * that a page fetches as data.
 */
async function writeBundle(name: string, code: string): Promise<string> {
  const folder = join(bundlesFolder, createHash('sha256').update(code).digest('hex').slice(0, 16))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), code)
  return join(folder, name)
}

async function bundleWorker(entry: string) {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    // Pyodide imports these in Node only.
    external: /^node:/,
    // Classic scripts have no import.meta; the page hands the runtimes every file that they would
    // fetch relative to it.
    transform: { target: 'es2022', define: { 'import.meta.url': '""' } },
  })
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true })
  const files = await bundle.watchFiles
  await bundle.close()
  return { code: output[0].code, files }
}
