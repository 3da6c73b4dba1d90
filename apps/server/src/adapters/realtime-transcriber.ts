import { SOUND_SAMPLE_RATE, samplesOf } from '@sightline/contracts/live/sound-frames'
import WebSocket from 'ws'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { TranscriberConfig } from '../platform/model-lists.ts'
import {
  areItemsFinal,
  createTranscripts,
  eventIn,
  type TranscriptionEvent,
  type Utterance,
  wordsOf,
} from './realtime-transcripts.ts'
import { createUpsampler } from './resample.ts'
import type { SpeechLine, SpeechStream, SpeechTranscriber } from './speech.ts'
import { vocabularyFields } from './transcriber-vocabulary.ts'

const TIMES = {
  connectMs: 5 * SECOND_MS,
  /** From the end of an utterance to its text. The slowest one of a hundred takes two seconds. */
  finalMs: 6 * SECOND_MS,
  /**
   * A model that finds the ends of utterances itself has heard no speech when it has found none in
   * this time.
   */
  noSpeechMs: 2 * SECOND_MS,
  /** Connections without speech are closed. */
  idleMs: 5 * MINUTE_MS,
  /** A transcriber that keeps failing is left alone for this time. */
  pauseMs: MINUTE_MS,
}
const FAILURES_MAX = 4
/** The only rate that OpenAI takes. */
const SAMPLE_RATE = 24_000
/** Sound that the transcriber has not taken: about a minute. */
const UNSENT_MAX_BYTES = 4 * 1024 * 1024
/** Silence by which a model notices the end of an utterance: 800 ms. */
const SILENCE = new Uint8Array(0.8 * SOUND_SAMPLE_RATE).fill(0xff)

interface Options {
  model: TranscriberConfig
  key: string | undefined
  times?: Partial<typeof TIMES>
}

/**
 * A client of OpenAI's realtime transcription protocol: one WebSocket for each channel of a
 * session, which stays open between utterances. Errors contain nothing of what was said.
 */
export function createRealtimeTranscriber({
  model,
  key,
  times: changedTimes,
}: Options): SpeechTranscriber {
  const times = { ...TIMES, ...changedTimes }
  let failures = 0
  let pausedUntil = 0
  let takesVocabulary = true
  const onVocabularyRefused = () => {
    takesVocabulary = false
  }
  const onOutcome = (hasFailed: boolean) => {
    failures = hasFailed ? failures + 1 : 0
    if (failures >= FAILURES_MAX) pausedUntil = performance.now() + times.pauseMs
  }

  const openLine = (vocabulary: readonly string[]): SpeechLine => {
    let connection: Connection | null = null
    return {
      begin(onInterim) {
        if (performance.now() < pausedUntil)
          return refusedStream('The transcriber failed repeatedly')
        if (!connection?.isOpen())
          connection = connect({
            model,
            key,
            times,
            vocabulary: takesVocabulary ? vocabulary : [],
            onVocabularyRefused,
            onOutcome,
          })
        return connection.begin(onInterim)
      },
      close: () => connection?.close(new Error('The line was closed')),
    }
  }
  return { how: 'realtime', openLine }
}

function refusedStream(reason: string): SpeechStream {
  return { add() {}, end() {}, drop() {}, text: Promise.reject(new Error(reason)) }
}

interface ConnectionOptions {
  model: TranscriberConfig
  key: string | undefined
  times: typeof TIMES
  vocabulary: readonly string[]
  /** The model takes no names and terms: the next connection is opened without. */
  onVocabularyRefused: () => void
  onOutcome: (hasFailed: boolean) => void
}

type Connection = ReturnType<typeof connect>

/** The utterances of one channel on one connection, which ends at the first failure. */
function connect(options: ConnectionOptions) {
  const { model, times, onVocabularyRefused, onOutcome } = options
  const hasServerVad = model.hasServerVad ?? false
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined

  const transcripts = createTranscripts(hasServerVad, {
    fail,
    onText() {
      onOutcome(false)
      if (transcripts.open.length > 0) return
      idleTimer = setTimeout(() => close(new Error('Nothing was said')), times.idleMs).unref()
    },
  })
  const { open } = transcripts
  const socket = openSocket(options, {
    onEvent(event) {
      if (event.type === 'error' && isAboutVocabulary(event.error.param)) onVocabularyRefused()
      transcripts.receive(event)
    },
    onFailure: fail,
    onClose: () => (open.length > 0 ? fail(CLOSED) : close(new Error(CLOSED))),
  })

  function close(reason: Error) {
    if (isClosed) return
    isClosed = true
    clearTimeout(idleTimer)
    transcripts.rejectAll(reason)
    socket.terminate()
  }
  function fail(reason: string, cause?: unknown) {
    if (!isClosed) onOutcome(true)
    close(new Error(reason, { cause }))
  }

  /**
   * Waits for the text of an utterance that has ended. A model may find no speech in it, and says
   * nothing then.
   */
  function expectText(utterance: Utterance, waitedMs = 0) {
    const stepMs = hasServerVad ? times.noSpeechMs : times.finalMs
    utterance.timer = setTimeout(() => {
      const isLate = waitedMs + stepMs >= times.finalMs
      if (hasServerVad && socket.isOpen() && areItemsFinal(utterance))
        transcripts.finish(utterance, wordsOf(utterance))
      else if (isLate) fail('The transcriber gave no text in time')
      else expectText(utterance, waitedMs + stepMs)
    }, stepMs).unref()
  }

  return {
    isOpen: () => !isClosed,
    close,
    begin(onInterim: (text: string) => void): SpeechStream {
      clearTimeout(idleTimer)
      const upsample = createUpsampler()
      const utterance = transcripts.begin(onInterim)
      const add = (sound: Uint8Array) => {
        if (isClosed || utterance.hasEnded) return
        const { buffer } = upsample(samplesOf(sound))
        socket.send({
          type: 'input_audio_buffer.append',
          audio: Buffer.from(buffer).toString('base64'),
        })
      }
      return {
        text: utterance.settle.promise,
        add,
        end() {
          if (isClosed || utterance.hasEnded) return
          if (hasServerVad) add(SILENCE)
          else socket.send({ type: 'input_audio_buffer.commit' })
          utterance.hasEnded = true
          expectText(utterance)
        },
        drop() {
          // What the transcriber still says of this utterance could not be told from what it says
          // of the next one.
          if (open.includes(utterance)) close(new Error('The utterance was given up'))
        },
      }
    },
  }
}

const CLOSED = 'The transcriber closed the connection'

interface SocketHandlers {
  onEvent: (event: TranscriptionEvent) => void
  /** The socket is of no more use, but may not be closed yet. */
  onFailure: (reason: string, cause?: unknown) => void
  onClose: () => void
}

/**
 * A WebSocket that speaks in messages of the protocol. Those sent before it is open follow the
 * session's settings.
 */
function openSocket(
  { model, key, times: { connectMs }, vocabulary }: ConnectionOptions,
  { onEvent, onFailure, onClose }: SocketHandlers,
) {
  const socket = new WebSocket(
    `${model.url.replace(/^http/, 'ws')}/realtime?intent=transcription`,
    {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      handshakeTimeout: connectMs,
      maxPayload: 1024 * 1024,
      perMessageDeflate: false,
    },
  )
  /** Messages for a socket that is still being opened. */
  let unsent: string[] | null = []

  function send(message: object) {
    const body = JSON.stringify(message)
    if (unsent) unsent.push(body)
    else if (socket.bufferedAmount > UNSENT_MAX_BYTES) onFailure('The transcriber does not keep up')
    else socket.send(body)
  }
  socket.on('open', () => {
    const waiting = unsent ?? []
    unsent = null
    send(sessionUpdate(model, vocabulary))
    for (const message of waiting) socket.send(message)
  })
  socket.on('message', (data) => {
    const event = eventIn(String(data))
    if (event === 'malformed') onFailure('The transcriber sent something else than its events')
    else if (event) onEvent(event)
  })
  socket.on('error', (error) => onFailure('The connection to the transcriber failed', error))
  socket.on('close', onClose)

  return { send, isOpen: () => unsent === null, terminate: () => socket.terminate() }
}

const isAboutVocabulary = (parameter: string | null | undefined) =>
  /\b(?:prompt|keywords)$/.test(parameter ?? '')

const sessionUpdate = (
  { name, hasServerVad }: TranscriberConfig,
  vocabulary: readonly string[],
) => ({
  type: 'session.update',
  session: {
    type: 'transcription',
    audio: {
      input: {
        format: { type: 'audio/pcm', rate: SAMPLE_RATE },
        transcription: { model: name, ...vocabularyFields(name, vocabulary) },
        turn_detection: hasServerVad ? { type: 'server_vad', silence_duration_ms: 400 } : null,
      },
    },
  },
})
