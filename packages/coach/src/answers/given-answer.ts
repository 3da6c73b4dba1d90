import type { Speech } from '@sightline/contracts/interview-events'
import type { QuestionProgress } from '../interview/state.ts'
import { addSpeech } from '../speech/measure-speech.ts'
import type { GivenAnswer } from './answer-facts.ts'

/** The scores from which an answer counts as strong, and below which it counts as weak. */
export const STRONG_SCORE_MIN = 3
export const WEAK_SCORE_BELOW = 1.5

/** All that a candidate said to one question: the answers in order, and the notes as they stood last. */
export function givenAnswerTo({ answers, notes, followUp, pastFollowUps }: QuestionProgress): GivenAnswer {
  const asked = [...pastFollowUps, ...(followUp ? [followUp] : [])].map(({ text }) => text)
  return {
    passages: [...answers.map(({ text, seq }) => ({ text, seq })), ...(notes ? [notes] : [])],
    asked,
    speech: answers.flatMap(({ speech }) => speech ?? []).reduce<Speech | null>(addSpeech, null),
  }
}
