import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Encoder, EncoderUnavailable } from '../meaning/public.ts'
import type { Db } from '../platform/db/client.ts'
import { postingSentences } from './table.ts'

const BATCH_SIZE = 32
/** How many sentences one run encodes at most: others than postings need the encoder as well. */
const PER_RUN = 1600

/**
 * Encodes requirements of postings that have no meaning yet, so that a match need not wait for it.
 * Stops early when the encoder has too much to do; the next run goes on.
 */
export async function encodeSentences(db: Db, encoder: Encoder): Promise<void> {
  const { postingId, position, text, isRequirement, meaning } = postingSentences
  for (let count = 0; count < PER_RUN; count += BATCH_SIZE) {
    const batch = await db
      .select({ postingId, position, text })
      .from(postingSentences)
      .where(and(isRequirement, isNull(meaning)))
      .orderBy(asc(postingId), asc(position))
      .limit(BATCH_SIZE)
    if (batch.length === 0) return
    try {
      const vectors = await encoder.encodeInBackground(batch.map((sentence) => sentence.text))
      for (const [index, sentence] of batch.entries())
        await db
          .update(postingSentences)
          .set({ meaning: bytesOf(vectors[index]) })
          .where(
            and(
              eq(postingId, sentence.postingId),
              eq(position, sentence.position),
              // The posting may have changed meanwhile.
              eq(text, sentence.text),
            ),
          )
    } catch (error) {
      if (error instanceof EncoderUnavailable) return
      throw error
    }
  }
}

const bytesOf = (vector: Float32Array | undefined) =>
  vector && new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)

/** The numbers of a stored meaning. */
export const vectorOf = (meaning: Uint8Array): Float32Array =>
  new Float32Array(new Uint8Array(meaning).buffer)
