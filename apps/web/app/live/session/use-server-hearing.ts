import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { HearingMode } from '@sightline/contracts/live/sound'
import { turnEndSilenceMs } from '@sightline/live/speech/turn-end'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { liveApi } from '../api.ts'
import { readCapture } from '../capture/capture.ts'
import type { SpeechTaker } from '../capture/sound-channel.ts'
import { useCapture } from '../capture/use-capture.ts'
import { openSoundLine, type SoundLine } from '../sound/sound-line.ts'

interface Options {
  sessionId: string
  /** The server has a transcriber. */
  isOn: boolean
  addHeard: (events: LiveEvent[]) => void
  sessionMs: (time: number) => number
}

const NOTHING = { them: '', you: '' }
/** After this many utterances without a text, the server is not asked for a while. */
const FAILURES_MAX = 2
const PAUSE_MS = 2 * 60_000

type LineState = 'open' | 'down' | 'refused' | 'taken' | 'over'
const STATE_PROBLEMS: Record<LineState, string | null> = {
  open: null,
  down: 'The server cannot be reached. What is said is kept, and becomes text when it is back.',
  refused:
    'The server has not answered for two minutes, so nothing is sent to it any more. What was said is kept.',
  taken: 'Another page of this session listens now. Reload this one to listen here.',
  over: 'The server does not listen to this page any more. Reload it to go on.',
}
const BY_FILE =
  'Speech becomes text only after each sentence: the faster transcriber does not answer.'
const LOST = 'Some speech was lost: the server could not be reached for too long.'
const FALLEN_BACK =
  'The transcriber of this server does not answer. It is asked again in two minutes.'

/** Sends what this tab hears to the server, which turns it into segments. */
export function useServerHearing({ sessionId, isOn, addHeard, sessionMs }: Options) {
  const [waiting, setWaiting] = useState(0)
  const [interim, setInterim] = useState(NOTHING)
  const [failure, setFailure] = useState<string | null>(null)
  const [state, setState] = useState<LineState>('open')
  const [isBehind, setIsBehind] = useState(false)
  const [hasFallenBack, setHasFallenBack] = useState(false)
  const line = useRef<SoundLine | null>(null)
  const failures = useRef(0)
  const best = useRef<HearingMode | null>(null)
  const { them, you } = useCapture()
  // A page that only follows another one takes no connection from it.
  const isHearing = isOn && !hasFallenBack && state !== 'taken' && (them !== null || you !== null)

  const showInterim = (channel: LiveChannel, text: string) => {
    setInterim((current) => ({ ...current, [channel]: text }))
    readCapture()[channel]?.setTurnEnd(turnEndSilenceMs(text))
  }
  const hear = useEffectEvent((events: LiveEvent[]) => {
    failures.current = 0
    setFailure(null)
    addHeard(events)
  })
  const open = useEffectEvent(() =>
    openSoundLine(liveApi.soundUrl(sessionId), {
      onInterim: showInterim,
      onHeard(events) {
        for (const event of events)
          if (event.type === 'segment-heard') showInterim(event.channel, '')
        hear(events)
      },
      onFailed(message) {
        failures.current += 1
        setFailure(message)
        setInterim(NOTHING)
        if (failures.current >= FAILURES_MAX) setHasFallenBack(true)
      },
      onMode(how) {
        best.current ??= how
        setIsBehind(best.current === 'realtime' && how === 'file')
      },
      onState: setState,
      onLost: () => setFailure(LOST),
      onWaiting(count) {
        setWaiting(count)
        if (count === 0) setInterim(NOTHING)
      },
    }),
  )
  useEffect(() => {
    if (!isHearing) return
    const opened = open()
    line.current = opened
    return () => {
      line.current = null
      opened.close()
      setInterim(NOTHING)
      setWaiting(0)
    }
  }, [isHearing])
  useEffect(() => {
    if (!them && !you) setState('open')
  }, [them, you])
  useEffect(() => {
    if (!hasFallenBack) return
    const timer = setTimeout(() => {
      failures.current = 0
      setHasFallenBack(false)
      setFailure(null)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [hasFallenBack])

  function begin(channel: LiveChannel, startedAt: number): SpeechTaker | null {
    const speech = line.current?.begin(channel, sessionMs(startedAt))
    return speech ? { add: speech.add, end: (endedAt) => speech.end(sessionMs(endedAt)) } : null
  }
  const problem = hasFallenBack
    ? FALLEN_BACK
    : (STATE_PROBLEMS[state] ?? failure ?? (isBehind ? BY_FILE : null))
  const mayBrowserHear = !isOn || hasFallenBack
  return {
    mayBrowserHear,
    begin,
    isTranscribing: waiting > 0,
    interim,
    problem: isOn ? problem : null,
    /** Tries again to reach the server; null where it is tried anyway. */
    retry: isOn && state === 'refused' ? () => line.current?.retry() : null,
  }
}
