import { createReadStream, createWriteStream, globSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Pages are missing: the server fills in the operator's contact details, then compresses them itself. */
const ASSETS = '**/*.{css,data,js,json,svg,ttf,txt,wasm,webmanifest,xml}'

/**
 * Writes `name.br` and `name.gz` beside every asset, for the server to send in its place. The levels are low because
 * the runtimes are 150 MB of WebAssembly: brotli's highest level would save 10 % and take minutes.
 * @param {string} folder of the built site
 */
export async function compressAssets(folder) {
  const files = globSync(ASSETS, { cwd: folder }).map((name) => join(folder, name))
  await Promise.all(
    files.flatMap((file) => [
      write(file, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), `${file}.br`),
      write(file, createGzip({ level: 6 }), `${file}.gz`),
    ]),
  )
}

/** @param {string} file @param {import('node:stream').Transform} compression @param {string} compressedFile */
const write = (file, compression, compressedFile) =>
  pipeline(createReadStream(file), compression, createWriteStream(compressedFile))
