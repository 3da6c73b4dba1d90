import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { turnEndSilenceMs } from '@sightline/live/speech/turn-end'
import type { SpeechTaker } from '@sightline/live-ui/engine/senses'
import { openSoundLine } from '@sightline/live-ui/engine/sound/sound-line'
import { openSocket } from '../../http.ts'
import {
  listenToCapture,
  openMicrophone,
  readCapture,
  stopMicrophone,
  subscribeToCapture,
} from '../senses/capture.ts'
import { recognizeTrack } from '../senses/recognize-track.ts'
import type { BrowserChannel } from '../senses/sound-channel.ts'

export type Trial =
  | { state: 'idle' }
  /** The browser may ask for the microphone. */
  | { state: 'opening' }
  | { state: 'listening'; channel: LiveChannel; level: () => number }
  /** Somebody speaks; `text` is what it became so far. */
  | { state: 'hearing'; text: string }
  /** Nobody speaks any more, and the final text has not come. */
  | { state: 'waiting'; text: string; isSlow: boolean }
  /** `afterMs`: from the end of speech to the final text; null where the end was not heard. */
  | { state: 'heard'; text: string; channel: LiveChannel; afterMs: number | null }
  | { state: 'failed'; problem: string }

/** Nothing has been heard after this time. */
const SILENT_MS = 8000
/** Speech that does not end is cut by then (`UTTERANCE_MAX_MS`). */
const SPEECH_MS = 21_000
/** Later text keeps answers waiting. */
const SLOW_MS = 2000
export const isSlowText = (afterMs: number | null) => afterMs !== null && afterMs > SLOW_MS
const TEXT_WITHIN_MS = 15_000

const SILENT = {
  you: 'Nothing was heard for 8 seconds. Check that the right microphone is chosen and not muted, and speak closer to it.',
  them: 'Nothing was heard for 8 seconds. Play something with speech in the shared tab, and check that the tab is not muted.',
}
const NO_SOURCE = 'The microphone could not be opened.'
const NO_WORDS =
  'Sound arrived, but no words were found in it. Say the phrase once more, a little louder.'
const NO_TEXT =
  'The transcriber gave no text. Try again in a minute; if it stays so, the session falls back to your browser or to typing.'
const TOO_SLOW =
  'No text came within 15 seconds, so the transcriber cannot keep up with a conversation now.'
const NOT_REACHED =
  'The server did not take the sound. It takes ten checks an hour; try again later, or begin without one.'
const ENDED = 'The sound was turned off before its text came. Try again.'

/** Shows the steps of a trial until one of them ends it, or until it is stopped. */
interface Steps {
  show: (trial: Trial) => void
  finish: (trial: Trial) => void
  /** Replaces the step that comes by itself after a time. */
  after: (ms: number, step: () => void) => void
  onEnd: (work: () => void) => void
  isOver: () => boolean
}

interface TrialOptions {
  /**
   * What turns speech into text: the transcriber of this server, or the browser's own recognition.
   */
  by: 'server' | 'browser'
  /** The id of the microphone to open; empty for the default one. */
  microphone: string
}

/**
 * Lets a person say a phrase and measures how long its text takes. Hears the microphone, else the
 * shared sound; opens the microphone where neither is open, and closes it again. Returns what stops
 * the trial.
 */
export function startTrial(
  { by, microphone }: TrialOptions,
  onChange: (trial: Trial) => void,
): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const works: (() => void)[] = []
  const steps: Steps = {
    show: (trial) => isOver || onChange(trial),
    finish(trial) {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      for (const work of works) work()
      onChange(trial)
    },
    after(ms, step) {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(step, ms)
    },
    onEnd: (work) => void works.push(work),
    isOver: () => isOver,
  }
  void run({ by, microphone }, steps)
  return () => steps.finish({ state: 'idle' })
}

async function run({ by, microphone }: TrialOptions, steps: Steps) {
  const source = openSource() ?? (await openOwnMicrophone(microphone, steps))
  if (!source || steps.isOver()) return
  const { name, channel } = source
  steps.show({ state: 'listening', channel: name, level: channel.level })
  steps.after(SILENT_MS, () => steps.finish({ state: 'failed', problem: SILENT[name] }))
  const stopWatching = subscribeToCapture(() => {
    if (readCapture()[name] !== channel) steps.finish({ state: 'failed', problem: ENDED })
  })
  steps.onEnd(stopWatching)
  if (by === 'server') tryServer(source, steps)
  else tryBrowser(source, steps)
}

interface Source {
  name: LiveChannel
  channel: BrowserChannel
}

function openSource(): Source | null {
  const { you, them } = readCapture()
  if (you) return { name: 'you', channel: you }
  return them && { name: 'them', channel: them }
}

async function openOwnMicrophone(
  id: string,
  { show, finish, isOver, onEnd }: Steps,
): Promise<Source | null> {
  show({ state: 'opening' })
  await openMicrophone(id)
  const { you, problem } = readCapture()
  if (!you) {
    finish({ state: 'failed', problem: problem?.text ?? NO_SOURCE })
    return null
  }
  if (isOver()) stopMicrophone()
  else onEnd(stopMicrophone)
  return { name: 'you', channel: you }
}

/** Sends one stretch of speech to this server. */
function tryServer(source: Source, steps: Steps) {
  const { name, channel } = source
  const speech = followSpeech(source, steps)
  const fail = (problem: string) => steps.finish({ state: 'failed', problem })
  const line = openSoundLine(() => openSocket('/live/sound-check'), {
    onInterim(_channel, text) {
      channel.setTurnEnd(turnEndSilenceMs(text))
      speech.showText(text)
    },
    onHeard(events) {
      const segment = events.find((event) => event.type === 'segment-heard')
      if (segment) speech.finish(segment.text)
      else fail(NO_WORDS)
    },
    onDelayed() {},
    onFailed: () => fail(NO_TEXT),
    onMode() {},
    onState: (state) => state === 'open' || fail(NOT_REACHED),
    onLost() {},
    onWaiting() {},
  })
  steps.onEnd(line.close)
  let hasBegun = false
  const stop = listenToCapture({
    onSpeech(spoken, startedAt): SpeechTaker | null {
      if (spoken !== name || hasBegun) return null
      hasBegun = true
      const sent = line.begin(name, 0)
      speech.begin()
      return {
        add: sent.add,
        end(endedAt) {
          sent.end(Math.max(0, Math.round(endedAt - startedAt)))
          speech.end()
        },
      }
    },
  })
  steps.onEnd(stop)
}

/** Lets the browser recognize the sound; how long somebody speaks is heard from the same sound. */
function tryBrowser(source: Source, steps: Steps) {
  const { name, channel } = source
  const speech = followSpeech(source, steps)
  const stop = listenToCapture({
    onSpeech(spoken) {
      if (spoken !== name) return null
      speech.begin()
      return { add() {}, end: speech.end }
    },
  })
  steps.onEnd(stop)
  const stopRecognition = recognizeTrack(channel.track, {
    onInterim: (text) => text !== '' && speech.showText(text),
    onFinal: ({ text }) => speech.finish(text),
    onFailure: (problem) => steps.finish({ state: 'failed', problem }),
  })
  steps.onEnd(stopRecognition)
}

/** The steps from the first word to the final text. */
function followSpeech({ name, channel }: Source, { show, finish, after }: Steps) {
  let text = ''
  let isSpeaking = false
  let isSlow = false
  /** When the latest stretch of speech ended. */
  let spokenUntil: number | null = null
  const fail = (problem: string) => () => finish({ state: 'failed', problem })
  const showStep = () =>
    show(isSpeaking ? { state: 'hearing', text } : { state: 'waiting', text, isSlow })
  return {
    begin() {
      isSpeaking = true
      showStep()
      after(SPEECH_MS, fail(TOO_SLOW))
    },
    end() {
      isSpeaking = false
      spokenUntil = channel.lastSpokenAt()
      showStep()
      after(SLOW_MS, () => {
        isSlow = true
        showStep()
        after(TEXT_WITHIN_MS - SLOW_MS, fail(TOO_SLOW))
      })
    },
    showText(next: string) {
      text = next
      showStep()
    },
    finish(final: string) {
      const endedAt = isSpeaking ? channel.lastSpokenAt() : spokenUntil
      const afterMs = endedAt === null ? null : performance.now() - endedAt
      finish({ state: 'heard', text: final, channel: name, afterMs })
    },
  }
}
