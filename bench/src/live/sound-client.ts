import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { SoundFromServer } from '@sightline/contracts/live-sound'
import { encodeSoundFrame, muLawOf, SOUND_FRAME_SAMPLES, SOUND_SAMPLE_RATE } from '@sightline/contracts/sound-frames'
import { WebSocket } from 'ws'
import type { Server } from '../server.ts'
import { post, signUp } from '../users.ts'

const FRAME_MS = 100
/** What a WebSocket adds to a page's message: its head and the mask. */
const MESSAGE_HEAD_BYTES = 8

const FRAME = Uint8Array.from({ length: SOUND_FRAME_SAMPLES }, (_, index) =>
  muLawOf(0.3 * Math.sin((2 * Math.PI * 220 * index) / SOUND_SAMPLE_RATE)),
)

export interface SpokenTimes {
  /** From the end of the utterance to its segment and prompt point. */
  heardMs: number
  /** From the request for the answer to its first words. */
  firstWordsMs: number
}

export type Speaker = Awaited<ReturnType<typeof openSpeaker>>

/** A user with a live session, who speaks as a page does: frames of a tenth of a second as time passes. */
export async function openSpeaker(server: Server, webOrigin: string, index: number) {
  const { cookie } = await signUp(server, `198.51.100.${index + 1}`)
  const id = randomUUID()
  const path = `/api/live/${id}`
  const begun = { id, kind: 'sales-call', setting: 'practice', hasConsent: true }
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
  const untilHeard = (utterance: string) =>
    new Promise<SoundFromServer>((resolve, reject) => {
      const listen = (data: unknown) => {
        const message = SoundFromServer.parse(JSON.parse(String(data)))
        bytes += String(data).length
        if (!('utterance' in message) || message.utterance !== utterance || message.type === 'interim') return
        socket.off('message', listen)
        if (message.type === 'heard') resolve(message)
        else reject(new Error('An utterance was not heard'))
      }
      socket.on('message', listen)
    })
  send(JSON.stringify({ type: 'hello', run: randomUUID(), waiting: [] }))
  await once(socket, 'message')

  return {
    /** The bytes of both directions so far. */
    bytes: () => bytes,
    close: () => socket.close(),
    /** Asks a question that takes this long, and for its answer. */
    async speak(ms: number): Promise<SpokenTimes> {
      const utterance = randomUUID()
      startMs += 10_000
      send(JSON.stringify({ type: 'begin', seq: ++seq, channel: 'them', utterance, startMs }))
      for (let sent = 0; sent < ms; sent += FRAME_MS) {
        send(encodeSoundFrame({ channel: 'them', seq: ++seq, sound: FRAME }))
        await setTimeout(FRAME_MS)
      }
      const heard = untilHeard(utterance)
      const endedAt = performance.now()
      send(JSON.stringify({ type: 'end', seq: ++seq, utterance, endMs: startMs + ms }))
      const message = await heard
      const heardMs = performance.now() - endedAt
      const prompt = message.type === 'heard' && message.events.find(({ type }) => type === 'prompt-found')
      if (!prompt) throw new Error('A question was no prompt point')
      const askedAt = performance.now()
      const answer = await post(`${server.origin}${path}/answers`, { id: randomUUID(), prompt: prompt.id }, cookie)
      let firstWordsMs: number | null = null
      if (answer.body)
        for await (const text of answer.body.pipeThrough(new TextDecoderStream()))
          if (firstWordsMs === null && text.includes('event: words')) firstWordsMs = performance.now() - askedAt
      if (firstWordsMs === null) throw new Error('An answer had no words')
      return { heardMs, firstWordsMs }
    },
  }
}
