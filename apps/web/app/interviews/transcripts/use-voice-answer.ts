import { errorMessage } from '@sightline/client/errors'
import { measureSpeech } from '@sightline/coach/speech/measure-speech'
import { findSpeechSpans, type Span } from '@sightline/coach/speech/spans'
import type { Speech } from '@sightline/contracts/interviews/events'
import { useEffect, useRef, useState } from 'react'
import { interviewsApi } from '../api.ts'
import { type Listening, listen } from './recognition.ts'
import { type Recording, startRecording } from './recording.ts'
import type { Transcriber } from './use-transcriber.ts'
import { microphoneProblem, VoiceProblem } from './voice-problem.ts'

export type VoiceState =
  | { status: 'idle' | 'requesting-microphone' | 'transcribing' }
  | { status: 'recording'; recording: Recording }
  /** Transcribing has failed; the recording is still there to be played or transcribed again. */
  | { status: 'untranscribed'; recorded: Blob }

type Options = {
  interviewId: string
  transcriber: Transcriber | null
  /** Called with the transcript, which the candidate may correct before sending it. */
  onTranscript: (text: string, speech: Speech) => void
}

/**
 * A spoken answer: recorded, transcribed, and held in the page until that has worked. Unmounting
 * discards the recording.
 */
export function useVoiceAnswer({ interviewId, transcriber, onTranscript }: Options) {
  const [state, setState] = useState<VoiceState>({ status: 'idle' })
  const [problem, setProblem] = useState<string | null>(null)
  const unmount = useRef(new AbortController())
  const latestOnTranscript = useRef(onTranscript)
  useEffect(() => {
    latestOnTranscript.current = onTranscript
  })
  useEffect(() => {
    unmount.current = new AbortController()
    return () => unmount.current.abort()
  }, [])

  async function record(deviceId: string) {
    const { signal } = unmount.current
    setProblem(null)
    setState({ status: 'requesting-microphone' })
    try {
      const recording = await startRecording(deviceId)
      const listening = transcriber?.kind === 'browser' ? listen(recording.track) : null
      const discardAll = () => {
        recording.discard()
        listening?.abort()
      }
      if (signal.aborted) return discardAll()
      signal.addEventListener('abort', discardAll)
      setState({ status: 'recording', recording })
      const recorded = await recording.finished
      if (signal.aborted) return
      if (recorded) await transcribe(recorded, listening)
      else {
        listening?.abort()
        setState({ status: 'idle' })
      }
    } catch (error) {
      setState({ status: 'idle' })
      setProblem(microphoneProblem(error))
    }
  }

  async function transcribe(recorded: Blob, listening: Listening | null) {
    const { signal } = unmount.current
    setProblem(null)
    setState({ status: 'transcribing' })
    try {
      const { text, speech } = await transcribeRecording(interviewId, recorded, listening, signal)
      if (signal.aborted) return
      setState({ status: 'idle' })
      latestOnTranscript.current(text, speech)
    } catch (error) {
      if (signal.aborted) return
      setState({ status: 'untranscribed', recorded })
      setProblem(error instanceof VoiceProblem ? error.message : errorMessage(error))
    }
  }

  return {
    state,
    problem,
    record,
    /**
     * Transcribes the recording again; null where the browser transcribes, because it can only
     * listen while recording.
     */
    transcribeAgain:
      state.status === 'untranscribed' && transcriber?.kind === 'server'
        ? () => transcribe(state.recorded, null)
        : null,
    discard() {
      setProblem(null)
      if (state.status === 'recording') state.recording.discard()
      else setState({ status: 'idle' })
    },
  }
}

/**
 * The words of a recording, from the browser if it was listening, else from the server, and
 * measures of the speech.
 *
 * @throws VoiceProblem if no words were heard, ApiError if the server cannot transcribe
 */
async function transcribeRecording(
  interviewId: string,
  recorded: Blob,
  listening: Listening | null,
  signal: AbortSignal,
): Promise<{ text: string; speech: Speech }> {
  const [{ text, spans: heardSpans }, analysis] = await Promise.all([
    listening
      ? listening.finish().then((heard) => ({ text: heard, spans: [] }))
      : interviewsApi.transcribe(interviewId, recorded, signal),
    analyseRecording(recorded),
  ])
  if (text === '') throw new VoiceProblem(NO_WORDS)
  const spans = analysis?.spans ?? heardSpans
  return { text, speech: measureSpeech({ text, spans, durationMs: analysis?.durationMs ?? 0 }) }
}

const NO_WORDS = 'This recording contains no words. Listen to it, try again, or type your answer.'

/** Enough to tell speech from silence: the sound of an s lies above 4000 Hz. */
const SAMPLE_RATE = 16_000

/**
 * The length of a recording and the spans with speech in it; null where the browser cannot decode
 * the recording.
 */
async function analyseRecording(
  recording: Blob,
): Promise<{ durationMs: number; spans: Span[] | null } | null> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const sound = await context.decodeAudioData(await recording.arrayBuffer())
    return {
      durationMs: sound.duration * 1000,
      spans: findSpeechSpans(sound.getChannelData(0), sound.sampleRate),
    }
  } catch {
    return null
  }
}
