import { type Sentence, stemsOf } from '../text/sentences.ts'

/** A term of a rubric that an answer names, where it does. */
export type FoundTerm = { term: string; sentence: Sentence }

/** What of a dimension's terms was found and what was not; `share` is from 0 to 1. */
export type FoundTerms = { found: FoundTerm[]; missing: string[]; share: number }

/** A sentence proves at most one term of a dimension for so many words, so that words strung together prove little. */
const WORDS_PER_TERM = 4
/** Words that may stand between those of a term. */
const APART_MAX = 3

/** The name of a term: the first of its synonyms. */
const nameOf = (term: string) => term.split('|')[0]?.trim() ?? ''

type Phrase = { term: string; ways: string[][] }

/** Questions keep their terms, and stems are many. */
const known = new WeakMap<string[], Phrase[]>()

function phrasesOf(terms: string[]): Phrase[] {
  const phrases = known.get(terms) ?? terms.map((term) => ({ term, ways: term.split('|').map(stemsOf) }))
  known.set(terms, phrases)
  return phrases
}

/** Looks for the terms of one dimension. Bare lists of words count for no more than what is said in sentences. */
export function findTerms(terms: string[], sentences: Sentence[]): FoundTerms {
  const phrases = phrasesOf(terms)
  const left = new Map(
    sentences.map((sentence) => [sentence, Math.max(1, Math.floor(sentence.words.length / WORDS_PER_TERM))]),
  )
  const look = (among: Sentence[], unless: FoundTerm[]) =>
    phrases.flatMap(({ term, ways }): FoundTerm[] => {
      if (unless.some((one) => one.term === term)) return []
      const sentence = among.find((one) => (left.get(one) ?? 0) > 0 && ways.some((way) => holds(one.stems, way)))
      if (!sentence) return []
      left.set(sentence, (left.get(sentence) ?? 0) - 1)
      return [{ term, sentence }]
    })
  const said = look(
    sentences.filter(({ isSaid }) => isSaid),
    [],
  )
  const listed = look(
    sentences.filter(({ isSaid }) => !isSaid),
    said,
  ).slice(0, said.length)
  const found = [...said, ...listed]
  return {
    found: found.map(({ term, sentence }) => ({ term: nameOf(term), sentence })),
    missing: terms.filter((term) => !found.some((one) => one.term === term)).map(nameOf),
    share: terms.length === 0 ? 0 : found.length / terms.length,
  }
}

/** True when all stems of a phrase stand close together, in any order. */
export function holds(stems: string[], phrase: string[]): boolean {
  const [first] = phrase
  if (first === undefined) return false
  if (!phrase.every((word) => stems.includes(word))) return false
  if (phrase.length === 1) return true
  const width = phrase.length + APART_MAX
  return stems.some((stem, start) => {
    if (!phrase.includes(stem)) return false
    const near = stems.slice(start, start + width)
    return phrase.every((word) => near.includes(word))
  })
}
