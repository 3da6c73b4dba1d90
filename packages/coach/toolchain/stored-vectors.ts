import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Meanings, toUnitLength } from '@sightline/english/meanings'

/**
 * The vectors of the example sentences and of the question bank's sentences, so that neither a
 * server nor a test encodes them again. `node packages/coach/toolchain/store-vectors.ts` writes the
 * file anew; a sentence that is missing in it is encoded when it is needed.
 */
const FILE = new URL('./vectors.bin', import.meta.url)
/** A record is the start of the text's SHA-256 and 512 signed bytes. */
const KEY_BYTES = 8
const VECTOR_BYTES = 512
const RECORD_BYTES = KEY_BYTES + VECTOR_BYTES

const keyOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, KEY_BYTES * 2)

/** Reads vectors from a file; a missing file holds none. */
export function readVectors(file: URL = FILE): Meanings {
  const vectors = new Map<string, Int8Array>()
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  for (let start = 0; start + RECORD_BYTES <= bytes.length; start += RECORD_BYTES) {
    const key = bytes.toString('hex', start, start + KEY_BYTES)
    vectors.set(key, new Int8Array(bytes.subarray(start + KEY_BYTES, start + RECORD_BYTES)))
  }
  const scaled = new Map<string, Float32Array>()
  return {
    vectorOf(text) {
      const kept = scaled.get(text)
      const stored = kept ? undefined : vectors.get(keyOf(text))
      if (!stored) return kept
      const vector = toUnitLength(stored)
      scaled.set(text, vector)
      return vector
    },
  }
}

/** Writes the vectors of the texts, in the order of their keys. */
export function writeVectors(
  texts: Iterable<string>,
  { vectorOf }: Meanings,
  file: URL = FILE,
): void {
  const records = [...new Set(texts)].flatMap((text) => {
    const vector = vectorOf(text)
    if (!vector) return []
    const largest = Math.max(...vector.map(Math.abs))
    const values = Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
    return Buffer.concat([Buffer.from(keyOf(text), 'hex'), Buffer.from(values.buffer)])
  })
  writeFileSync(file, Buffer.concat(records.toSorted(Buffer.compare)))
}
