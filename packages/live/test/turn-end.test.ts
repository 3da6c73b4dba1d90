import { expect, test } from 'vitest'
import { turnEndSilenceMs } from '../src/speech/turn-end.ts'
import {
  COMPLETE_SILENCE_MS,
  QUESTION_SILENCE_MS,
  TRAILING_SILENCE_MS,
} from '../src/speech/voice-activity.ts'

test.each([
  ['', TRAILING_SILENCE_MS],
  ['We moved to the new office', TRAILING_SILENCE_MS],
  ['What would you do about the', TRAILING_SILENCE_MS],
  ['We moved to the new office.', COMPLETE_SILENCE_MS],
  ['Right?', COMPLETE_SILENCE_MS],
  ['What does a pilot cost', COMPLETE_SILENCE_MS],
  ['What does a pilot cost?', QUESTION_SILENCE_MS],
  ['Thanks. Can you tell me what a pilot costs?', QUESTION_SILENCE_MS],
])('“%s” ends after %i ms of silence', (words, silenceMs) => {
  expect(turnEndSilenceMs(words)).toBe(silenceMs)
})
