import type { GivenAnswer } from './given-answer.ts'

/** What a follow-up says that asks for an answer to the question itself. */
export const NOT_SURE = 'am not sure that this was '

/** Whether a follow-up asks for an answer to the question itself. */
export const isDoubt = (text: string): boolean => text.includes(NOT_SURE)

/**
 * What was answered since the coach asked for an answer to the question itself; null where it never
 * did, or nothing was said since.
 */
export function answeredSinceDoubt(answer: GivenAnswer): GivenAnswer | null {
  const { followUps = [] } = answer
  const doubt = followUps.find(({ text }) => isDoubt(text))
  if (!doubt) return null
  return {
    ...answer,
    passages: answer.passages.filter(({ seq }) => seq >= doubt.seq),
    followUps: followUps.filter(({ seq }) => seq > doubt.seq),
  }
}
