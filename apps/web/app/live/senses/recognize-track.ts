import type { RecognitionListener } from '@sightline/live-ui/engine/senses'
import { createRecognition, type RecognitionEvents } from '../../interviews/public.ts'

/** A recognition that ends this soon after its start will end as soon the next time. */
const SHORT_RUN_MS = 500
const SHORT_RUNS_MAX = 5
const NOT_REACHED =
  'Your browser could not turn speech into text: its service cannot be reached. Type what matters, or use Chrome or Edge.'
const TAKEN =
  'Another tab uses the speech recognition of this browser. Close it there, then turn the source off and on.'

/**
 * Lets the browser turn the sound of one track into text, until the returned function is called.
 */
export function recognizeTrack(
  track: MediaStreamTrack,
  { onInterim, onFinal, onFailure }: RecognitionListener,
): () => void {
  const recognition = createRecognition()
  if (!recognition) {
    onFailure(NOT_REACHED)
    return () => {}
  }
  let interim = ''
  /** When the speech began that is not final yet. */
  let startedAt: number | null = null
  let runStartedAt = 0
  let shortRuns = 0
  let isOver = false

  function finish(text: string) {
    interim = ''
    onInterim('')
    const endedAt = performance.now()
    if (text.trim() !== '') onFinal({ text: text.trim(), startedAt: startedAt ?? endedAt, endedAt })
    startedAt = null
  }
  function start() {
    // The end of the track is reported by whoever opened it.
    if (track.readyState === 'ended') return
    runStartedAt = performance.now()
    try {
      recognition?.start(track)
    } catch {
      // The track ended in this moment, or the browser refuses it.
      fail(NOT_REACHED)
    }
  }
  function fail(text: string) {
    isOver = true
    finish(interim)
    onFailure(text)
  }

  recognition.interimResults = true
  recognition.addEventListener('result', (event) => {
    const { resultIndex, results } = event as RecognitionEvents['result']
    const changed = Array.from(results).slice(resultIndex)
    const textOf = (isFinal: boolean) =>
      changed
        .filter((result) => result.isFinal === isFinal)
        .map((result) => result[0]?.transcript ?? '')
        .join(' ')
    startedAt ??= performance.now()
    if (changed.some(({ isFinal }) => isFinal)) finish(textOf(true))
    interim = textOf(false)
    if (interim !== '') startedAt ??= performance.now()
    onInterim(interim)
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as RecognitionEvents['error']
    if (isOver || error === 'no-speech') return
    fail(error === 'aborted' ? TAKEN : NOT_REACHED)
  })
  // Browsers end recognition at silences and after some minutes, sometimes without a final text for
  // the last words.
  recognition.addEventListener('end', () => {
    if (isOver) return
    finish(interim)
    shortRuns = performance.now() - runStartedAt < SHORT_RUN_MS ? shortRuns + 1 : 0
    if (shortRuns < SHORT_RUNS_MAX) start()
    else fail(NOT_REACHED)
  })
  start()

  return () => {
    if (isOver) return
    isOver = true
    finish(interim)
    recognition.abort()
  }
}
