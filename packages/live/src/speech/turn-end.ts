import { readsAsWholeQuestion } from '../prompts/prompt-points.ts'
import { COMPLETE_SILENCE_MS, QUESTION_SILENCE_MS, TRAILING_SILENCE_MS } from './voice-activity.ts'

/**
 * The silence after which whoever speaks has finished, by the words so far. Without a question mark
 * a question counts as a complete sentence alone, since its object may be still to come.
 */
export function turnEndSilenceMs(words: string): number {
  const isQuestion = readsAsWholeQuestion(words)
  if (isQuestion && /\?["”']?$/.test(words)) return QUESTION_SILENCE_MS
  return isQuestion || /[.?!]["”']?$/.test(words) ? COMPLETE_SILENCE_MS : TRAILING_SILENCE_MS
}
