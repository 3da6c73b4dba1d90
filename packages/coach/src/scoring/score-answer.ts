import { LEVEL_MAX, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Meanings } from '@sightline/english/meanings'
import { levelOf } from '../rubrics/dimension.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import {
  type AnswerFacts,
  answerFacts,
  type ScoredSpokenQuestion,
} from '../spoken-answers/answer-facts.ts'
import { answeredSinceDoubt } from '../spoken-answers/doubts.ts'
import type { GivenAnswer } from '../spoken-answers/given-answer.ts'
import { relevanceOf } from '../spoken-answers/relevance.ts'
import { substanceOf } from '../spoken-answers/specifics.ts'
import { weightedMean } from './interview-score.ts'
import {
  type AnswerLevel,
  adviceFor,
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
/** What a doubt about the topic begins with, and what an answer off the topic is told. */
const NOT_SURE = 'The coach is not sure that this answers the question.'
const NOT_TAKEN = 'The coach could not take this for an answer to the question.'
/** Whether a text of evidence is about the topic of the answer, and not about one dimension. */
export const isAboutTopic = (text: string): boolean =>
  text.startsWith(NOT_SURE) || text.startsWith(NOT_TAKEN)
/** Whether a text of evidence is about the answer as a whole: its topic, or that there is none. */
export const isAboutAnswer = (text: string): boolean => isAboutTopic(text) || text === NOTHING_SAID

const TOO_LITTLE = 'Too little was said in your own words.'
/** Whether a text of evidence says that there was too little to be judged by. */
export const saysTooLittle = (text: string): boolean => text.endsWith(TOO_LITTLE)
const NOTHING_SAID = 'You did not answer this question, so it scores 0.'

/**
 * Scores the answer to a spoken question: a level from 0 to 4 with its evidence for each dimension,
 * and their weighted mean. Deterministic. An empty answer, an answer off the topic and a repeated
 * question score 0 on every dimension. An answer of which the coach is not sure has a range from 0
 * to all of its levels; when it is not likely to answer the question, its levels are halved. What
 * was answered after the coach had doubted the topic counts by itself where it is not in doubt, or
 * scores more.
 */
export function scoreAnswer(
  round: SpokenRound,
  question: ScoredSpokenQuestion,
  answer: GivenAnswer,
  meanings?: Meanings,
): AnswerScore {
  const whole = scoreGiven(round, question, answer, meanings)
  const since = answeredSinceDoubt(answer)
  if (!since) return whole
  const retold = scoreGiven(round, question, since, meanings)
  const isBetter = whole.range && !retold.range ? retold.score > 0 : retold.score > whole.score
  return isBetter ? retold : whole
}

function scoreGiven(
  round: SpokenRound,
  question: ScoredSpokenQuestion,
  answer: GivenAnswer,
  meanings: Meanings | undefined,
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
    const { reason } = relevance
    const evidence = [withoutQuote(reason === NOTHING_SAID ? reason : `${NOT_TAKEN} ${reason}`)]
    const levels = criteriaOf(round).map(
      ([dimension]): AnswerLevel => ({ dimension, level: 0, evidence }),
    )
    return { levels, score: 0, isProvisional, range: null, facts }
  }
  const judged = criteriaOf(round).map(([dimension, criterion]) =>
    judgeDimension(round, dimension, criterion, facts),
  )
  const high = weightedMean(round, judged)
  if (relevance.verdict === 'on')
    return {
      levels: judged.map((scored) =>
        scored.level < LEVEL_MAX
          ? { ...scored, advice: adviceFor(round, scored, question, facts) }
          : scored,
      ),
      score: high,
      isProvisional,
      range: null,
      facts,
    }
  // A doubt about the topic stands alone: whatever else the levels rest on would contradict it.
  const reason = `${NOT_SURE} ${relevance.reason}`
  const levels = judged.map(
    ({ dimension, level }): AnswerLevel => ({
      dimension,
      level: levelOf(Math.round(level * relevance.share)),
      range: { low: 0, high: level },
      evidence: [withoutQuote(reason)],
    }),
  )
  return {
    levels,
    score: weightedMean(round, levels),
    isProvisional,
    range: { low: 0, high, reason },
    facts,
  }
}
