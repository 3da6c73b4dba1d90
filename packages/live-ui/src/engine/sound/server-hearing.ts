import type { LiveEvent } from '@sightline/contracts/live/events'
import { LIVE_CHANNELS, type LiveChannel } from '@sightline/contracts/live/kinds'
import type { HearingMode } from '@sightline/contracts/live/sound'
import { turnEndSilenceMs } from '@sightline/live/speech/turn-end'
import { createCell } from '../cell.ts'
import type { Senses, SpeechTaker } from '../senses.ts'
import type { LineState, SoundLine, SoundLineEvents } from './sound-line.ts'

interface Options {
  /** The server has a transcriber. */
  isOn: boolean
  senses: Senses
  openLine: (events: SoundLineEvents) => SoundLine
  /** Milliseconds since the session began, for a time of `performance.now()`. */
  sessionMs: (time: number) => number
  /** Called with what the server has stored of an utterance. */
  onHeard: (events: LiveEvent[]) => void
  onChange: () => void
}

const NOTHING = { them: '', you: '' }
/**
 * After this many utterances without a text the device listens for a while, where the user allows
 * that.
 */
const FAILURES_MAX = 2
const DEVICE_LISTENS_MS = 20_000

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
const NOT_HEARING =
  'Not hearing: the transcriber of this server does not answer. What is said is kept, and becomes text when it answers again.'
const LOST = 'Some speech was lost: the server could not be reached for too long.'
const FALLEN_BACK =
  'The transcriber of this server does not answer. Meanwhile this browser’s own recognition listens, which may send the sound to its maker.'

/** Sends what is heard to the server, which turns it into segments. */
export function createServerHearing(options: Options) {
  const { isOn, senses, openLine, sessionMs, onHeard, onChange } = options
  const state = createCell(
    {
      interim: NOTHING,
      waiting: 0,
      line: 'open' as LineState,
      failure: null as string | null,
      isBehind: false,
      hasFallenBack: false,
    },
    onChange,
  )
  let line: SoundLine | null = null
  let failures = 0
  let best: HearingMode | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function showInterim(channel: LiveChannel, text: string) {
    state.set({ interim: { ...state.get().interim, [channel]: text } })
    senses.getState()[channel]?.setTurnEnd(turnEndSilenceMs(text))
  }

  function fallBack() {
    state.set({ hasFallenBack: true })
    pause = setTimeout(() => {
      failures = 0
      state.set({ hasFallenBack: false, failure: null })
    }, DEVICE_LISTENS_MS)
  }

  function countFailure(failure: string) {
    failures += 1
    state.set({ failure, interim: NOTHING })
    if (failures >= FAILURES_MAX && senses.mayRecognize() && !state.get().hasFallenBack) fallBack()
  }

  const events: SoundLineEvents = {
    onInterim: showInterim,
    onHeard(heard) {
      for (const event of heard) if (event.type === 'segment-heard') showInterim(event.channel, '')
      failures = 0
      state.set({ failure: null })
      onHeard(heard)
    },
    onDelayed: () => countFailure(NOT_HEARING),
    onFailed: countFailure,
    onMode(how) {
      best ??= how
      state.set({ isBehind: best === 'realtime' && how === 'file' })
    },
    onState: (next) => state.set({ line: next }),
    onLost: () => state.set({ failure: LOST }),
    onWaiting: (waiting) => state.set({ waiting, ...(waiting === 0 && { interim: NOTHING }) }),
  }

  function stop() {
    line?.close()
    line = null
    state.set({ interim: NOTHING, waiting: 0 })
  }

  return {
    /** To be called when a channel has opened or closed, or this has changed. */
    update() {
      const hears = LIVE_CHANNELS.some((name) => senses.getState()[name] !== null)
      if (!hears && state.get().line !== 'open') state.set({ line: 'open' })
      const { hasFallenBack, line: lineState } = state.get()
      // A window that only follows another one takes no connection from it.
      const isWanted = isOn && hears && !hasFallenBack && lineState !== 'taken'
      if (isWanted && !line) line = openLine(events)
      else if (!isWanted && line) stop()
    },
    /** True where the server turns nothing into text for now. */
    isAway: () => !isOn || state.get().hasFallenBack,
    interim: () => state.get().interim,
    isTranscribing: () => state.get().waiting > 0,
    isDelayed: () => state.get().failure === NOT_HEARING && !state.get().hasFallenBack,
    isCutOff: () => isOn && state.get().line === 'down',
    problem(): string | null {
      const { hasFallenBack, line: lineState, failure, isBehind } = state.get()
      if (!isOn) return null
      if (hasFallenBack) return FALLEN_BACK
      return STATE_PROBLEMS[lineState] ?? failure ?? (isBehind ? BY_FILE : null)
    },
    /** Whether the server is reached again only when `retry` is called. */
    canRetry: () => isOn && state.get().line === 'refused',
    retry: () => line?.retry(),
    begin(channel: LiveChannel, startedAt: number): SpeechTaker | null {
      const speech = line?.begin(channel, sessionMs(startedAt))
      return speech ? { add: speech.add, end: (endedAt) => speech.end(sessionMs(endedAt)) } : null
    },
    close() {
      clearTimeout(pause)
      if (line) stop()
    },
  }
}
