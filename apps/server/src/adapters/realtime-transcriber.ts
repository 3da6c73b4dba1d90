import { plainText } from '@sightline/contracts/plain-text'
import { SOUND_SAMPLE_RATE, samplesOf } from '@sightline/contracts/sound-frames'
import WebSocket from 'ws'
import { z } from 'zod'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { TranscriberConfig } from '../platform/model-lists.ts'
import { createUpsampler } from './resample.ts'
import type { SpeechLine, SpeechStream, SpeechTranscriber } from './speech.ts'

const TIMES = {
  connectMs: 5 * SECOND_MS,
  /** From the end of an utterance to its text. The slowest one of a hundred takes two seconds. */
  finalMs: 6 * SECOND_MS,
  /** A model that finds the ends of utterances itself has heard no speech when it has found none in this time. */
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
const KNOWN_ITEMS_MAX = 200

const text = z.string()
const TranscriptionEvent = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('input_audio_buffer.committed'), item_id: text }),
  z.looseObject({ type: z.literal('conversation.item.input_audio_transcription.delta'), item_id: text, delta: text }),
  z.looseObject({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    item_id: text,
    transcript: text,
  }),
  z.looseObject({ type: z.literal('conversation.item.input_audio_transcription.failed'), item_id: text }),
  z.looseObject({ type: z.literal('error'), error: z.looseObject({ code: text.nullish() }) }),
])
type TranscriptionEvent = z.infer<typeof TranscriptionEvent>
const KNOWN_EVENTS = new Set<unknown>(TranscriptionEvent.options.map(({ shape }) => shape.type.value))

interface Options {
  model: TranscriberConfig
  key: string | undefined
  times?: Partial<typeof TIMES>
}

/**
 * A client of OpenAI's realtime transcription protocol: one WebSocket for each channel of a session, which stays open
 * between utterances. Errors contain nothing of what was said.
 */
export function createRealtimeTranscriber({ model, key, times: changedTimes }: Options): SpeechTranscriber {
  const times = { ...TIMES, ...changedTimes }
  let failures = 0
  let pausedUntil = 0
  const onOutcome = (hasFailed: boolean) => {
    failures = hasFailed ? failures + 1 : 0
    if (failures >= FAILURES_MAX) pausedUntil = performance.now() + times.pauseMs
  }

  const openLine = (): SpeechLine => {
    let connection: Connection | null = null
    return {
      begin(onInterim) {
        if (performance.now() < pausedUntil) return refusedStream('The transcriber failed repeatedly')
        if (!connection?.isOpen()) connection = connect({ model, key, times, onOutcome })
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

/** An utterance whose text is not final yet. `items`: the transcriber's parts of it, in the order they were heard. */
interface Utterance {
  items: Map<string, { text: string; isFinal: boolean }>
  hasEnded: boolean
  onInterim: (text: string) => void
  settle: PromiseWithResolvers<string>
  timer: NodeJS.Timeout | undefined
}

interface Outcomes {
  /** The connection is of no more use. */
  fail: (reason: string) => void
  /** An utterance has its text. */
  onText: () => void
}

/** Matches the transcriber's items to the utterances of one connection, in whatever order they are completed. */
function createTranscripts(hasServerVad: boolean, { fail, onText }: Outcomes) {
  /** Those without their text, in the order in which they began. */
  const open: Utterance[] = []
  /** The utterance of each item; kept after its end, so that nothing late is taken for the next one's. */
  const utteranceOfItem = new Map<string, Utterance>()

  function finish(utterance: Utterance, words: string) {
    clearTimeout(utterance.timer)
    open.splice(open.indexOf(utterance), 1)
    utterance.settle.resolve(plainText(words).trim())
    onText()
  }

  /** A new item belongs to the oldest utterance without one. With its own detection, a model may find several. */
  function utteranceOf(itemId: string): Utterance | undefined {
    const known = utteranceOfItem.get(itemId)
    if (known) return known
    const utterance = open.find(({ items }) => items.size === 0) ?? (hasServerVad ? open.at(-1) : undefined)
    if (!utterance) return
    utterance.items.set(itemId, { text: '', isFinal: false })
    utteranceOfItem.set(itemId, utterance)
    for (const oldest of utteranceOfItem.keys()) {
      if (utteranceOfItem.size <= KNOWN_ITEMS_MAX) break
      utteranceOfItem.delete(oldest)
    }
    return utterance
  }

  return {
    open,
    finish,
    begin(onInterim: (text: string) => void): Utterance {
      const settle = Promise.withResolvers<string>()
      const utterance: Utterance = { items: new Map(), hasEnded: false, onInterim, settle, timer: undefined }
      open.push(utterance)
      return utterance
    },
    receive(event: TranscriptionEvent) {
      if (event.type === 'error') {
        const empty = open.find(({ hasEnded, items }) => hasEnded && items.size === 0)
        if (event.error.code === 'input_audio_buffer_commit_empty' && empty) return finish(empty, '')
        return fail(`The transcriber answered the error ${event.error.code ?? 'without a code'}`)
      }
      const utterance = utteranceOf(event.item_id)
      const item = utterance?.items.get(event.item_id)
      if (!utterance || !item || !open.includes(utterance)) return
      if (event.type === 'conversation.item.input_audio_transcription.failed')
        return fail('The transcriber failed at an utterance')
      if (event.type === 'conversation.item.input_audio_transcription.delta' && !item.isFinal) {
        item.text += event.delta
        utterance.onInterim(plainText(wordsOf(utterance)).trim())
      }
      if (event.type !== 'conversation.item.input_audio_transcription.completed') return
      Object.assign(item, { text: event.transcript, isFinal: true })
      if (utterance.hasEnded && areItemsFinal(utterance)) finish(utterance, wordsOf(utterance))
    },
    rejectAll(reason: Error) {
      for (const { timer, settle } of open.splice(0)) {
        clearTimeout(timer)
        settle.reject(reason)
      }
    },
  }
}

interface ConnectionOptions {
  model: TranscriberConfig
  key: string | undefined
  times: typeof TIMES
  onOutcome: (hasFailed: boolean) => void
}

type Connection = ReturnType<typeof connect>

function connect({ model, key, times, onOutcome }: ConnectionOptions) {
  const hasServerVad = model.hasServerVad ?? false
  const socket = new WebSocket(`${model.url.replace(/^http/, 'ws')}/realtime?intent=transcription`, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    handshakeTimeout: times.connectMs,
    maxPayload: 1024 * 1024,
    perMessageDeflate: false,
  })
  /** Messages for a connection that is still being opened. */
  let unsent: string[] | null = []
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

  function send(message: object) {
    const body = JSON.stringify(message)
    if (unsent) unsent.push(body)
    else if (socket.bufferedAmount > UNSENT_MAX_BYTES) fail('The transcriber does not keep up')
    else socket.send(body)
  }
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

  socket.on('open', () => {
    const waiting = unsent ?? []
    unsent = null
    send(sessionUpdate(model))
    for (const message of waiting) socket.send(message)
  })
  socket.on('message', (data) => {
    const event = eventIn(String(data))
    if (event === 'malformed') fail('The transcriber sent something else than its events')
    else if (event) transcripts.receive(event)
  })
  socket.on('error', (error) => fail('The connection to the transcriber failed', error))
  socket.on('close', () => (open.length > 0 ? fail('The transcriber closed the connection') : close(CLOSED)))

  /** Waits for the text of an utterance that has ended. A model may find no speech in it, and says nothing then. */
  function expectText(utterance: Utterance, waitedMs = 0) {
    const stepMs = hasServerVad ? times.noSpeechMs : times.finalMs
    utterance.timer = setTimeout(() => {
      const isLate = waitedMs + stepMs >= times.finalMs
      if (hasServerVad && !unsent && areItemsFinal(utterance)) transcripts.finish(utterance, wordsOf(utterance))
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
        send({ type: 'input_audio_buffer.append', audio: Buffer.from(buffer).toString('base64') })
      }
      return {
        text: utterance.settle.promise,
        add,
        end() {
          if (isClosed || utterance.hasEnded) return
          if (hasServerVad) add(SILENCE)
          else send({ type: 'input_audio_buffer.commit' })
          utterance.hasEnded = true
          expectText(utterance)
        },
        drop() {
          // What the transcriber still says of this utterance could not be told from what it says of the next one.
          if (open.includes(utterance)) close(new Error('The utterance was given up'))
        },
      }
    },
  }
}

const CLOSED = new Error('The transcriber closed the connection')

const areItemsFinal = ({ items }: Utterance) => [...items.values()].every(({ isFinal }) => isFinal)

const wordsOf = ({ items }: Utterance) => [...items.values()].map((item) => item.text.trim()).join(' ')

const sessionUpdate = ({ name, hasServerVad }: TranscriberConfig) => ({
  type: 'session.update',
  session: {
    type: 'transcription',
    audio: {
      input: {
        format: { type: 'audio/pcm', rate: SAMPLE_RATE },
        transcription: { model: name },
        turn_detection: hasServerVad ? { type: 'server_vad', silence_duration_ms: 400 } : null,
      },
    },
  },
})

/** The event in a message; null for one that does not matter here. */
function eventIn(message: string): TranscriptionEvent | 'malformed' | null {
  try {
    const event: unknown = JSON.parse(message)
    const type = z.looseObject({ type: text }).parse(event).type
    return KNOWN_EVENTS.has(type) ? TranscriptionEvent.parse(event) : null
  } catch {
    return 'malformed'
  }
}
