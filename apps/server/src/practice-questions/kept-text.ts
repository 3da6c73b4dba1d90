import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { practiceQuestions } from './table.ts'

/**
 * The hash under which a text is kept. Texts that differ in case, spaces or the punctuation at the
 * end share it.
 */
export function hashText(text: string): string {
  const normalized = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s\p{P}]+$/u, '')
  return createHash('sha256').update(normalized).digest('hex')
}

/** Query condition: the owner has kept this text. */
export const isKeptText = (ownerId: string, text: string) =>
  and(eq(practiceQuestions.ownerId, ownerId), eq(practiceQuestions.textHash, hashText(text)))
