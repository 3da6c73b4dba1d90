import type { Sentence } from './sentences.ts'

/**
 * The stems of a text, prepared for many searches: all of them, and those of each sentence in
 * order.
 */
export type StemIndex = {
  stems: ReadonlySet<string>
  sentences: { stems: string[]; stemSet: ReadonlySet<string> }[]
}

/** Prepares the sentences of a text for many searches. */
export function indexStems(sentences: Sentence[]): StemIndex {
  return {
    stems: new Set(sentences.flatMap(({ stems }) => stems)),
    sentences: sentences.map(({ stems }) => ({ stems, stemSet: new Set(stems) })),
  }
}

/** Whether one sentence of a text has all stems of a phrase close together. */
export const containsPhrase = ({ stems, sentences }: StemIndex, phrase: string[]): boolean =>
  hasAllStems(stems, phrase) &&
  (phrase.length === 1 ||
    sentences.some(
      (sentence) =>
        hasAllStems(sentence.stemSet, phrase) && hasStemsTogether(sentence.stems, phrase),
    ))

/** A plain loop for speed: scoring one answer calls this some thousand times. */
function hasAllStems(stems: ReadonlySet<string>, phrase: string[]): boolean {
  for (const stem of phrase) if (!stems.has(stem)) return false
  return true
}

/** The number of other words that may stand between the words of a phrase. */
const OTHER_WORDS_MAX = 3

/** Whether all stems of a phrase stand close together in a sentence, in any order. */
export const hasStemsTogether = (stems: string[], phrase: string[]): boolean =>
  placeOfPhrase(stems, phrase) !== null

/**
 * The places of the first and the last stem of a phrase in a sentence that has all of them close
 * together.
 */
export function placeOfPhrase(
  stems: string[],
  phrase: string[],
): { first: number; last: number } | null {
  if (phrase.length === 0 || !phrase.every((stem) => stems.includes(stem))) return null
  const width = phrase.length + OTHER_WORDS_MAX
  const first = stems.findIndex((stem, start) => {
    if (!phrase.includes(stem)) return false
    const window = stems.slice(start, start + width)
    return phrase.every((phraseStem) => window.includes(phraseStem))
  })
  if (first < 0) return null
  return { first, last: Math.max(...phrase.map((stem) => stems.indexOf(stem, first))) }
}

/**
 * Prepares a search that finds the texts containing a phrase. The search looks only at texts that
 * contain the phrase's rarest stem.
 */
export function createPhraseSearch(texts: StemIndex[]): (phrase: string[]) => StemIndex[] {
  const textsByStem = new Map<string, StemIndex[]>()
  for (const text of texts)
    for (const stem of text.stems) {
      const known = textsByStem.get(stem)
      if (known) known.push(text)
      else textsByStem.set(stem, [text])
    }
  return (phrase) => {
    const candidates = phrase.map((stem) => textsByStem.get(stem) ?? [])
    const fewest = Math.min(...candidates.map(({ length }) => length))
    return (
      candidates
        .find(({ length }) => length === fewest)
        ?.filter((text) => containsPhrase(text, phrase)) ?? []
    )
  }
}
