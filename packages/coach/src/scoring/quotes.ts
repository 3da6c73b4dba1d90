import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import type { Sentence } from '@sightline/english/sentences'
import { clearestInstances } from '../rubrics/dimension-meaning.ts'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { ownPartsOf } from '../spoken-answers/specifics.ts'

/** The sentences that are clearly instances of the dimension, the clearest of each answer. */
export function quotesFor(
  round: SpokenRound,
  dimension: SpokenDimension,
  facts: AnswerFacts,
): Evidence[] {
  const { meanings } = facts
  if (!meanings || dimension === 'clarity') return []
  return clearestInstances(round, dimension, quotable(round, dimension, facts), meanings).map(
    ({ said, seq }) => ({ text: '', quote: said, seq }),
  )
}

/** The sentences of an answer that can be evidence of a dimension at all. */
function quotable(
  round: SpokenRound,
  dimension: SpokenDimension,
  { sentences, toHarder }: AnswerFacts,
): Sentence[] {
  if (dimension === 'next-step') return sentences.filter(({ text }) => OFFER.test(text))
  if (round !== 'behavioral') return sentences
  const told = STORY.has(dimension) ? sentences.filter(({ seq }) => !toHarder.has(seq)) : sentences
  return OWN_ACT.has(dimension) ? ownPartsOf(told) : told
}

/** Dimensions of what happened: what is thought of in reply to a harder follow-up did not. */
const STORY = new Set<SpokenDimension>(['situation', 'task', 'action', 'result'])
/** Dimensions that only a sentence on what the candidates do can show. */
const OWN_ACT = new Set<SpokenDimension>(['action', 'ownership'])
/** Words without which nothing is offered, asked for or set a date for. */
const OFFER =
  /\b(will|shall|can|could|would|may|might|want|like|let|lets|suggest|propose|offer|need|start|send|call|meet|book|invite|bring|visit|talk|speak|show|tell|come)\b|['’](ll|d|s (do|meet|talk|start))\b/i
