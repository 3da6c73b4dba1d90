import { indexResume } from '@sightline/applications/matching/resume-lines'
import { monthAt } from '@sightline/applications/resume/periods'
import { asc, eq } from 'drizzle-orm'
import { bytesOf, type Encoder, vectorOf } from '../meaning/public.ts'
import type { Db } from '../platform/db/client.ts'
import { baseResumes, resumeLineMeanings } from './table.ts'

/** The encoder works on one task at a time, which others wait for. */
const BATCH_SIZE = 32

/** A resume as it is matched: its document, and the lines it was read from. */
export const matchedResume = ({
  document,
  places,
  sourceLines,
}: Pick<typeof baseResumes.$inferSelect, 'document' | 'places' | 'sourceLines'>) => ({
  document,
  places,
  sourceLines: sourceLines.map(({ text }) => text),
})

/**
 * Stores the meanings of a resume's lines, so that a match need not wait for them. Known ones stay;
 * doing it again changes nothing.
 * @throws EncoderUnavailable when the encoder has too much to do; what is encoded by then stays
 */
export async function encodeResume(
  { db, encoder, now }: { db: Db; encoder: Encoder; now: Date },
  resumeId: string,
): Promise<void> {
  const [resume] = await db.select().from(baseResumes).where(eq(baseResumes.id, resumeId))
  if (!resume) return
  const { lines } = indexResume(matchedResume(resume), monthAt(now))
  const texts = [...new Set(lines.map(({ text }) => text))]
  const vectors = await readLineMeanings(db, resumeId)
  const missing = texts.filter((text) => !vectors.has(text))
  try {
    for (let at = 0; at < missing.length; at += BATCH_SIZE) {
      const batch = missing.slice(at, at + BATCH_SIZE)
      const encoded = await encoder.encodeInBackground(batch)
      for (const [index, vector] of encoded.entries()) vectors.set(batch[index] ?? '', vector)
    }
  } finally {
    await storeMeanings(db, resume, texts, vectors)
  }
}

async function storeMeanings(
  db: Db,
  { id: resumeId, updatedAt }: Pick<typeof baseResumes.$inferSelect, 'id' | 'updatedAt'>,
  texts: readonly string[],
  vectors: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const rows = texts.flatMap((text, position) => {
    const vector = vectors.get(text)
    return vector ? [{ resumeId, position, text, meaning: bytesOf(vector) }] : []
  })
  await db.transaction(async (tx) => {
    const [still] = await tx
      .select({ updatedAt: baseResumes.updatedAt })
      .from(baseResumes)
      .where(eq(baseResumes.id, resumeId))
      .for('update')
    // A change of the resume has queued its own encoding.
    if (still?.updatedAt.getTime() !== updatedAt.getTime()) return
    await tx.delete(resumeLineMeanings).where(eq(resumeLineMeanings.resumeId, resumeId))
    if (rows.length > 0) await tx.insert(resumeLineMeanings).values(rows)
  })
}

/** The meanings of a resume's lines by their words. Those that are not yet encoded are not in it. */
export async function readLineMeanings(
  db: Db,
  resumeId: string,
): Promise<Map<string, Float32Array>> {
  const { text, meaning, position } = resumeLineMeanings
  const rows = await db
    .select({ text, meaning })
    .from(resumeLineMeanings)
    .where(eq(resumeLineMeanings.resumeId, resumeId))
    .orderBy(asc(position))
  return new Map(rows.map((row) => [row.text, vectorOf(row.meaning)]))
}
