import { linesOfBlocks, requirementsIn } from '@sightline/applications/matching/requirements'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { bytesOf, type Encoder, vectorOf } from '../meaning/public.ts'
import type { Db } from '../platform/db/client.ts'
import { postingSentences, postings } from './table.ts'

const BATCH_SIZE = 32
/** How many postings one job encodes at most: a few hundred sentences, some seconds. */
const PER_JOB = 50
/** How many postings of an earlier release are brought up to date at once. */
const OUTDATED_AT_ONCE = 1000

/** Queues the encoding of what postings ask: see encodeRequirements. */
export type EncodeLater = (tx: Db, data: { postingIds: string[] }) => Promise<void>

export async function encodeAllLater(tx: Db, encodeLater: EncodeLater, postingIds: string[]) {
  for (let at = 0; at < postingIds.length; at += PER_JOB)
    await encodeLater(tx, { postingIds: postingIds.slice(at, at + PER_JOB) })
}

/**
 * Brings the requirements of postings up to date with their texts, and encodes those that have no
 * meaning yet, so that a match need not wait for it. Doing it again changes nothing.
 * @throws EncoderUnavailable when the encoder has too much to do; what is encoded by then stays
 */
export async function encodeRequirements(
  db: Db,
  encoder: Encoder,
  postingIds: readonly string[],
): Promise<void> {
  for (const id of postingIds) await storeRequirements(db, id)
  const { postingId, position, text, isRequirement, meaning } = postingSentences
  for (;;) {
    const batch = await db
      .select({ postingId, position, text })
      .from(postingSentences)
      .where(and(inArray(postingId, [...postingIds]), isRequirement, isNull(meaning)))
      .orderBy(asc(postingId), asc(position))
      .limit(BATCH_SIZE)
    if (batch.length === 0) return
    const vectors = await encoder.encodeInBackground(batch.map((sentence) => sentence.text))
    for (const [index, sentence] of batch.entries()) {
      const vector = vectors[index]
      if (!vector) continue
      await db
        .update(postingSentences)
        .set({ meaning: bytesOf(vector) })
        .where(
          and(
            eq(postingId, sentence.postingId),
            eq(position, sentence.position),
            // The posting may have changed meanwhile.
            eq(text, sentence.text),
          ),
        )
    }
  }
}

/** Replaces the requirements of a posting if its text asks for others. Known meanings stay. */
async function storeRequirements(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [posting] = await tx
      .select({ blocks: postings.blocks })
      .from(postings)
      .where(eq(postings.id, id))
      .for('update')
    if (!posting) return
    const asked = requirementsIn(linesOfBlocks(posting.blocks ?? [])).map(({ text }) => text)
    const texts = [...new Set(asked)]
    const { postingId, position, text, isRequirement, meaning } = postingSentences
    const stored = await tx
      .select({ text, isRequirement, meaning })
      .from(postingSentences)
      .where(eq(postingId, id))
      .orderBy(asc(position))
    const isSame =
      stored.length === texts.length &&
      stored.every((row, index) => row.isRequirement && row.text === texts[index])
    if (isSame) return
    const known = new Map(stored.map((row) => [row.text, row.meaning]))
    await tx.delete(postingSentences).where(eq(postingId, id))
    if (texts.length === 0) return
    await tx.insert(postingSentences).values(
      texts.map((words, index) => ({
        postingId: id,
        position: index,
        text: words,
        isRequirement: true,
        meaning: known.get(words) ?? null,
      })),
    )
  })
}

/** Replaces what earlier releases stored of postings: all their sentences, without requirements. */
export async function replaceOutdated(db: Db, encodeLater: EncodeLater): Promise<void> {
  const outdated = await db
    .selectDistinct({ id: postingSentences.postingId })
    .from(postingSentences)
    .where(sql`not ${postingSentences.isRequirement}`)
    .limit(OUTDATED_AT_ONCE)
  const ids = outdated.map(({ id }) => id)
  for (const id of ids) await storeRequirements(db, id)
  await encodeAllLater(db, encodeLater, ids)
}

/** The vectors of what postings ask, by its words. Those that are not yet encoded are not in it. */
export async function readMeanings(
  db: Db,
  postingIds: readonly string[],
): Promise<Map<string, Float32Array>> {
  const { postingId, text, meaning } = postingSentences
  const rows = await db
    .select({ text, meaning })
    .from(postingSentences)
    .where(inArray(postingId, [...postingIds]))
  return new Map(rows.flatMap((row) => (row.meaning ? [[row.text, vectorOf(row.meaning)]] : [])))
}
