import {
  LEVEL_MAX,
  type SpokenDimension,
  type SpokenRound,
} from '@sightline/contracts/interviews/rounds'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import type { Sentence } from '@sightline/english/sentences'
import { type Level, levelOf } from '../rubrics/dimension.ts'
import { clearnessOf } from '../rubrics/dimension-meaning.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import type { SpokenCriterion } from '../rubrics/spoken-criterion.ts'
import { SPOKEN_RUBRICS } from '../rubrics/spoken-rubrics.ts'
import type { AnswerFacts, ScoredSpokenQuestion } from '../spoken-answers/answer-facts.ts'
import { blanksOf, isOfSomebodyElse, ownPartsOf, substanceOf } from '../spoken-answers/specifics.ts'
import { beginningOf } from './beginnings.ts'
import { densityOf } from './density.ts'
import { type LevelMeasures, levelMeasures } from './level-measures.ts'
import levelWeights from './level-weights.json' with { type: 'json' }
import { notYetSaid } from './looked-for.ts'
import { quotesFor } from './quotes.ts'

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
  const quotes = level >= QUOTED_LEVEL_MIN ? quotesFor(round, dimension, facts) : []
  const high = levelOf(Math.min(judgement.high, limit))
  // A quoted sentence shows the dimension, whatever the words alone say.
  const low = quotes.length > 0 ? QUOTED_LEVEL_MIN : levelOf(Math.min(judgement.low, level))
  return {
    dimension,
    level,
    ...(high - low >= UNSURE_SPAN_MIN && { range: { low, high } }),
    evidence: [
      ...quotes,
      ...(criterion.measured?.(facts) ?? []).map(withoutQuote),
      ...(dimension === 'clarity' && isTemplate(round, facts)
        ? [withoutQuote(`It is a template with blanks left open: “${blanksOf(facts)[0]}”.`)]
        : []),
    ],
  }
}

/** A sentence is no evidence of a level at which the dimension does not show. */
const QUOTED_LEVEL_MIN = 2

/** What advice begins with that names what the question looks for: where hardly any was found, */
const LOOKED_FOR = 'Looked for: '
/** and where some of it was, so that only the reader knows what is still missing. */
const ALL_SAID = 'Is all of this said? '
const HARDLY_SHOWN_MAX = 1
/** From this level on, not to find something is no ground for any advice. */
const MOSTLY_SHOWN_MIN = 3

/** What the question looks for, in advice that names it; null in other advice. */
export const lookedForIn = (advice: string): string | null => {
  const opening = [LOOKED_FOR, ALL_SAID].find((start) => advice.startsWith(start))
  return opening ? advice.slice(opening.length) : null
}

/**
 * What would raise a level of an answer: what was asked and evaded, or what the question looks for.
 * It never says that the answer lacks what it may have.
 */
export function adviceFor(
  round: SpokenRound,
  { dimension, level }: Pick<AnswerLevel, 'dimension' | 'level'>,
  { looksFor }: Pick<ScoredSpokenQuestion, 'looksFor'>,
  facts: AnswerFacts,
): string {
  const evaded = evadedFollowUp(round, dimension, facts)
  if (evaded) return `A follow-up asked about this: “${evaded.text}” Answer that.`
  if (isBySomebodyElse(round, dimension, facts)) return OWN_PART_ASKED
  const lookedFor = looksFor.find((line) => line.dimension === dimension)?.text
  const { advice, levels } = describeDimension(round, dimension)
  // An open question looks for what the advice of its round says.
  if (lookedFor && lookedFor !== advice) {
    if (level <= HARDLY_SHOWN_MAX) return `${LOOKED_FOR}${lookedFor}`
    const open = notYetSaid(lookedFor, facts.sentences)
    if (open) return `${ALL_SAID}${open}`
  }
  const toDo = level < MOSTLY_SHOWN_MIN && SPOKEN_RUBRICS[round][dimension]?.toDo(facts)
  return toDo || `${LEVEL_MAX} of ${LEVEL_MAX} means: ${levels[LEVEL_MAX]}`
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
    const level = judge(beginningOf(facts, count))
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
 * What each measure adds to the level of a dimension when it is full, and what every answer on the
 * topic begins with. Fitted by the bench to an interviewer's levels.
 */
type LevelWeights = { base: number; measures: LevelMeasures }
const LEVEL_WEIGHTS: Record<
  SpokenRound,
  Partial<Record<SpokenDimension, LevelWeights>>
> = levelWeights

/** The same for all dimensions of an answer, and kept as long as its facts. */
const densities = new WeakMap<AnswerFacts, number>()

/** The level by words, and by what the sentences show by their meaning. */
function withMeaning(
  round: SpokenRound,
  dimension: SpokenDimension,
  byWords: Level,
  facts: AnswerFacts,
): SpannedLevel {
  const { meanings } = facts
  const weights = LEVEL_WEIGHTS[round][dimension]
  if (!meanings || !weights) return { level: byWords, low: byWords, high: byWords }
  const clearness = (sentence: Sentence) => clearnessOf(round, sentence, meanings)
  const density = densities.get(facts) ?? densityOf(round, facts, clearness)
  densities.set(facts, density)
  const measures = levelMeasures(round, dimension, { facts, meanings, byWords, density }, clearness)
  const level = levelOf(Math.round(levelByMeasures(weights, measures)))
  const byMeaning = levelOf(Math.round((measures.amount ?? 0) * LEVEL_MAX))
  if (dimension === 'clarity') return { level, low: level, high: level }
  return {
    level,
    low: levelOf(Math.min(byWords, byMeaning, level)),
    high: levelOf(Math.max(byWords, byMeaning, level)),
  }
}

const levelByMeasures = ({ base, measures: weights }: LevelWeights, measures: LevelMeasures) =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (measures[name as keyof LevelMeasures] ?? 0),
    base,
  )

/** The level that what keeps a dimension low leaves at most, however well the rest is said. */
function limitOf(round: SpokenRound, dimension: SpokenDimension, facts: AnswerFacts): number {
  const { content, specifics } = substanceOf(facts, round)
  const byContent = CONTENT_FOR_LEVELS[round].filter((count) => content >= count).length
  const bySpecifics = 1 + SPECIFICS_FOR_LEVELS[round].filter((count) => specifics >= count).length
  return Math.min(
    byContent,
    dimension === 'clarity' || facts.meanings ? LEVEL_MAX : bySpecifics,
    isTemplate(round, facts) ? BLANKS_MAX : LEVEL_MAX,
    isBySomebodyElse(round, dimension, facts) || isNothingDone(round, dimension, facts)
      ? 1
      : LEVEL_MAX,
  )
}

/** Designs name things in brackets that are no blanks, as in `/links/<id>`. */
const isTemplate = (round: SpokenRound, facts: AnswerFacts) =>
  round !== 'system-design' && blanksOf(facts).length >= BLANKS_MIN

/** A single blank can be a slip. */
const BLANKS_MIN = 2
/** A form that nobody filled in shows no more than this. */
const BLANKS_MAX = 2
/** No sentence of an answer that does not show a dimension at all is as clear as this. */
const HINTED_MIN = 0.1

/** Whether no sentence says what the candidates did, or what came of it. */
function isNothingDone(round: SpokenRound, dimension: SpokenDimension, facts: AnswerFacts) {
  const { meanings, sentences } = facts
  if (!meanings || round !== 'behavioral' || !DONE.has(dimension)) return false
  return !(dimension === 'result' ? sentences : ownPartsOf(sentences)).some((sentence) => {
    const clearness = clearnessOf(round, sentence, meanings)
    const { action = 0 } = dimension === 'ownership' ? clearness : {}
    return Math.max(clearness[dimension] ?? 0, action) >= HINTED_MIN
  })
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
/** Dimensions that only something done, or what came of it, can show. */
const DONE = new Set<SpokenDimension>(['action', 'result', 'ownership'])
const OWN_PART_ASKED =
  'What did you do yourself in this? Your own part decides this level, whoever else was in it.'

/** Evidence that quotes no sentence of the answer. */
export const withoutQuote = (text: string): Evidence => ({ text, quote: null, seq: null })
