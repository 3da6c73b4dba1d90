/**
 * The part of the Web Speech API that is used here. TypeScript has no types for it, because not all
 * browsers support it.
 */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}

export interface RecognitionEvents {
  result: Event & {
    resultIndex: number
    results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
  }
  error: Event & { error: string }
}

const recognitionClass = (): (new () => Recognition) | undefined => {
  const names = window as unknown as Record<string, (new () => Recognition) | undefined>
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}

/** Whether the browser can transcribe speech itself. */
export const canRecognize = () => recognitionClass() !== undefined

/**
 * Whether the browser can transcribe any track. Browsers that cannot ignore the track and listen to
 * the microphone, so that the user's words would be taken for somebody else's. The browsers with
 * `available()` (Chrome from 139) know tracks.
 */
export function canRecognizeTracks(): boolean {
  const Recognizer = recognitionClass()
  return Recognizer !== undefined && 'available' in Recognizer
}

/** A recognition that goes on after silences; null where the browser has none. */
export function createRecognition(): Recognition | null {
  const Recognizer = recognitionClass()
  if (!Recognizer) return null
  const recognition = new Recognizer()
  recognition.lang = navigator.language.startsWith('en') ? navigator.language : 'en-US'
  recognition.continuous = true
  return recognition
}
