import type { SpokenDimension, SpokenRound } from '@sightline/contracts/rounds'
import type { Evidence } from '@sightline/contracts/scores'
import { type AnswerFacts, answerFacts, type GivenAnswer, type ScoredSpokenQuestion } from '../answers/answer-facts.ts'
import { offTopic } from '../answers/relevance.ts'
import { type Level, levelOf } from '../rubrics/spoken-criterion.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import { weightedMean } from './interview-score.ts'

export type AnswerLevel = { dimension: SpokenDimension; level: Level; meaning: string; evidence: Evidence[] }
export type AnswerScore = { levels: AnswerLevel[]; score: number; facts: AnswerFacts }

/** Fewer words of one's own than these reach no higher level than their place here, from 0: too little is said to show more. */
const WORDS_FOR: Record<SpokenRound, readonly [number, number, number, number]> = {
  behavioral: [15, 35, 60, 90],
  'system-design': [20, 60, 110, 160],
  'sales-call': [12, 35, 60, 90],
}

/**
 * Scores what was said to a question of a round, on each dimension from 0 to 4 with the evidence for it, and weighted on the whole. The
 * same words give the same levels. Nothing said, nothing on the topic, an answer to another question, and nothing but the question said back
 * are 0 throughout.
 */
export function scoreAnswer(round: SpokenRound, question: ScoredSpokenQuestion, said: GivenAnswer): AnswerScore {
  const facts = answerFacts(question, said)
  const { words } = facts.measures
  const least = WORDS_FOR[round]
  const most = levelOf(least.filter((count) => words >= count).length)
  const nothing = words < least[0] ? TOO_LITTLE : offTopic(facts, round)
  const levels = criteriaOf(round).map(([dimension, { judge, levels }]): AnswerLevel => {
    if (nothing) return { dimension, level: 0, meaning: levels[0], evidence: [plain(nothing)] }
    const judged = judge(facts)
    const level = levelOf(Math.min(judged.level, most))
    const short: Evidence[] =
      level < judged.level ? [plain(`With ${words} words there is too little to show more.`)] : []
    return { dimension, level, meaning: levels[level], evidence: [...judged.evidence, ...short] }
  })
  return { levels, score: weightedMean(round, levels), facts }
}

const TOO_LITTLE = 'Too little was said in your own words.'
const plain = (text: string): Evidence => ({ text, quote: null, seq: null })
