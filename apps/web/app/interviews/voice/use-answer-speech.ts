import { addSpeech } from '@sightline/coach/speech/measure-speech'
import type { Speech } from '@sightline/contracts/interview-events'
import { useState } from 'react'

/** How the answer under way sounded, where it was spoken. `place` says what it answers; what belongs to another place is over. */
export function useAnswerSpeech(place: string) {
  const [said, setSaid] = useState<{ place: string; speech: Speech } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const speech = said?.place === place ? said.speech : null
  return {
    /** As the answer tells it. */
    manner: { how: speech ? ('spoken' as const) : ('typed' as const), speech },
    add: (more: Speech) => setSaid({ place, speech: addSpeech(speech, more) }),
    forget: () => setSaid(null),
    /** True while there is a recording whose words are still to come. */
    isBusy,
    setIsBusy,
  }
}
