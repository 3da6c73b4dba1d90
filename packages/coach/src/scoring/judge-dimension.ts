import {
  LEVEL_MAX,
  type SpokenDimension,
  type SpokenRound,
} from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import { type Meanings, meanOfHighest } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { type Level, levelOf } from '../rubrics/dimension.ts'
import { amountShown, clearestInstances, substanceShown } from '../rubrics/dimension-meaning.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import type { SpokenCriterion } from '../rubrics/spoken-criterion.ts'
import type { AnswerFacts, ScoredSpokenQuestion } from '../spoken-answers/answer-facts.ts'
import { measure } from '../spoken-answers/measures.ts'
import {
  concretenessOf,
  isOfSomebodyElse,
  substanceOf,
  tellsOwnAct,
} from '../spoken-answers/specifics.ts'

/**
 * `range` is where the level lies when the coach is not sure of it. `evidence` quotes the answer and
 * says what was counted. It never says that something is missing: not to find a thing is no proof
 * that it is not there.
 */
export type AnswerLevel = {
  dimension: SpokenDimension
  level: Level
  range?: { low: Level; high: Level }
  evidence: Evidence[]
  /** What would raise the level; not with the highest, and not with a doubt about the topic. */
  advice?: string
}

/**
 * The least number of different content words for each level from 1 to 4: an answer with fewer says
 * too little to show more.
 */
export const CONTENT_FOR_LEVELS: Record<SpokenRound, readonly [number, number, number, number]> = {
  behavioral: [6, 13, 22, 32],
  'system-design': [8, 18, 36, 56],
  'sales-call': [5, 12, 20, 28],
}
/** The least number of different names, times, numbers and parts for the levels 2 to 4. */
const SPECIFICS_FOR_LEVELS: Record<SpokenRound, readonly [number, number, number]> = {
  behavioral: [1, 3, 5],
  'system-design': [5, 9, 12],
  'sales-call': [1, 3, 4],
}

/** The level of one dimension of an answer on the topic. */
export function judgeDimension(
  round: SpokenRound,
  dimension: SpokenDimension,
  criterion: SpokenCriterion,
  facts: AnswerFacts,
): AnswerLevel {
  const byWords = FALLING_WITH_LENGTH.has(dimension)
    ? bestOfBeginnings(criterion, facts)
    : criterion.judge(facts)
  const judgement = withMeaning(round, dimension, byWords, facts)
  const limit = limitOf(round, dimension, facts)
  const reached = Math.min(judgement.level, limit)
  const level = levelOf(evadedFollowUp(round, dimension, facts) ? reached - 1 : reached)
  const high = levelOf(Math.min(judgement.high, limit))
  const low = levelOf(Math.min(judgement.low, level))
  return {
    dimension,
    level,
    ...(high - low >= UNSURE_SPAN_MIN && { range: { low, high } }),
    evidence: [
      ...quotesFor(round, dimension, facts),
      ...(criterion.measured?.(facts) ?? []).map(withoutQuote),
    ],
  }
}

/** What advice begins with that names what the question looks for. */
export const LOOKED_FOR = 'Looked for: '

/** What would raise a level of an answer: what the question looks for, or what was asked and evaded. */
export function adviceFor(
  round: SpokenRound,
  dimension: SpokenDimension,
  { looksFor }: Pick<ScoredSpokenQuestion, 'looksFor'>,
  facts: AnswerFacts,
): string {
  const evaded = evadedFollowUp(round, dimension, facts)
  if (evaded) return `A follow-up asked about this: “${evaded.text}” Answer that.`
  if (isBySomebodyElse(round, dimension, facts)) return OWN_PART_ASKED
  const lookedFor = looksFor.find((line) => line.dimension === dimension)?.text
  return lookedFor ? `${LOOKED_FOR}${lookedFor}` : describeDimension(round, dimension).advice
}

const evadedFollowUp = (round: SpokenRound, dimension: SpokenDimension, { evaded }: AnswerFacts) =>
  evaded.find(({ about }) => (about === 'harder' ? PROBED_BY_HARDER[round] : about) === dimension)

/** Dimensions whose measures are shares and lengths, which more sentences can lower. */
const FALLING_WITH_LENGTH = new Set<SpokenDimension>(['clarity', 'ownership'])

/**
 * The best judgement of the answer up to any of its sentences, so that saying more never lowers a
 * level.
 */
function bestOfBeginnings({ judge }: SpokenCriterion, facts: AnswerFacts): Level {
  let best = judge(facts)
  for (let count = 1; count < facts.sentences.length; count++) {
    const sentences = facts.sentences.slice(0, count)
    const { pace, pauses, fillerRate } = facts.measures
    const measures = {
      ...measure(sentences, null),
      pace,
      pauses,
      ...(pace !== null && { fillerRate }),
    }
    const level = judge({ ...facts, sentences, measures })
    if (level > best) best = level
  }
  return best
}

/**
 * The levels by words and by meaning lie this far apart when the coach is not sure of a dimension.
 */
const UNSURE_SPAN_MIN = 3

/** A level with the lower and the higher of the levels by words and by meaning. */
type SpannedLevel = { level: Level; low: Level; high: Level }

/**
 * What a level is made of. `words` is what a point that the words earn adds; the others are what
 * their measure adds when it is full. Fitted on the known halves of the bench's answers.
 */
type LevelWeights = Record<'base' | 'words' | 'shown' | 'concrete' | 'acts' | 'substance', number>
const LEVEL_WEIGHTS: Record<SpokenRound, LevelWeights> = {
  behavioral: { base: 0.4, words: 0.13, shown: 0.85, concrete: 1.8, acts: 0.9, substance: 1 },
  'system-design': {
    base: -0.28,
    words: 0.23,
    shown: 2.15,
    concrete: 0.6,
    acts: 0,
    substance: 1.8,
  },
  'sales-call': { base: -0.08, words: 0.13, shown: 2, concrete: 1.5, acts: 0, substance: 0.7 },
}
/**
 * The same for clarity: what can be pictured is easier to follow than general talk in good order.
 */
const CLARITY_WEIGHTS: Record<SpokenRound, Omit<LevelWeights, 'shown' | 'acts'>> = {
  behavioral: { base: 0.9, words: 0.25, concrete: 1.7, substance: 3.7 },
  'system-design': { base: 0.8, words: 0.12, concrete: 0.6, substance: 9 },
  'sales-call': { base: 1, words: 0.14, concrete: 1.4, substance: 5.5 },
}
/** The sentences that count most for how concrete an answer is, and for what its candidate did. */
const STRONGEST_SENTENCES = 5
const STRONGEST_ACTS = 4

/**
 * Measures of a whole answer, each from 0 to 1. Each rests on the strongest sentences alone, so
 * that neither length nor a weak sentence more changes it.
 */
export function strengthOf({ sentences }: AnswerFacts, round: SpokenRound, meanings: Meanings) {
  const strongest = (count: number, weigh: (sentence: Sentence) => number) =>
    meanOfHighest(sentences.map(weigh), count)
  const concreteness = (sentence: Sentence) => concretenessOf(sentence, round)
  return {
    concrete: strongest(STRONGEST_SENTENCES, concreteness),
    acts: strongest(STRONGEST_ACTS, (sentence) =>
      tellsOwnAct(sentence) ? 0.5 + 0.5 * concreteness(sentence) : 0,
    ),
    substance: strongest(STRONGEST_SENTENCES, (sentence) =>
      substanceShown(round, sentence, meanings),
    ),
  }
}

/** The sum of measures by their weights; a measure without a weight counts for nothing. */
const weighted = (
  { base, ...weights }: Partial<LevelWeights> & { base: number },
  measures: Record<string, number>,
) =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (measures[name] ?? 0),
    base,
  )

/** The level by words, by meaning and by how concrete the answer is. */
function withMeaning(
  round: SpokenRound,
  dimension: SpokenDimension,
  level: Level,
  facts: AnswerFacts,
): SpannedLevel {
  const { sentences, meanings } = facts
  if (!meanings) return { level, low: level, high: level }
  const strength = strengthOf(facts, round, meanings)
  if (dimension === 'clarity') {
    const clear = levelOf(
      Math.round(weighted(CLARITY_WEIGHTS[round], { words: level, ...strength })),
    )
    return { level: clear, low: clear, high: clear }
  }
  const shown = amountShown(round, dimension, sentences, meanings, (sentence) =>
    concretenessOf(sentence, round),
  )
  const byMeaning = levelOf(Math.round(shown * LEVEL_MAX))
  const scored = levelOf(
    Math.round(weighted(LEVEL_WEIGHTS[round], { words: level, shown, ...strength })),
  )
  return {
    level: scored,
    low: levelOf(Math.min(level, byMeaning, scored)),
    high: levelOf(Math.max(level, byMeaning, scored)),
  }
}

/** The sentences that are clearly instances of the dimension, the clearest of each answer. */
const quotesFor = (
  round: SpokenRound,
  dimension: SpokenDimension,
  { sentences, meanings }: AnswerFacts,
): Evidence[] =>
  meanings && dimension !== 'clarity'
    ? clearestInstances(round, dimension, sentences, meanings).map(({ said, seq }) => ({
        text: '',
        quote: said,
        seq,
      }))
    : []

/** The level that what keeps a dimension low leaves at most, however well the rest is said. */
function limitOf(round: SpokenRound, dimension: SpokenDimension, facts: AnswerFacts): number {
  const { content, specifics } = substanceOf(facts, round)
  const byContent = CONTENT_FOR_LEVELS[round].filter((count) => content >= count).length
  const bySpecifics = 1 + SPECIFICS_FOR_LEVELS[round].filter((count) => specifics >= count).length
  return Math.min(
    byContent,
    dimension === 'clarity' || facts.meanings ? LEVEL_MAX : bySpecifics,
    isBySomebodyElse(round, dimension, facts) ? 1 : LEVEL_MAX,
  )
}

const isBySomebodyElse = (round: SpokenRound, dimension: SpokenDimension, facts: AnswerFacts) =>
  round === 'behavioral' && OWN_PART.has(dimension) && isOfSomebodyElse(facts)

/** The dimension that the harder follow-ups of a round ask most about. */
const PROBED_BY_HARDER: Record<SpokenRound, SpokenDimension> = {
  behavioral: 'reflection',
  'system-design': 'trade-offs',
  'sales-call': 'objection',
}

/** Dimensions that only what the candidates did themselves can show. */
const OWN_PART = new Set<SpokenDimension>(['task', 'action', 'ownership'])
const OWN_PART_ASKED =
  'What did you do yourself in this? Your own part decides this level, whoever else was in it.'

/** Evidence that quotes no sentence of the answer. */
export const withoutQuote = (text: string): Evidence => ({ text, quote: null, seq: null })
