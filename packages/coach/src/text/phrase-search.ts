import type { Sentence } from './sentences.ts'

/** The stems of a text, prepared for many searches: all of them, and those of each sentence in order. */
export type StemIndex = { stems: ReadonlySet<string>; sentences: { stems: string[]; stemSet: ReadonlySet<string> }[] }

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
    sentences.some((sentence) => hasAllStems(sentence.stemSet, phrase) && hasStemsTogether(sentence.stems, phrase)))

/** A plain loop for speed: scoring one answer calls this some thousand times. */
function hasAllStems(stems: ReadonlySet<string>, phrase: string[]): boolean {
  for (const stem of phrase) if (!stems.has(stem)) return false
  return true
}

/** The number of other words that may stand between the words of a phrase. */
const OTHER_WORDS_MAX = 3

/** Whether all stems of a phrase stand close together in a sentence, in any order. */
export function hasStemsTogether(stems: string[], phrase: string[]): boolean {
  const [first] = phrase
  if (first === undefined) return false
  if (!phrase.every((stem) => stems.includes(stem))) return false
  if (phrase.length === 1) return true
  const width = phrase.length + OTHER_WORDS_MAX
  return stems.some((stem, start) => {
    if (!phrase.includes(stem)) return false
    const window = stems.slice(start, start + width)
    return phrase.every((phraseStem) => window.includes(phraseStem))
  })
}

/**
 * Prepares a search that finds the texts containing a phrase. The search looks only at texts that contain the phrase's
 * rarest stem.
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
    return candidates.find(({ length }) => length === fewest)?.filter((text) => containsPhrase(text, phrase)) ?? []
  }
}
