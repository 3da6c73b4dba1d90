import { measureSpeech } from '@sightline/coach/speech/measure-speech'
import type { Speech } from '@sightline/contracts/interview-events'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../http.ts'
import { interviewsApi } from '../api.ts'
import { analyseRecording } from './analyse-recording.ts'
import { type Listening, listen } from './recognition.ts'
import { type Recording, startRecording } from './recording.ts'
import type { Transcriber } from './use-transcriber.ts'
import { microphoneProblem, VoiceProblem } from './voice-problem.ts'

export type VoiceState =
  | { is: 'idle' | 'asking' | 'hearing' }
  | { is: 'recording'; recording: Recording }
  /** Its words are not there yet. */
  | { is: 'kept'; sound: Blob }

type UseVoice = {
  interviewId: string
  ear: Transcriber | null
  /** What was said, to be read and mended before it is sent. */
  onHeard: (text: string, speech: Speech) => void
}

/** An answer that is spoken: recorded, turned into words, and kept in the page until that has worked. It ends with its component. */
export function useVoiceAnswer({ interviewId, ear, onHeard }: UseVoice) {
  const [state, setState] = useState<VoiceState>({ is: 'idle' })
  const [problem, setProblem] = useState<string | null>(null)
  const leave = useRef(new AbortController())
  const tell = useRef(onHeard)
  useEffect(() => {
    tell.current = onHeard
  })
  useEffect(() => {
    leave.current = new AbortController()
    return () => leave.current.abort()
  }, [])

  async function record(deviceId: string) {
    const { signal } = leave.current
    setProblem(null)
    setState({ is: 'asking' })
    try {
      const recording = await startRecording(deviceId)
      const listening = ear?.kind === 'browser' ? listen(recording.track) : null
      const end = () => {
        recording.discard()
        listening?.abort()
      }
      if (signal.aborted) return end()
      signal.addEventListener('abort', end)
      setState({ is: 'recording', recording })
      const sound = await recording.finished
      if (signal.aborted) return
      if (sound) await hear(sound, listening)
      else {
        listening?.abort()
        setState({ is: 'idle' })
      }
    } catch (error) {
      setState({ is: 'idle' })
      setProblem(microphoneProblem(error))
    }
  }

  async function hear(sound: Blob, listening: Listening | null) {
    const { signal } = leave.current
    setProblem(null)
    setState({ is: 'hearing' })
    try {
      const [heard, measured] = await Promise.all([
        listening
          ? listening.finish().then((text) => ({ text, spans: [] }))
          : interviewsApi.transcribe(interviewId, sound, signal),
        analyseRecording(sound),
      ])
      if (signal.aborted) return
      if (heard.text === '') throw new VoiceProblem(NO_WORDS)
      const spans = measured?.spans ?? heard.spans
      setState({ is: 'idle' })
      tell.current(heard.text, measureSpeech({ text: heard.text, spans, durationMs: measured?.durationMs ?? 0 }))
    } catch (error) {
      if (signal.aborted) return
      setState({ is: 'kept', sound })
      setProblem(error instanceof VoiceProblem ? error.message : errorMessage(error))
    }
  }

  return {
    state,
    problem,
    record,
    /** Asks for the words of the kept recording again; null where only listening along would give them. */
    again: state.is === 'kept' && ear?.kind === 'server' ? () => hear(state.sound, null) : null,
    discard() {
      setProblem(null)
      if (state.is === 'recording') state.recording.discard()
      else setState({ is: 'idle' })
    },
  }
}

const NO_WORDS = 'No words were heard in this recording. Listen to it, try again, or type your answer.'
