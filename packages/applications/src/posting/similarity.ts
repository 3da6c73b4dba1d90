/** A shingle is this many words in a row. */
const SHINGLE_WORDS = 3
/** How alike the texts of one job are that is posted again. */
export const SAME_JOB_LIKENESS = 0.9

/**
 * How alike two texts are, from 0 to 1: the share of runs of three words that both have among those
 * that one of them has (Jaccard). Case and marks do not count. Two empty texts are not alike.
 */
export function likeness(one: string, other: string): number {
  const [first, second] = [shinglesOf(one), shinglesOf(other)]
  const common = [...first].filter((shingle) => second.has(shingle)).length
  const all = first.size + second.size - common
  return all === 0 ? 0 : common / all
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const count = Math.min(words.length, Math.max(1, words.length - SHINGLE_WORDS + 1))
  return new Set(
    Array.from({ length: count }, (_, index) =>
      words.slice(index, index + SHINGLE_WORDS).join(' '),
    ),
  )
}
