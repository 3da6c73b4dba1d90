import { createRecognition, type RecognitionEvents } from './browser-recognition.ts'
import { VoiceProblem } from './voice-problem.ts'

/** How long results are waited for after the recording has ended. */
const LAST_WORDS_MS = 4000
const NOT_HEARD =
  'Your browser could not turn this recording into text. Listen to it and type your answer, or discard it and try again.'

/** Speech recognition by the browser during a recording. */
export type Listening = {
  /** The whole transcript. @throws VoiceProblem when the browser recognised nothing */
  finish: () => Promise<string>
  abort: () => void
}

/**
 * Lets the browser listen to a track. Recognition is restarted after silences, at which browsers
 * end it.
 */
export function listen(track: MediaStreamTrack): Listening {
  const recognition = createRecognition()
  if (!recognition) throw new VoiceProblem(NOT_HEARD)
  const recognised: string[] = []
  const ended = Promise.withResolvers<void>()
  let isStopped = false
  recognition.addEventListener('result', (event) => {
    const { resultIndex, results } = event as RecognitionEvents['result']
    for (const [best] of Array.from(results)
      .slice(resultIndex)
      .map(Array.from<{ transcript: string }>))
      if (best) recognised.push(best.transcript.trim())
  })
  recognition.addEventListener('error', (event) => {
    if ((event as RecognitionEvents['error']).error !== 'no-speech') isStopped = true
  })
  recognition.addEventListener('end', () => {
    if (isStopped || track.readyState === 'ended') ended.resolve()
    else recognition.start(track)
  })
  recognition.start(track)

  return {
    async finish() {
      isStopped = true
      recognition.stop()
      const timeout = setTimeout(ended.resolve, LAST_WORDS_MS)
      await ended.promise
      clearTimeout(timeout)
      if (recognised.length === 0) throw new VoiceProblem(NOT_HEARD)
      return recognised.join(' ')
    },
    abort() {
      isStopped = true
      recognition.abort()
    },
  }
}
