import { LEVEL_MAX, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Sentence } from '@sightline/english/sentences'
import type { Clearness } from '../rubrics/dimension-meaning.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { beginningOf } from './beginnings.ts'

/** As many words are few for an answer that shows every dimension. */
const FEW_WORDS = 80
/** So much is shown, on average, by an answer of a halfway good level. */
const SHOWN_BY_MOST = 0.5

/**
 * How much an answer shows of all dimensions for the few words that it has, from 0 to 1: for each
 * dimension the chance that terms, words or meaning show it. Of a longer answer its densest
 * beginning counts, so that to say more never lowers it.
 */
export function densityOf(
  round: SpokenRound,
  facts: AnswerFacts,
  clearness: (sentence: Sentence) => Clearness,
): number {
  const criteria = criteriaOf(round).filter(([dimension]) => dimension !== 'clarity')
  const clearest = new Map(criteria.map(([dimension]) => [dimension, 0]))
  let [densest, words] = [0, 0]
  for (const [index, sentence] of facts.sentences.entries()) {
    const found = clearness(sentence)
    for (const [dimension, value] of clearest)
      clearest.set(dimension, Math.max(value, found[dimension] ?? 0))
    words += sentence.words.length
    const brevity = Math.min(1, FEW_WORDS / words)
    if (brevity <= densest) break
    const beginning = beginningOf(facts, index + 1)
    const shown = criteria.map(([dimension, { judge }]) => {
      const byWords = judge(beginning) / LEVEL_MAX
      const named = beginning.terms[dimension]?.share ?? byWords
      return 1 - (1 - byWords) * (1 - named) * (1 - (clearest.get(dimension) ?? 0))
    })
    const mean = shown.reduce((sum, value) => sum + value, 0) / criteria.length
    densest = Math.max(densest, (brevity * Math.max(0, mean - SHOWN_BY_MOST)) / (1 - SHOWN_BY_MOST))
  }
  return densest
}
