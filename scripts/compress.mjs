import { createReadStream, createWriteStream, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/**
 * Pages are missing: the server fills in the operator's contact details, then compresses them
 * itself.
 */
const ASSETS = '**/*.{css,data,js,json,svg,ttf,txt,wasm,webmanifest,xml}'

/**
 * Larger files are runtimes of languages: brotli's highest level would save 10 % of their 150 MB
 * and take minutes.
 */
const SLOW_COMPRESSION_MAX_BYTES = 400_000

/**
 * Writes `name.br` and `name.gz` beside every asset, for the server to send in its place.
 * @param {string} folder of the built site
 */
export async function compressAssets(folder) {
  const files = globSync(ASSETS, { cwd: folder }).map((name) => join(folder, name))
  await Promise.all(
    files.flatMap((file) => [
      write(
        file,
        createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel(file) } }),
        `${file}.br`,
      ),
      write(file, createGzip({ level: 6 }), `${file}.gz`),
    ]),
  )
}

/** @param {string} file */
const brotliLevel = (file) => (statSync(file).size <= SLOW_COMPRESSION_MAX_BYTES ? 11 : 5)

/**
 * @param {string} file @param {import('node:stream').Transform} compression @param {string}
 * compressedFile
 */
const write = (file, compression, compressedFile) =>
  pipeline(createReadStream(file), compression, createWriteStream(compressedFile))
