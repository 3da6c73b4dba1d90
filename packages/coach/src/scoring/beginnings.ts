import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { measure } from '../spoken-answers/measures.ts'

/** The facts of the first `count` sentences of an answer, with the pace of the whole of it. */
export function beginningOf(facts: AnswerFacts, count: number): AnswerFacts {
  const sentences = facts.sentences.slice(0, count)
  const { pace, pauses, fillerRate } = facts.measures
  const measures = {
    ...measure(sentences, null),
    pace,
    pauses,
    ...(pace !== null && { fillerRate }),
  }
  const kept = new Set(sentences)
  const terms = Object.entries(facts.terms).map(([dimension, of]) => {
    const found = of?.found.filter(({ sentence }) => kept.has(sentence)) ?? []
    const share = ((of?.share ?? 0) * found.length) / Math.max(1, of?.found.length ?? 0)
    return [dimension, of && { found, share }]
  })
  return { ...facts, sentences, terms: Object.fromEntries(terms), measures }
}
