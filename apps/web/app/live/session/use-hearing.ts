import { isInventedText } from '@sightline/coach/live/invented-text'
import type { LiveChannel } from '@sightline/contracts/live-kinds'
import { useEffect, useEffectEvent, useState } from 'react'
import { liveApi } from '../api.ts'
import { type LostSource, listenToCapture } from '../capture/capture.ts'
import type { Utterance } from '../capture/sound-channel.ts'
import { useBrowserHearing } from './use-browser-hearing.ts'
import type { ReportLive } from './use-live-events.ts'

interface Options {
  sessionId: string
  hasTranscriber: boolean
  isPaused: boolean
  report: ReportLive
  /** Milliseconds since the session began, for a time of `performance.now()`. */
  sessionMs: (time: number) => number
}

/** How often an utterance is sent to the transcriber. */
const ATTEMPTS = 3

/** Turns what this tab hears into segments, in the background, and tells of sources that were lost. */
export function useHearing({ sessionId, hasTranscriber, isPaused, report, sessionMs }: Options) {
  /** Utterances on their way to the transcriber. */
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const browser = useBrowserHearing({
    isOn: !hasTranscriber && !isPaused,
    onHeard: (channel, { text, startedAt, endedAt }) => addSegment(channel, text, startedAt, endedAt, 'browser'),
  })

  function addSegment(channel: LiveChannel, text: string, startedAt: number, endedAt: number, how: 'file' | 'browser') {
    const [startMs, endMs] = [sessionMs(startedAt), sessionMs(endedAt)]
    report({ type: 'segment-heard', channel, startMs, endMs: Math.max(startMs, endMs), text, how })
  }
  const hear = useEffectEvent(async (channel: LiveChannel, utterance: Utterance) => {
    const { recording, level, startedAt, endedAt } = utterance
    if (!hasTranscriber) return
    setWaiting((count) => count + 1)
    const text = await transcribe(sessionId, recording)
    setWaiting((count) => count - 1)
    setProblem(text === null ? 'Some speech could not be turned into text. Type what matters.' : null)
    if (!text || isInventedText({ text, level, durationMs: endedAt - startedAt })) return
    addSegment(channel, text, startedAt, endedAt, 'file')
  })
  const lose = useEffectEvent((source: LostSource) => {
    report({ type: 'source-changed', source, status: 'lost' })
    if (source === 'screen') report({ type: 'source-changed', source: 'them', status: 'lost' })
  })
  useEffect(
    () =>
      listenToCapture({
        onUtterance: (channel, utterance) => void hear(channel, utterance),
        onLost: (source) => lose(source),
      }),
    [],
  )
  return { isTranscribing: waiting > 0, interim: browser.interim, problem: problem ?? browser.problem }
}

/** Null when the transcriber did not answer; empty when it heard no words. */
async function transcribe(sessionId: string, recording: Blob): Promise<string | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await liveApi.transcribe(sessionId, recording)
    } catch {
      // The next attempt, or the note that speech is missing.
    }
  }
  return null
}
