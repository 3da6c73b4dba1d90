import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { useEffect, useEffectEvent, useState } from 'react'
import { canRecognizeTracks } from '../../interviews/public.ts'
import { type RecognizedSpeech, recognizeTrack } from '../capture/recognize-track.ts'
import { mayBrowserListen } from '../capture/use-browser-setting.ts'
import { useCapture } from '../capture/use-capture.ts'

interface Options {
  /** False while the session is paused, and where the server has a transcriber. */
  isOn: boolean
  onHeard: (channel: LiveChannel, speech: RecognizedSpeech) => void
}

const NOTHING = { them: '', you: '' }

/**
 * Lets the browser's own speech recognition listen to each channel that this tab hears, where the
 * user allows it.
 */
export function useBrowserHearing({ isOn, onHeard }: Options) {
  const { them, you } = useCapture()
  const [interim, setInterim] = useState(NOTHING)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPossible] = useState(() => mayBrowserListen() && canRecognizeTracks())
  const hear = useEffectEvent(onHeard)
  const theirTrack = isOn && isPossible ? them?.track : undefined
  const yourTrack = isOn && isPossible ? you?.track : undefined

  const listen = useEffectEvent((channel: LiveChannel, track: MediaStreamTrack) => {
    setProblem(null)
    return recognizeTrack(track, {
      onInterim: (text) => setInterim((interim) => ({ ...interim, [channel]: text })),
      onFinal: (speech) => hear(channel, speech),
      onFailure: setProblem,
    })
  })
  useEffect(() => (theirTrack ? listen('them', theirTrack) : undefined), [theirTrack])
  useEffect(() => (yourTrack ? listen('you', yourTrack) : undefined), [yourTrack])

  return { interim, problem }
}
