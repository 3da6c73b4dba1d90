import type { SpokenDimension, SpokenRound } from '@sightline/contracts/rounds'
import type { Evidence } from '@sightline/contracts/scores'
import { type AnswerFacts, answerFacts, type ScoredSpokenQuestion } from '../answers/answer-facts.ts'
import type { GivenAnswer } from '../answers/given-answer.ts'
import { offTopicReason } from '../answers/relevance.ts'
import { type Level, levelOf } from '../rubrics/dimension.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import { weightedMean } from './interview-score.ts'

export type AnswerLevel = { dimension: SpokenDimension; level: Level; meaning: string; evidence: Evidence[] }
export type AnswerScore = { levels: AnswerLevel[]; score: number; facts: AnswerFacts }

/** The least number of own words for each level from 1 to 4: a shorter answer says too little to show more. */
const WORDS_FOR_LEVELS: Record<SpokenRound, readonly [number, number, number, number]> = {
  behavioral: [15, 35, 60, 90],
  'system-design': [20, 60, 110, 160],
  'sales-call': [12, 35, 60, 90],
}

/**
 * Scores the answer to a spoken question: a level from 0 to 4 with its evidence for each dimension, and their weighted
 * mean. Deterministic. An empty answer, an answer off the topic and a repeated question score 0 on every dimension.
 */
export function scoreAnswer(round: SpokenRound, question: ScoredSpokenQuestion, answer: GivenAnswer): AnswerScore {
  const facts = answerFacts(question, answer)
  const { words } = facts.measures
  const wordsForLevels = WORDS_FOR_LEVELS[round]
  const maxLevel = levelOf(wordsForLevels.filter((count) => words >= count).length)
  const zeroReason = words < wordsForLevels[0] ? TOO_LITTLE : offTopicReason(facts, round)
  const levels = criteriaOf(round).map(([dimension, { judge, levels: meanings }]): AnswerLevel => {
    if (zeroReason) return { dimension, level: 0, meaning: meanings[0], evidence: [withoutQuote(zeroReason)] }
    const judgement = judge(facts)
    const level = levelOf(Math.min(judgement.level, maxLevel))
    const tooShort: Evidence[] =
      level < judgement.level ? [withoutQuote(`With ${words} words there is too little to show more.`)] : []
    return { dimension, level, meaning: meanings[level], evidence: [...judgement.evidence, ...tooShort] }
  })
  return { levels, score: weightedMean(round, levels), facts }
}

const TOO_LITTLE = 'Too little was said in your own words.'
const withoutQuote = (text: string): Evidence => ({ text, quote: null, seq: null })
