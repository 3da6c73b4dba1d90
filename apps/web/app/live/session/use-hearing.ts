import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { useEffect, useEffectEvent } from 'react'
import { type LostSource, listenToCapture } from '../capture/capture.ts'
import type { RecognizedSpeech } from '../capture/recognize-track.ts'
import { useBrowserHearing } from './use-browser-hearing.ts'
import type { ReportLive } from './use-live-events.ts'
import { useServerHearing } from './use-server-hearing.ts'

interface Options {
  sessionId: string
  hasTranscriber: boolean
  isPaused: boolean
  report: ReportLive
  addHeard: (events: LiveEvent[]) => void
  /** Milliseconds since the session began, for a time of `performance.now()`. */
  sessionMs: (time: number) => number
}

/**
 * Turns what this tab hears into segments, in the background, and tells of sources that were lost.
 */
export function useHearing({
  sessionId,
  hasTranscriber,
  isPaused,
  report,
  addHeard,
  sessionMs,
}: Options) {
  const server = useServerHearing({ sessionId, isOn: hasTranscriber, addHeard, sessionMs })
  const browser = useBrowserHearing({
    isOn: server.mayBrowserHear && !isPaused,
    onHeard: addRecognized,
  })

  function addRecognized(channel: LiveChannel, { text, startedAt, endedAt }: RecognizedSpeech) {
    const [startMs, endMs] = [sessionMs(startedAt), sessionMs(endedAt)]
    report({
      type: 'segment-heard',
      channel,
      startMs,
      endMs: Math.max(startMs, endMs),
      text,
      how: 'browser',
    })
  }
  const begin = useEffectEvent((channel: LiveChannel, startedAt: number) =>
    server.begin(channel, startedAt),
  )
  const lose = useEffectEvent((source: LostSource) => {
    report({ type: 'source-changed', source, status: 'lost' })
    if (source === 'screen') report({ type: 'source-changed', source: 'them', status: 'lost' })
  })
  useEffect(
    () =>
      listenToCapture({
        onSpeech: (channel, startedAt) => begin(channel, startedAt),
        onLost: (source) => lose(source),
      }),
    [],
  )
  return {
    isTranscribing: server.isTranscribing,
    interim: server.mayBrowserHear ? browser.interim : server.interim,
    problem: browser.problem ?? server.problem,
    retry: server.retry,
  }
}
