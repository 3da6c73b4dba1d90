import { type Meanings, toUnitLength } from '@sightline/english/meanings'
import type { FastifyBaseLogger } from 'fastify'
import type { Encoder } from './encoder.ts'

/** The vectors of the sentences encoded lately. */
export interface KnownMeanings extends Meanings {
  /**
   * Encodes the texts that are not known yet. When the encoder cannot answer, a warning is logged
   * and the texts stay unknown.
   */
  prepare(texts: string[]): Promise<void>
}

/** 2 KiB each. */
const KNOWN_MAX = 8000
/** A long interview has about 200 sentences. Sentences beyond this count are left unknown. */
const PREPARED_MAX = 400

interface Options {
  encode: Encoder['encodeSentences']
  /** Meanings that need no encoding. */
  stored?: Meanings
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Keeps vectors by the text of their sentences, and forgets those that were used longest ago. */
export function createKnownMeanings({ encode, stored, log }: Options): KnownMeanings {
  const known = new Map<string, Float32Array>()
  const keep = (text: string, vector: Float32Array) => {
    known.delete(text)
    known.set(text, vector)
    const [oldest] = known.keys()
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest)
  }
  return {
    vectorOf: (text) => stored?.vectorOf(text) ?? known.get(text),
    async prepare(texts) {
      const unknown: string[] = []
      for (const text of new Set(texts)) {
        const vector = known.get(text)
        if (vector) keep(text, vector)
        else if (text.trim() !== '' && !stored?.vectorOf(text)) unknown.push(text)
      }
      try {
        const encoded = unknown.slice(0, PREPARED_MAX)
        const vectors = await encode(encoded)
        encoded.forEach((text, index) => {
          const vector = vectors[index]
          if (vector) keep(text, toUnitLength(vector))
        })
      } catch (error) {
        log.warn({ err: error }, 'Sentences could not be encoded; scores rest on words alone')
      }
    },
  }
}
