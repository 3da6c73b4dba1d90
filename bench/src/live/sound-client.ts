import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { LiveChannel, LiveKind } from '@sightline/contracts/live/kinds'
import { SoundFromServer } from '@sightline/contracts/live/sound'
import {
  encodeSoundFrame,
  muLawOf,
  SOUND_FRAME_SAMPLES,
  SOUND_SAMPLE_RATE,
} from '@sightline/contracts/live/sound-frames'
import { WebSocket } from 'ws'
import type { Server } from '../server.ts'
import { post, signUp } from '../users.ts'

const FRAME_MS = 100
/** What a WebSocket adds to a page's message: its head and the mask. */
const MESSAGE_HEAD_BYTES = 8

/** A tone of whole frames, which last this long or a little longer. */
const toneOf = (ms: number) =>
  Uint8Array.from({ length: Math.ceil(ms / FRAME_MS) * SOUND_FRAME_SAMPLES }, (_, index) =>
    muLawOf(0.3 * Math.sin((2 * Math.PI * 220 * index) / SOUND_SAMPLE_RATE)),
  )

export interface SpokenTimes {
  /** From the end of the utterance to its segment and prompt point. */
  heardMs: number
  /** From the request for the answer to its first words. */
  firstWordsMs: number
}

/** What somebody says: µ-law samples, which begin this long after the session. */
interface Utterance {
  channel: LiveChannel
  startMs: number
  sound: Uint8Array
}

export interface Speaker {
  /** The bytes of both directions so far. */
  bytes: () => number
  close: () => void
  /** Says something as time passes. `events` is null when no text came. */
  say: (utterance: Utterance) => Promise<{ events: HeardEvents | null; heardMs: number }>
  /** Asks a question that takes this long, and for its answer. */
  speak: (ms: number) => Promise<SpokenTimes>
}
type HeardEvents = Extract<SoundFromServer, { type: 'heard' }>['events']

/**
 * A user with a live session, who speaks as a page does: frames of a tenth of a second as time
 * passes.
 */
export async function openSpeaker(
  server: Pick<Server, 'origin' | 'standIns'>,
  webOrigin: string,
  index: number,
  kind: LiveKind = 'sales-call',
): Promise<Speaker> {
  const { cookie } = await signUp(server, `198.51.100.${index + 1}`)
  const id = randomUUID()
  const path = `/api/live/${id}`
  const begun = { id, kind, setting: 'practice', hasConsent: true }
  await post(`${server.origin}/api/live`, begun, cookie)
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${path}/sound`, {
    headers: { cookie, origin: webOrigin },
  })
  await once(socket, 'open')
  let seq = 0
  let bytes = 0
  let startMs = 0
  const send = (data: string | Uint8Array) => {
    bytes += data.length + MESSAGE_HEAD_BYTES
    socket.send(data)
  }
  const untilAnswered = (utterance: string) =>
    new Promise<SoundFromServer>((resolve) => {
      const listen = (data: unknown) => {
        const message = SoundFromServer.parse(JSON.parse(String(data)))
        bytes += String(data).length
        if (
          !('utterance' in message) ||
          message.utterance !== utterance ||
          message.type === 'interim'
        )
          return
        socket.off('message', listen)
        resolve(message)
      }
      socket.on('message', listen)
    })
  const say: Speaker['say'] = async ({ channel, startMs, sound }) => {
    const utterance = randomUUID()
    send(JSON.stringify({ type: 'begin', seq: ++seq, channel, utterance, startMs }))
    for (let sent = 0; sent < sound.length; sent += SOUND_FRAME_SAMPLES) {
      const frame = sound.subarray(sent, sent + SOUND_FRAME_SAMPLES)
      send(encodeSoundFrame({ channel, seq: ++seq, sound: frame }))
      await setTimeout(FRAME_MS)
    }
    const answered = untilAnswered(utterance)
    const endedAt = performance.now()
    const endMs = startMs + Math.round((sound.length / SOUND_SAMPLE_RATE) * 1000)
    send(JSON.stringify({ type: 'end', seq: ++seq, utterance, endMs }))
    const message = await answered
    return {
      events: message.type === 'heard' ? message.events : null,
      heardMs: performance.now() - endedAt,
    }
  }
  send(JSON.stringify({ type: 'hello', run: randomUUID(), waiting: [] }))
  await once(socket, 'message')

  return {
    bytes: () => bytes,
    close: () => socket.close(),
    say,
    async speak(ms) {
      startMs += 10_000
      const { events, heardMs } = await say({ channel: 'them', startMs, sound: toneOf(ms) })
      if (!events) throw new Error('An utterance was not heard')
      const prompt = events.find(({ type }) => type === 'prompt-found')
      if (!prompt) throw new Error('A question was no prompt point')
      const askedAt = performance.now()
      const answer = await post(
        `${server.origin}${path}/answers`,
        { id: randomUUID(), prompt: prompt.id },
        cookie,
      )
      let firstWordsMs: number | null = null
      if (answer.body)
        for await (const text of answer.body.pipeThrough(new TextDecoderStream()))
          if (firstWordsMs === null && text.includes('event: words'))
            firstWordsMs = performance.now() - askedAt
      if (firstWordsMs === null) throw new Error('An answer had no words')
      return { heardMs, firstWordsMs }
    },
  }
}
