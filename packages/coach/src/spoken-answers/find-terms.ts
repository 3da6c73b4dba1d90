import { placeOfPhrase } from '@sightline/english/phrase-search'
import { type Sentence, stemsOf, wordsAsWritten } from '@sightline/english/sentences'

/** A term of a question in the words of the answer that name it, and their sentence. */
export type FoundTerm = { term: string; sentence: Sentence }

/** A found term with its line in the question. */
type FoundLine = FoundTerm & { line: string }

/** Which of a dimension's terms an answer names. `share` is the found share, from 0 to 1. */
export type FoundTerms = { found: FoundTerm[]; share: number }

/**
 * A sentence proves at most one term of a dimension per four words, so that strung-together terms
 * prove little.
 */
const WORDS_PER_TERM = 4

/** The parts of a line `term | synonym | synonym`. */
const synonymsOf = (line: string) => line.split('|').map((synonym) => synonym.trim())

type TermPhrases = { line: string; phrases: string[][] }

/**
 * Stemmed terms by the question's own list of lines: questions live as long as the bank, and
 * stemming is slow.
 */
const cache = new WeakMap<string[], TermPhrases[]>()

function phrasesOf(lines: string[]): TermPhrases[] {
  const terms =
    cache.get(lines) ?? lines.map((line) => ({ line, phrases: synonymsOf(line).map(stemsOf) }))
  cache.set(lines, terms)
  return terms
}

/**
 * Looks for the terms of one dimension, each a line `term | synonym | synonym`. Bare lists of words
 * prove at most as many terms as the prose does.
 */
export function findTerms(lines: string[], sentences: Sentence[]): FoundTerms {
  const terms = phrasesOf(lines)
  const termsLeft = new Map(
    sentences.map((sentence) => [
      sentence,
      Math.max(1, Math.floor(sentence.words.length / WORDS_PER_TERM)),
    ]),
  )
  const search = (among: Sentence[], alreadyFound: FoundLine[]) =>
    terms.flatMap(({ line, phrases }): FoundLine[] => {
      if (alreadyFound.some((found) => found.line === line)) return []
      for (const sentence of among) {
        const left = termsLeft.get(sentence) ?? 0
        const [place] =
          left > 0 ? phrases.flatMap((phrase) => placeOfPhrase(sentence.stems, phrase) ?? []) : []
        if (!place) continue
        termsLeft.set(sentence, left - 1)
        const term = wordsAsWritten(sentence.text)
          .slice(place.first, place.last + 1)
          .join(' ')
        return [{ line, term, sentence }]
      }
      return []
    })
  const prose = sentences.filter(({ isProse }) => isProse)
  const lists = sentences.filter(({ isProse }) => !isProse)
  const inProse = search(prose, [])
  const found = [...inProse, ...search(lists, inProse).slice(0, inProse.length)]
  return {
    found: found.map(({ term, sentence }) => ({ term, sentence })),
    share: lines.length === 0 ? 0 : found.length / lines.length,
  }
}
