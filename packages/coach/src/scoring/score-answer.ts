import type { SpokenDimension, SpokenRound } from '@sightline/contracts/rounds'
import { type Evidence, LEVEL_MAX } from '@sightline/contracts/scores'
import { type AnswerFacts, answerFacts, type ScoredSpokenQuestion } from '../answers/answer-facts.ts'
import type { GivenAnswer } from '../answers/given-answer.ts'
import { measure } from '../answers/measures.ts'
import { relevanceOf } from '../answers/relevance.ts'
import { isOfSomebodyElse, substanceOf } from '../answers/specifics.ts'
import { type Judgement, type Level, levelOf } from '../rubrics/dimension.ts'
import { amountShown, clearestInstances, SENTENCES_MAX } from '../rubrics/dimension-meaning.ts'
import type { SpokenCriterion } from '../rubrics/spoken-criterion.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import type { Meanings } from '../text/meanings.ts'
import { weightedMean } from './interview-score.ts'

/** `range` is where the level lies when the coach is not sure of it. */
export type AnswerLevel = {
  dimension: SpokenDimension
  level: Level
  range?: { low: Level; high: Level }
  meaning: string
  evidence: Evidence[]
}
/** `range` is where the score lies when the coach is not sure; null when it is. */
export type AnswerScore = {
  levels: AnswerLevel[]
  score: number
  range: { low: number; high: number; reason: string } | null
  facts: AnswerFacts
}

/**
 * The least number of different content words for each level from 1 to 4: an answer with fewer says too little to show
 * more.
 */
const CONTENT_FOR_LEVELS: Record<SpokenRound, readonly [number, number, number, number]> = {
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

/**
 * Scores the answer to a spoken question: a level from 0 to 4 with its evidence for each dimension, and their weighted
 * mean. Deterministic. An empty answer, an answer off the topic and a repeated question score 0 on every dimension. An
 * answer of which the coach is not sure has a range from 0 to all of its levels; when it is not likely to answer the
 * question, its levels are halved.
 */
export function scoreAnswer(
  round: SpokenRound,
  question: ScoredSpokenQuestion,
  answer: GivenAnswer,
  meanings?: Meanings,
): AnswerScore {
  const facts = answerFacts(round, question, answer, meanings)
  const { content } = substanceOf(facts, round)
  const relevance =
    content < CONTENT_FOR_LEVELS[round][0] ? { verdict: 'off' as const, reason: TOO_LITTLE } : relevanceOf(facts, round)
  if (relevance.verdict === 'off') {
    const evidence = [withoutQuote(relevance.reason ?? '')]
    const levels = criteriaOf(round).map(
      ([dimension, { levels: meanings }]): AnswerLevel => ({ dimension, level: 0, meaning: meanings[0], evidence }),
    )
    return { levels, score: 0, range: null, facts }
  }
  const judged = criteriaOf(round).map(([dimension, criterion]) => judgeDimension(round, dimension, criterion, facts))
  if (relevance.verdict === 'on') return { levels: judged, score: weightedMean(round, judged), range: null, facts }
  const reason = `It is not sure that this answers the question. ${relevance.reason}`
  const levels = judged.map((judgement): AnswerLevel => {
    const level = levelOf(judgement.level * relevance.share)
    const meaning = describeLevel(round, judgement.dimension, level)
    const range = { low: levelOf(0), high: judgement.level }
    return { ...judgement, level, range, meaning, evidence: [...judgement.evidence, withoutQuote(reason)] }
  })
  const high = weightedMean(round, judged)
  return { levels, score: weightedMean(round, levels), range: { low: 0, high, reason }, facts }
}

const describeLevel = (round: SpokenRound, dimension: SpokenDimension, level: Level) =>
  criteriaOf(round).find(([name]) => name === dimension)?.[1].levels[level] ?? ''

function judgeDimension(
  round: SpokenRound,
  dimension: SpokenDimension,
  criterion: SpokenCriterion,
  facts: AnswerFacts,
): AnswerLevel {
  const byWords = FALLING_WITH_LENGTH.has(dimension) ? bestOfBeginnings(criterion, facts) : criterion.judge(facts)
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
  return { ...scored, range: { low, high }, evidence: [...evidence, withoutQuote(WORDS_AND_MEANING_DISAGREE)] }
}

/** Dimensions whose measures are shares and lengths, which more sentences can lower. */
const FALLING_WITH_LENGTH = new Set<SpokenDimension>(['clarity', 'ownership'])

/** The best judgement of the answer up to any of its sentences, so that saying more never lowers a level. */
function bestOfBeginnings({ judge }: SpokenCriterion, facts: AnswerFacts): Judgement {
  let best = judge(facts)
  for (let count = 1; count < facts.sentences.length; count++) {
    const sentences = facts.sentences.slice(0, count)
    const { pace, pauses, fillerRate } = facts.measures
    const measures = { ...measure(sentences, null), pace, pauses, ...(pace !== null && { fillerRate }) }
    const judgement = judge({ ...facts, sentences, measures })
    if (judgement.level > best.level) best = judgement
  }
  return best
}

/** The levels by words and by meaning lie this far apart when the coach is not sure of a dimension. */
const UNSURE_SPAN_MIN = 3

/** A judgement with the lower and the higher of its levels by words and by meaning. */
type SpannedJudgement = Judgement & { low: Level; high: Level }

/**
 * What a level is made of: the points that the words earn, the sentences that show the dimension by their meaning, and
 * how specific the answer is. Fitted on the known halves of the bench's answers.
 */
const LEVEL_WEIGHTS: Record<SpokenRound, { words: number; sentences: number; specifics: number; base: number }> = {
  behavioral: { words: 0.21, sentences: 0.25, specifics: 0.67, base: 0.45 },
  'system-design': { words: 0.27, sentences: 0.52, specifics: 0.6, base: -1.09 },
  'sales-call': { words: 0.12, sentences: 0.89, specifics: 0.42, base: -0.19 },
}

/**
 * The level by words, by meaning and by specifics together. The only quotes are sentences that are clearly instances of
 * the dimension, the clearest of each answer.
 */
function withMeaning(
  round: SpokenRound,
  dimension: SpokenDimension,
  { level, evidence }: Judgement,
  facts: AnswerFacts,
): SpannedJudgement {
  const { sentences, meanings } = facts
  if (dimension === 'clarity' || !meanings)
    return { level, low: level, high: level, evidence: evidence.map(({ text }) => withoutQuote(text)) }
  const showing = amountShown(round, dimension, sentences, meanings)
  const weights = LEVEL_WEIGHTS[round]
  const sum =
    weights.base +
    weights.words * level +
    weights.sentences * showing +
    weights.specifics * Math.log(1 + substanceOf(facts, round).specifics)
  const byMeaning = levelOf(Math.round((showing * LEVEL_MAX) / SENTENCES_MAX))
  const instances = clearestInstances(round, dimension, sentences, meanings)
  const quoted = instances.map(({ said, seq }) => ({ text: SHOWN_BEST, quote: said, seq }))
  const unquoted = withoutQuote(showing > 0.5 ? SHOWN_IN_PLACES : SHOWN_NOWHERE)
  const scored = levelOf(Math.round(sum))
  return {
    level: scored,
    low: levelOf(Math.min(level, byMeaning, scored)),
    high: levelOf(Math.max(level, byMeaning, scored)),
    evidence: [...(quoted.length > 0 ? quoted : [unquoted]), ...evidence.map(({ text }) => withoutQuote(text))],
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
    ...(dimension === 'clarity' ? [] : [{ level: bySpecifics, reason: TOO_GENERAL }]),
    ...(OWN_PART.has(dimension) && round === 'behavioral' && isOfSomebodyElse(facts)
      ? [{ level: 1, reason: 'It is the story of somebody else: what you did yourself does not show.' }]
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
const TOO_LITTLE = 'Too little was said in your own words.'
const SHOWN_BEST = 'This sentence shows it best.'
const WORDS_AND_MEANING_DISAGREE =
  'The words and the meaning of the answer point to different levels, so this level is not sure.'
const TOO_GENERAL = 'It names hardly any person, time, thing or number, so it could be said of any case.'
const SHOWN_IN_PLACES = 'It shows in places; no sentence shows it clearly enough to quote.'
const SHOWN_NOWHERE = 'No sentence shows it clearly.'
const withoutQuote = (text: string): Evidence => ({ text, quote: null, seq: null })
