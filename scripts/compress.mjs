import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Pages are not among them: the server fills in an operator's contact details as it sends them.
const compressible = new Set(['.css', '.data', '.js', '.json', '.svg', '.ttf', '.txt', '.wasm', '.webmanifest', '.xml'])
const MIN_BYTES = 1024
/** Above this, good compression takes up to a minute for a few per cent. */
const HUGE_BYTES = 4 * 1024 * 1024
/** Above this, the best one takes seconds for a few per cent. Nothing that a page waits for is as large. */
const LARGE_BYTES = 400 * 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const encodings = {
  br: {
    level: (/** @type {number} */ length) => (length > HUGE_BYTES ? 5 : length > LARGE_BYTES ? 9 : 11),
    compress: (/** @type {Buffer} */ bytes, /** @type {number} */ level) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  gz: {
    level: (/** @type {number} */ length) => (length > HUGE_BYTES ? 6 : 9),
    compress: (/** @type {Buffer} */ bytes, /** @type {number} */ level) => gz(bytes, { level }),
  },
}

/**
 * Writes `name.br` and `name.gz` beside every asset worth compressing. Results are kept in `cache` by the hash of what
 * was compressed and how hard, so an unchanged file, a WebAssembly module of megabytes above all, is compressed once.
 * @param {string} site the built site
 * @param {string} cache a folder that builds leave alone; what no file of this one needs is removed from it
 */
export async function compressSite(site, cache) {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  /** @type {Set<string>} */
  const used = new Set()
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file, cache, used)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
  const stale = (await readdir(cache)).filter((name) => !used.has(name))
  await Promise.all(stale.map((name) => rm(join(cache, name))))
}

/** @param {string} file @param {string} cache @param {Set<string>} used */
async function compressFile(file, cache, used) {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const hash = createHash('sha256').update(bytes).digest('hex')
  const kept = new Set(await readdir(cache))
  for (const [encoding, { level: levelFor, compress }] of Object.entries(encodings)) {
    const level = levelFor(bytes.length)
    const name = `${hash}-${level}.${encoding}`
    used.add(name)
    if (!kept.has(name)) {
      // Renamed into place, so that a build cut short leaves no half file under a good name.
      const draft = join(cache, `${name}.${process.pid}`)
      await writeFile(draft, await compress(bytes, level))
      await rename(draft, join(cache, name))
    }
    await copyFile(join(cache, name), `${file}.${encoding}`)
  }
}
