import {
  LEVEL_MAX,
  type SpokenDimension,
  type SpokenRound,
} from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import { type Meanings, meanOfHighest } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import { type Judgement, type Level, levelOf } from '../rubrics/dimension.ts'
import { amountShown, clearestInstances, substanceShown } from '../rubrics/dimension-meaning.ts'
import type { SpokenCriterion } from '../rubrics/spoken-criterion.ts'
import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { measure } from '../spoken-answers/measures.ts'
import {
  concretenessOf,
  isOfSomebodyElse,
  substanceOf,
  tellsOwnAct,
} from '../spoken-answers/specifics.ts'

/** `range` is where the level lies when the coach is not sure of it. */
export type AnswerLevel = {
  dimension: SpokenDimension
  level: Level
  range?: { low: Level; high: Level }
  meaning: string
  evidence: Evidence[]
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
  const limits = limitsOf(round, dimension, facts)
  const lowest = limits.toSorted((a, b) => a.level - b.level)[0]
  const isEvaded = facts.evaded.some(
    ({ about }) => (about === 'harder' ? PROBED_BY_HARDER[round] : about) === dimension,
  )
  const reached = Math.min(judgement.level, lowest?.level ?? judgement.level)
  const level = levelOf(isEvaded ? reached - 1 : reached)
  const limited = lowest && lowest.level < judgement.level ? [withoutQuote(lowest.reason)] : []
  const evidence = [...judgement.evidence, ...limited, ...(isEvaded ? [withoutQuote(EVADED)] : [])]
  const scored: AnswerLevel = { dimension, level, meaning: criterion.levels[level], evidence }
  const high = levelOf(Math.min(judgement.high, lowest?.level ?? judgement.high))
  const low = levelOf(Math.min(judgement.low, level))
  if (high - low < UNSURE_SPAN_MIN) return scored
  return {
    ...scored,
    range: { low, high },
    evidence: [...evidence, withoutQuote(WORDS_AND_MEANING_DISAGREE)],
  }
}

/** Dimensions whose measures are shares and lengths, which more sentences can lower. */
const FALLING_WITH_LENGTH = new Set<SpokenDimension>(['clarity', 'ownership'])

/**
 * The best judgement of the answer up to any of its sentences, so that saying more never lowers a
 * level.
 */
function bestOfBeginnings({ judge }: SpokenCriterion, facts: AnswerFacts): Judgement {
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
    const judgement = judge({ ...facts, sentences, measures })
    if (judgement.level > best.level) best = judgement
  }
  return best
}

/**
 * The levels by words and by meaning lie this far apart when the coach is not sure of a dimension.
 */
const UNSURE_SPAN_MIN = 3

/** A judgement with the lower and the higher of its levels by words and by meaning. */
type SpannedJudgement = Judgement & { low: Level; high: Level }

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

/**
 * The level by words, by meaning and by how concrete the answer is. The only quotes are sentences
 * that are clearly instances of the dimension, the clearest of each answer.
 */
function withMeaning(
  round: SpokenRound,
  dimension: SpokenDimension,
  { level, evidence }: Judgement,
  facts: AnswerFacts,
): SpannedJudgement {
  const { sentences, meanings } = facts
  const unquotedEvidence = evidence.map(({ text }) => withoutQuote(text))
  if (!meanings) return { level, low: level, high: level, evidence: unquotedEvidence }
  const strength = strengthOf(facts, round, meanings)
  if (dimension === 'clarity') {
    const clear = levelOf(
      Math.round(weighted(CLARITY_WEIGHTS[round], { words: level, ...strength })),
    )
    const vague = clear < level ? [withoutQuote(LITTLE_TO_PICTURE)] : []
    return { level: clear, low: clear, high: clear, evidence: [...unquotedEvidence, ...vague] }
  }
  const shown = amountShown(round, dimension, sentences, meanings, (sentence) =>
    concretenessOf(sentence, round),
  )
  const byMeaning = levelOf(Math.round(shown * LEVEL_MAX))
  const instances = clearestInstances(round, dimension, sentences, meanings)
  const quoted = instances.map(({ said, seq }) => ({ text: SHOWN_BEST, quote: said, seq }))
  const unquoted = withoutQuote(shown > SHOWN_MIN ? SHOWN_IN_PLACES : SHOWN_NOWHERE)
  const scored = levelOf(
    Math.round(weighted(LEVEL_WEIGHTS[round], { words: level, shown, ...strength })),
  )
  return {
    level: scored,
    low: levelOf(Math.min(level, byMeaning, scored)),
    high: levelOf(Math.max(level, byMeaning, scored)),
    evidence: [...(quoted.length > 0 ? quoted : [unquoted]), ...unquotedEvidence],
  }
}

type Limit = { level: number; reason: string }

/** What keeps the level of a dimension low, however well the rest is said. */
function limitsOf(round: SpokenRound, dimension: SpokenDimension, facts: AnswerFacts): Limit[] {
  const { content, specifics } = substanceOf(facts, round)
  const byContent = CONTENT_FOR_LEVELS[round].filter((count) => content >= count).length
  const bySpecifics = 1 + SPECIFICS_FOR_LEVELS[round].filter((count) => specifics >= count).length
  return [
    { level: byContent, reason: 'It says too little to show more.' },
    ...(dimension === 'clarity' || facts.meanings
      ? []
      : [{ level: bySpecifics, reason: TOO_GENERAL }]),
    ...(OWN_PART.has(dimension) && round === 'behavioral' && isOfSomebodyElse(facts)
      ? [
          {
            level: 1,
            reason: 'It is the story of somebody else: what you did yourself does not show.',
          },
        ]
      : []),
  ]
}

/** The dimension that the harder follow-ups of a round ask most about. */
const PROBED_BY_HARDER: Record<SpokenRound, SpokenDimension> = {
  behavioral: 'reflection',
  'system-design': 'trade-offs',
  'sales-call': 'objection',
}

/** Dimensions that only what the candidates did themselves can show. */
const OWN_PART = new Set<SpokenDimension>(['task', 'action', 'ownership'])
const EVADED = 'A follow-up asked about this, and your answer to it does not answer it.'
/** Less is shown by no sentence. */
const SHOWN_MIN = 0.3
const SHOWN_BEST = 'This sentence shows it best.'
const WORDS_AND_MEANING_DISAGREE =
  'The words and the meaning of the answer point to different levels, so this level is not sure.'
const TOO_GENERAL =
  'It names hardly any person, time, thing or number, so it could be said of any case.'
const LITTLE_TO_PICTURE = 'Little in it can be pictured: say who, when, what and how much.'
const SHOWN_IN_PLACES = 'It shows in places; no sentence shows it clearly enough to quote.'
const SHOWN_NOWHERE = 'No sentence shows it clearly.'
/** Evidence that quotes no sentence of the answer. */
export const withoutQuote = (text: string): Evidence => ({ text, quote: null, seq: null })
