import { containsPhrase, type StemIndex } from '@sightline/english/phrase-search'
import { stemsOf } from '@sightline/english/sentences'

/**
 * One way to name a concept. The fewer answers to other questions use a synonym, the more it
 * weighs.
 */
type Synonym = { text: string; stems: string[]; phrase: string; weight: number }

/** One of the things that a question is about. `name` is the term that reports show. */
export type Concept = { name: string; synonyms: Synonym[] }

/** A concept as an answer names it: the synonyms that the answer uses, in descending weight. */
export type FoundConcept = { name: string; synonyms: string[]; strength: number }

/**
 * Parses one `about` line of a question, `name | synonym | synonym`. Each synonym weighs its
 * inverse document frequency; `shareOf` gives the share of answers to other questions that contain
 * it.
 */
export function parseConcept(line: string, shareOf: (stems: string[]) => number): Concept {
  const synonyms = line.split('|').map((text): Synonym => {
    const stems = stemsOf(text)
    return { text: text.trim(), stems, phrase: stems.join(' '), weight: -Math.log(shareOf(stems)) }
  })
  return { name: synonyms[0]?.text ?? '', synonyms }
}

/**
 * Finds each concept of a question in an answer. A synonym that two concepts share counts for the
 * first of them. The strength of a concept is the weight of its heaviest synonym plus the weights
 * of all others, which together count at most as much as the heaviest: many common words do not
 * make a strong concept.
 */
export function findConcepts(concepts: Concept[], answer: StemIndex): FoundConcept[] {
  const usedPhrases = new Set<string>()
  return concepts.map(({ name, synonyms }) => {
    const found = synonyms
      .filter(({ stems, phrase }) => containsPhrase(answer, stems) && !usedPhrases.has(phrase))
      .toSorted((a, b) => b.weight - a.weight)
    for (const { phrase } of found) usedPhrases.add(phrase)
    const [heaviest = 0, ...others] = found.map(({ weight }) => weight)
    const sumOfOthers = others.reduce((sum, weight) => sum + weight, 0)
    return {
      name,
      synonyms: found.map(({ text }) => text),
      strength: heaviest + Math.min(heaviest, sumOfOthers),
    }
  })
}

/** How much an answer speaks of a question's concepts, as the mean of their strengths. */
export const meanStrength = (concepts: FoundConcept[]): number =>
  concepts.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, concepts.length)
