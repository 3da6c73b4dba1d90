import { once } from 'node:events'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { SoundFromServer } from '@sightline/contracts/live/sound'
import {
  encodeSoundFrame,
  muLawOf,
  SOUND_FRAME_SAMPLES,
  SOUND_SAMPLE_RATE,
} from '@sightline/contracts/live/sound-frames'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type SignedIn, WEB_ORIGIN } from './app.ts'

/** A tone as it is on the wire. */
export const toneOf = (ms: number, hz = 220, loudness = 0.3): Uint8Array =>
  Uint8Array.from({ length: (ms * SOUND_SAMPLE_RATE) / 1000 }, (_, index) =>
    muLawOf(loudness * Math.sin((2 * Math.PI * hz * index) / SOUND_SAMPLE_RATE)),
  )

const cookieOf = (user: SignedIn) =>
  [...user.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/**
 * Opens the WebSocket of a session's sound, or without a session that of the sound check. `headers`
 * change what a page would send.
 */
export function openSocket(
  { host }: URL,
  user: SignedIn | null,
  session: string | null,
  headers: object = {},
) {
  const path = session === null ? 'sound-check' : `${session}/sound`
  const socket = new WebSocket(`ws://${host}/api/live/${path}`, {
    headers: { origin: WEB_ORIGIN, ...(user && { cookie: cookieOf(user) }), ...headers },
  })
  onTestFinished(() => socket.terminate())
  return socket
}

/** The status with which the server refuses a WebSocket. */
export async function refusalOf(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

/** The code with which the server closes a WebSocket. */
export const closeCode = async (socket: WebSocket): Promise<number> =>
  (await once(socket, 'close'))[0]

interface PageOptions {
  run?: string
  waiting?: string[]
}

/** A page that sends sound, up to where the server is ready. */
export async function openSound(
  address: URL,
  user: SignedIn,
  session: string | null,
  options: PageOptions = {},
) {
  const { run = crypto.randomUUID(), waiting = [] } = options
  const socket = openSocket(address, user, session)
  const messages: SoundFromServer[] = []
  const watchers = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(SoundFromServer.parse(JSON.parse(String(data))))
    for (const check of watchers) check()
  })
  await once(socket, 'open')
  let seq = 0

  const send = (message: object) => socket.send(JSON.stringify(message))
  /** The first message that passes the test, once it has come. */
  const until = <Type extends SoundFromServer['type']>(
    type: Type,
    test: (message: Extract<SoundFromServer, { type: Type }>) => boolean = () => true,
  ) =>
    new Promise<Extract<SoundFromServer, { type: Type }>>((resolve) => {
      const check = () => {
        const found = messages.find(
          (message): message is Extract<SoundFromServer, { type: Type }> =>
            message.type === type && test(message as Extract<SoundFromServer, { type: Type }>),
        )
        if (!found) return
        watchers.delete(check)
        resolve(found)
      }
      watchers.add(check)
      check()
    })
  const begin = (channel: LiveChannel, utterance: string = crypto.randomUUID(), startMs = 1000) => {
    send({ type: 'begin', seq: ++seq, channel, utterance, startMs })
    return utterance
  }
  const sound = (channel: LiveChannel, bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += SOUND_FRAME_SAMPLES)
      socket.send(
        encodeSoundFrame({
          channel,
          seq: ++seq,
          sound: bytes.subarray(at, at + SOUND_FRAME_SAMPLES),
        }),
      )
  }
  const end = (utterance: string, endMs = 3000) =>
    send({ type: 'end', seq: ++seq, utterance, endMs })

  send({ type: 'hello', run, waiting })
  const ready = await until('ready')
  return {
    socket,
    run,
    ready,
    messages,
    send,
    until,
    begin,
    sound,
    end,
    /** Counts on after what an earlier connection has sent. */
    goOnAfter: (sent: number) => {
      seq = sent
    },
    sent: () => seq,
    /** Says something of this length, pitch and loudness, and returns what the server heard. */
    async speak(
      channel: LiveChannel,
      { ms = 1000, hz = 220, loudness = 0.3, utterance = crypto.randomUUID() as string } = {},
    ) {
      begin(channel, utterance)
      sound(channel, toneOf(ms, hz, loudness))
      end(utterance)
      return heard(utterance)
    },
    heard,
  }
  /** The texts of the segments that an utterance became. */
  async function heard(utterance: string) {
    const { events } = await until('heard', (message) => message.utterance === utterance)
    return events
  }
}

export const textsOf = (events: { type: string }[]) =>
  events.flatMap((event) => ('text' in event && event.type === 'segment-heard' ? [event.text] : []))

/** Tells the transcriber's stand-in what it hears, and reads what it heard. */
export const transcriberControl = (origin: string) => ({
  async script(body: object) {
    const answer = await fetch(`${origin}/transcriber/script`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, await answer.text()).toBe(204)
  },
  heard: async () =>
    (await (await fetch(`${origin}/transcriber/realtime`)).json()) as {
      text: string
      hz: number
      ms: number
    }[],
})
