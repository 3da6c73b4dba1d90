import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Meanings } from '@sightline/english/meanings'
import { sentencesOf } from '@sightline/english/sentences'
import { encodeSentences } from '../toolchain/encode-sentences.ts'
import { readVectors, writeVectors } from '../toolchain/stored-vectors.ts'

/** Sentences that tests encoded before. */
const CACHE = pathToFileURL(
  fileURLToPath(
    new URL('../../../node_modules/.cache/sightline/test-vectors.bin', import.meta.url),
  ),
)

/**
 * The meanings of all sentences of the texts, from the real encoder. Sentences encoded once are
 * kept for later runs.
 */
export async function meaningsOf(texts: string[]): Promise<Meanings> {
  const stored = readVectors()
  const cached = readVectors(CACHE)
  const sentences = [
    ...new Set(sentencesOf(texts.map((text) => ({ text, seq: 0 }))).map(({ text }) => text)),
  ]
  const unknown = sentences.filter((text) => !stored.vectorOf(text) && !cached.vectorOf(text))
  const vectors = await encodeSentences(unknown)
  const encoded = new Map(unknown.map((text, index) => [text, vectors[index]]))
  const vectorOf = (text: string) =>
    stored.vectorOf(text) ?? cached.vectorOf(text) ?? encoded.get(text)
  if (unknown.length > 0) {
    mkdirSync(dirname(fileURLToPath(CACHE)), { recursive: true })
    writeVectors(sentences, { vectorOf }, CACHE)
  }
  return { vectorOf }
}
