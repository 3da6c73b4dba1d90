import { type Spoken, says } from '../text/phrase-search.ts'
import { stemsOf } from '../text/sentences.ts'

/** A way to name something; it weighs the more, the fewer answers to other questions use it. */
type Way = { text: string; stems: string[]; phrase: string; weight: number }

/** One of the things that a question is about: how a report says it, and the ways to name it. */
export type Concept = { name: string; ways: Way[] }

/** What an answer says of a concept: the ways it uses, the weightiest first. */
export type NamedConcept = { name: string; ways: string[]; strength: number }

/** A concept from its line, each way weighed by its inverse document frequency: `shareOf` is the share of answers to other questions with it. */
export function asConcept(line: string, shareOf: (stems: string[]) => number): Concept {
  const ways = line.split('|').map((way): Way => {
    const stems = stemsOf(way)
    return { text: way.trim(), stems, phrase: stems.join(' '), weight: -Math.log(shareOf(stems)) }
  })
  return { name: ways[0]?.text ?? '', ways }
}

/**
 * What an answer says of each concept of a question. A way that belongs to two of them counts for the first. The weightiest way counts, and
 * all others together at most as much again, so that many weak words do not make a strong one.
 */
export function namedConcepts(concepts: Concept[], answer: Spoken): NamedConcept[] {
  const used = new Set<string>()
  return concepts.map(({ name, ways }) => {
    const found = ways
      .filter(({ stems, phrase }) => says(answer, stems) && !used.has(phrase))
      .toSorted((a, b) => b.weight - a.weight)
    for (const { phrase } of found) used.add(phrase)
    const [best = 0, ...rest] = found.map(({ weight }) => weight)
    const strength =
      best +
      Math.min(
        best,
        rest.reduce((sum, weight) => sum + weight, 0),
      )
    return { name, ways: found.map(({ text }) => text), strength }
  })
}

/** How much an answer speaks of all concepts of a question together: their mean. */
export const strengthOf = (named: NamedConcept[]): number =>
  named.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, named.length)
