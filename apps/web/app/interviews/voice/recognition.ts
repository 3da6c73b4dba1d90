import { VoiceProblem } from './voice-problem.ts'

/** What of the browser's own speech recognition is used here. TypeScript does not know it, since not all browsers have it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}
type ResultEvent = Event & { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }
type FailureEvent = Event & { error: string }

const found = (): (new () => Recognition) | undefined => {
  const names = window as unknown as Record<string, (new () => Recognition) | undefined>
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}

/** True where the browser turns speech into words by itself. */
export const canRecognize = () => found() !== undefined

/** What follows the end of the talk is waited for this long. */
const LAST_WORDS_MS = 4000
const NOT_HEARD =
  'The browser could not turn this into words. Listen to your recording and type it, or discard it and try again.'

/** Words that the browser hears while a recording is under way. */
export type Listening = {
  /** All that was heard. @throws VoiceProblem when the browser failed and heard nothing */
  finish: () => Promise<string>
  abort: () => void
}

/** Lets the browser listen to a track. It goes on over silences, at which browsers stop by themselves. */
export function listen(track: MediaStreamTrack): Listening {
  const Recognizer = found()
  if (!Recognizer) throw new VoiceProblem(NOT_HEARD)
  const recognition = new Recognizer()
  const heard: string[] = []
  const over = Promise.withResolvers<void>()
  let isOver = false
  recognition.lang = navigator.language.startsWith('en') ? navigator.language : 'en-US'
  recognition.continuous = true
  recognition.addEventListener('result', (event) => {
    const { resultIndex, results } = event as ResultEvent
    for (const [best] of Array.from(results)
      .slice(resultIndex)
      .map(Array.from<{ transcript: string }>))
      if (best) heard.push(best.transcript.trim())
  })
  recognition.addEventListener('error', (event) => {
    if ((event as FailureEvent).error !== 'no-speech') isOver = true
  })
  recognition.addEventListener('end', () => {
    if (isOver || track.readyState === 'ended') over.resolve()
    else recognition.start(track)
  })
  recognition.start(track)

  return {
    async finish() {
      isOver = true
      recognition.stop()
      const late = setTimeout(over.resolve, LAST_WORDS_MS)
      await over.promise
      clearTimeout(late)
      if (heard.length === 0) throw new VoiceProblem(NOT_HEARD)
      return heard.join(' ')
    },
    abort() {
      isOver = true
      recognition.abort()
    },
  }
}
