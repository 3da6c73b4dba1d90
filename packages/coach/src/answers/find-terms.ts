import { hasStemsTogether } from '../text/phrase-search.ts'
import { type Sentence, stemsOf } from '../text/sentences.ts'

/** A term of a question, and the sentence of the answer that names the term. */
export type FoundTerm = { term: string; sentence: Sentence }

/** Which of a dimension's terms an answer names. `share` is the found share, from 0 to 1. */
export type FoundTerms = { found: FoundTerm[]; missing: string[]; share: number }

/** A sentence proves at most one term of a dimension per four words, so that strung-together terms prove little. */
const WORDS_PER_TERM = 4

/** The name of a line `term | synonym | synonym`: its first part. */
const nameOf = (line: string) => line.split('|')[0]?.trim() ?? ''

type TermPhrases = { line: string; phrases: string[][] }

/** Stemmed terms by the question's own list of lines: questions live as long as the bank, and stemming is slow. */
const cache = new WeakMap<string[], TermPhrases[]>()

function phrasesOf(lines: string[]): TermPhrases[] {
  const terms = cache.get(lines) ?? lines.map((line) => ({ line, phrases: line.split('|').map(stemsOf) }))
  cache.set(lines, terms)
  return terms
}

/**
 * Looks for the terms of one dimension, each a line `term | synonym | synonym`. Bare lists of words prove at most as
 * many terms as the prose does.
 */
export function findTerms(lines: string[], sentences: Sentence[]): FoundTerms {
  const terms = phrasesOf(lines)
  const termsLeft = new Map(
    sentences.map((sentence) => [sentence, Math.max(1, Math.floor(sentence.words.length / WORDS_PER_TERM))]),
  )
  const search = (among: Sentence[], alreadyFound: FoundTerm[]) =>
    terms.flatMap(({ line, phrases }): FoundTerm[] => {
      if (alreadyFound.some(({ term }) => term === line)) return []
      const sentence = among.find(
        (candidate) =>
          (termsLeft.get(candidate) ?? 0) > 0 && phrases.some((phrase) => hasStemsTogether(candidate.stems, phrase)),
      )
      if (!sentence) return []
      termsLeft.set(sentence, (termsLeft.get(sentence) ?? 0) - 1)
      return [{ term: line, sentence }]
    })
  const prose = sentences.filter(({ isProse }) => isProse)
  const lists = sentences.filter(({ isProse }) => !isProse)
  const inProse = search(prose, [])
  const found = [...inProse, ...search(lists, inProse).slice(0, inProse.length)]
  return {
    found: found.map(({ term, sentence }) => ({ term: nameOf(term), sentence })),
    missing: lines.filter((line) => !found.some(({ term }) => term === line)).map(nameOf),
    share: lines.length === 0 ? 0 : found.length / lines.length,
  }
}
