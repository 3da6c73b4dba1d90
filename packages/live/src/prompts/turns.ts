import { cuePattern, plainWords } from '../cues/cue.ts'
import { TURN_CUES } from '../cues/turn-cues.ts'
import { isBackChannel, plainSentences, withoutMarkers } from './sentences.ts'

const SETTING = cuePattern(TURN_CUES.setting, 'start')
const OPEN_END = cuePattern(TURN_CUES.openEnd, 'end')
const OPEN_MARK = /(?:\.\.\.|…|,|-|–|—)$/
const CLOSED_END = cuePattern(TURN_CUES.closedEnd, 'end')
const WEAK_END = cuePattern(TURN_CUES.weakEnd, 'end')
const CARRIES_ON = cuePattern(TURN_CUES.more, 'start')
const REMARK = cuePattern(TURN_CUES.remark, 'start')

/** Whether a text stops in the middle of a sentence. */
export function isCutOff(text: string): boolean {
  const trimmed = text.trim().toLowerCase().replaceAll('’', "'")
  return (OPEN_END.test(trimmed) || OPEN_MARK.test(trimmed)) && !CLOSED_END.test(trimmed)
}

/** Whether more words of the same sentence may follow a text. */
export const mayGoOn = (text: string): boolean => isCutOff(text) || WEAK_END.test(plainWords(text))

/** Whether a text prepares a question that is still to come: `let's say the array is sorted`. */
export const preparesQuestion = (text: string): boolean =>
  isCutOff(text) || plainSentences(text).some(({ words }) => SETTING.test(withoutMarkers(words)))

/**
 * Whether a text carries on the words before it: `and how does that scale`, `like with a million
 * users`.
 */
export const carriesOn = (text: string): boolean =>
  CARRIES_ON.test(plainWords(text)) && !isBackChannel(text)

/** Whether a text is about the conversation itself: `we have about fifteen minutes left`. */
export const isRemark = (text: string): boolean => REMARK.test(withoutMarkers(plainWords(text)))
