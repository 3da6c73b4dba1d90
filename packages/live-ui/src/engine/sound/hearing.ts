import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { ReportLive } from '../live-client.ts'
import type { RecognizedSpeech, Senses } from '../senses.ts'
import { createDeviceRecognition } from './device-recognition.ts'
import { createServerHearing } from './server-hearing.ts'
import type { SoundLine, SoundLineEvents } from './sound-line.ts'

/** What is being said and how it becomes text. */
export interface HearingState {
  /** The text of what is being said on each channel, which may still change. */
  interim: Record<LiveChannel, string>
  /** Speech that has ended waits for its text. */
  isTranscribing: boolean
  /** No transcriber answers now. */
  isDelayed: boolean
  /** The server cannot be reached; what is said is kept. */
  isCutOff: boolean
  /** Why speech does not become text, in a sentence. */
  problem: string | null
  /** The server is reached again only when the user asks for it. */
  canRetry: boolean
}

interface Options {
  hasTranscriber: boolean
  senses: Senses
  openLine: (events: SoundLineEvents) => SoundLine
  report: ReportLive
  /** Called with what the server has stored of an utterance. */
  onHeard: (events: LiveEvent[]) => void
  /** Milliseconds since the session began, for a time of `performance.now()`. */
  sessionMs: (time: number) => number
  onChange: () => void
}

/** Turns what is heard into segments, and tells of sources that were lost. */
export function createHearing(options: Options) {
  const { hasTranscriber, senses, openLine, report, onHeard, sessionMs, onChange } = options
  const server = createServerHearing({
    isOn: hasTranscriber,
    senses,
    openLine,
    sessionMs,
    onHeard,
    onChange,
  })
  const device = createDeviceRecognition({ senses, onHeard: addRecognized, onChange })

  function addRecognized(channel: LiveChannel, { text, startedAt, endedAt }: RecognizedSpeech) {
    const startMs = sessionMs(startedAt)
    const endMs = Math.max(startMs, sessionMs(endedAt))
    report({ type: 'segment-heard', channel, startMs, endMs, text, how: 'browser' })
  }

  const stopListening = senses.listen({
    onSpeech: server.begin,
    onLost(source) {
      report({ type: 'source-changed', source, status: 'lost' })
      if (source === 'screen') report({ type: 'source-changed', source: 'them', status: 'lost' })
    },
  })

  return {
    getState: (): HearingState => ({
      interim: server.isAway() ? device.interim() : server.interim(),
      isTranscribing: server.isTranscribing(),
      isDelayed: server.isDelayed(),
      isCutOff: server.isCutOff(),
      problem: device.problem() ?? server.problem(),
      canRetry: server.canRetry(),
    }),
    retry: server.retry,
    /** To be called when the channels or the session's state have changed. */
    update(isActive: boolean) {
      server.update()
      device.update(isActive && server.isAway())
    },
    close() {
      stopListening()
      device.update(false)
      server.close()
    },
  }
}
