import { useEffect, useState } from 'react'
import { interviewsApi } from '../api.ts'
import { canRecognize } from './recognition.ts'
import { whyNoRecording } from './voice-problem.ts'

/** What turns recordings into words: the server's transcriber, the browser, or nothing, with a word why. */
export type Transcriber = { kind: 'server' | 'browser'; note: string } | { kind: 'none'; note: string }

const SERVER: Transcriber = {
  kind: 'server',
  note: 'A model turns what you record into words. The recording is not kept.',
}
const BROWSER: Transcriber = {
  kind: 'browser',
  note: 'Your browser turns what you say into words. Its maker may hear you while you record.',
}
const NONE: Transcriber = {
  kind: 'none',
  note: 'Neither this browser nor this server turns speech into words, so answers are typed.',
}

let asked: Promise<boolean> | undefined
let known: Transcriber | null = null

/** Null until it is known. The server is asked once, for as long as the page is open. */
export function useTranscriber(): Transcriber | null {
  const [ear, setEar] = useState(known)
  useEffect(() => {
    const why = whyNoRecording()
    if (why !== null) return setEar({ kind: 'none', note: why })
    let isOver = false
    const withoutServer = canRecognize() ? BROWSER : NONE
    asked ??= interviewsApi.hasTranscriber()
    asked.then(
      (isThere) => {
        known = isThere ? SERVER : withoutServer
        if (!isOver) setEar(known)
      },
      () => {
        asked = undefined
        if (!isOver) setEar(withoutServer)
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return ear
}
