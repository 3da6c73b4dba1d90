import { useEffect, useState } from 'react'
import { interviewsApi } from '../api.ts'
import { createServerFact } from '../log/server-fact.ts'
import { canRecognize } from './browser-recognition.ts'
import { whyNoRecording } from './voice-problem.ts'

/** What transcribes recordings: the server, the browser, or nothing; with a note to show. */
export type Transcriber =
  | { kind: 'server' | 'browser'; note: string }
  | { kind: 'none'; note: string }

const SERVER: Transcriber = {
  kind: 'server',
  note: 'A model turns your recording into text. The recording is not kept.',
}
const BROWSER: Transcriber = {
  kind: 'browser',
  note: 'Your browser turns your speech into text and may send the audio to its vendor.',
}
const NONE: Transcriber = {
  kind: 'none',
  note: 'Neither this browser nor this server can turn speech into text, so type your answers.',
}

const hasServerTranscriber = createServerFact(interviewsApi.hasTranscriber)
let known: Transcriber | null = null

/** Null until the transcriber is known. */
export function useTranscriber(): Transcriber | null {
  const [transcriber, setTranscriber] = useState(known)
  useEffect(() => {
    const obstacle = whyNoRecording()
    if (obstacle !== null) return setTranscriber({ kind: 'none', note: obstacle })
    let isUnmounted = false
    const withoutServer = canRecognize() ? BROWSER : NONE
    hasServerTranscriber.load().then(
      (isOnServer) => {
        known = isOnServer ? SERVER : withoutServer
        if (!isUnmounted) setTranscriber(known)
      },
      () => {
        if (!isUnmounted) setTranscriber(withoutServer)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return transcriber
}
