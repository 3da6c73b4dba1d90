import { addSpeech } from '@sightline/coach/speech/measure-speech'
import type { Speech } from '@sightline/contracts/interviews/events'
import { useState } from 'react'

/**
 * Measures of how an answer was spoken, where it was. `turn` names what is answered; measures of an
 * earlier turn are dropped.
 */
export function useAnswerSpeech(turn: string) {
  const [measured, setMeasured] = useState<{ turn: string; speech: Speech } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const speech = measured?.turn === turn ? measured.speech : null
  return {
    /** The fields of an 'answered' event. */
    ofAnswer: { how: speech ? ('spoken' as const) : ('typed' as const), speech },
    add: (more: Speech) => setMeasured({ turn, speech: addSpeech(speech, more) }),
    clear: () => setMeasured(null),
    /** True while a recording is made or transcribed. */
    isBusy,
    setIsBusy,
  }
}
