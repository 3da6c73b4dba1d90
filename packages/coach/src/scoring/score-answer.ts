import type { SpokenDimension, SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Meanings } from '@sightline/english/meanings'
import { type Level, levelOf } from '../rubrics/dimension.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import {
  type AnswerFacts,
  answerFacts,
  type ScoredSpokenQuestion,
} from '../spoken-answers/answer-facts.ts'
import type { GivenAnswer } from '../spoken-answers/given-answer.ts'
import { relevanceOf } from '../spoken-answers/relevance.ts'
import { substanceOf } from '../spoken-answers/specifics.ts'
import { weightedMean } from './interview-score.ts'
import {
  type AnswerLevel,
  CONTENT_FOR_LEVELS,
  judgeDimension,
  withoutQuote,
} from './judge-dimension.ts'

/**
 * `range` is where the score lies when the coach is not sure; null when it is. `isProvisional`:
 * the meaning of a sentence was not known, so the levels rest on words alone.
 */
export type AnswerScore = {
  levels: AnswerLevel[]
  score: number
  isProvisional: boolean
  range: { low: number; high: number; reason: string } | null
  facts: AnswerFacts
}

/** Said beside a provisional score. */
export const PROVISIONAL =
  'Provisional: the coach could not compare meanings just now, so this score rests on words alone.'
const TOO_LITTLE = 'Too little was said in your own words.'
const NOTHING_SAID = 'You did not answer this question, so it scores 0.'

/**
 * Scores the answer to a spoken question: a level from 0 to 4 with its evidence for each dimension,
 * and their weighted mean. Deterministic. An empty answer, an answer off the topic and a repeated
 * question score 0 on every dimension. An answer of which the coach is not sure has a range from 0
 * to all of its levels; when it is not likely to answer the question, its levels are halved.
 */
export function scoreAnswer(
  round: SpokenRound,
  question: ScoredSpokenQuestion,
  answer: GivenAnswer,
  meanings?: Meanings,
): AnswerScore {
  const facts = answerFacts(round, question, answer, meanings)
  const isProvisional = facts.meanings === null && facts.sentences.length > 0
  const { content } = substanceOf(facts, round)
  const relevance =
    content < CONTENT_FOR_LEVELS[round][0]
      ? {
          verdict: 'off' as const,
          reason: answer.passages.every(({ text }) => text.trim() === '')
            ? NOTHING_SAID
            : TOO_LITTLE,
        }
      : relevanceOf(facts, round)
  if (relevance.verdict === 'off') {
    const evidence = [withoutQuote(relevance.reason ?? '')]
    const levels = criteriaOf(round).map(
      ([dimension, { levels: meanings }]): AnswerLevel => ({
        dimension,
        level: 0,
        meaning: meanings[0],
        evidence,
      }),
    )
    return { levels, score: 0, isProvisional, range: null, facts }
  }
  const judged = criteriaOf(round).map(([dimension, criterion]) =>
    judgeDimension(round, dimension, criterion, facts),
  )
  if (relevance.verdict === 'on')
    return {
      levels: judged,
      score: weightedMean(round, judged),
      isProvisional,
      range: null,
      facts,
    }
  const reason = `The coach is not sure that this answers the question. ${relevance.reason}`
  const levels = judged.map((judgement): AnswerLevel => {
    const level = levelOf(Math.round(judgement.level * relevance.share))
    const meaning = describeLevel(round, judgement.dimension, level)
    const range = { low: levelOf(0), high: judgement.level }
    return {
      ...judgement,
      level,
      range,
      meaning,
      evidence: [...judgement.evidence, withoutQuote(reason)],
    }
  })
  const high = weightedMean(round, judged)
  return {
    levels,
    score: weightedMean(round, levels),
    isProvisional,
    range: { low: 0, high, reason },
    facts,
  }
}

const describeLevel = (round: SpokenRound, dimension: SpokenDimension, level: Level) =>
  criteriaOf(round).find(([name]) => name === dimension)?.[1].levels[level] ?? ''
