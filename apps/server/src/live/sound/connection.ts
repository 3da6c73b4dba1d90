import {
  SIGN_OF_LIFE_MS,
  SoundFromPage,
  type SoundFromServer,
} from '@sightline/contracts/live/sound'
import { SOUND_CLOSED } from '@sightline/contracts/live/sound-close-codes'
import { decodeSoundFrame, type SoundFrame } from '@sightline/contracts/live/sound-frames'
import type { WebSocket } from 'ws'
import { MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { createPace } from './pace.ts'

/** How long a page may take to its first message. */
const HELLO_WITHIN_MS = 10 * SECOND_MS
const HEARTBEAT_MS = 20 * SECOND_MS
/** Short, because a page hears until then after its user has logged out elsewhere. */
const LOG_IN_CHECK_MS = SECOND_MS / 2
/**
 * A connection without speech ends after this time; the page opens another one when somebody
 * speaks.
 */
const IDLE_MS = 10 * MINUTE_MS
/**
 * A page that has not read this much does not get interim text; at ten times as much its connection
 * ends.
 */
const UNREAD_BYTES = 64 * 1024

type Hello = Extract<SoundFromPage, { type: 'hello' }>
type Message = SoundFrame | Exclude<SoundFromPage, Hello>

interface Handlers {
  onHello: (hello: Hello) => void
  /** False for a message that breaks the protocol. */
  onMessage: (message: Message) => boolean
  onClose: () => void
  /** Called every few seconds once the page has greeted. */
  onSignDue?: () => void
  /** Called twice a second. False when the connection has to end. */
  isSignedIn: () => Promise<boolean>
  /** Called at each heartbeat. False when the connection has to end. */
  mayGoOn: () => Promise<boolean>
}

export interface SoundConnection {
  send(message: SoundFromServer): void
  close(reason: keyof typeof SOUND_CLOSED): void
}

/**
 * Reads a page's messages no faster than people speak, and holds the page to the protocol. A page
 * that sends faster fills the buffers of the network and its own, not this server's.
 */
export function openConnection(socket: WebSocket, handlers: Handlers): SoundConnection {
  const pace = createPace()
  let hasGreeted = false
  let isAlive = true
  let isPaused = false
  let lastMessageAt = performance.now()

  const close = (reason: keyof typeof SOUND_CLOSED) => {
    socket.close(SOUND_CLOSED[reason], reason)
    // A page that does not answer would keep the connection open.
    setTimeout(() => socket.terminate(), 2 * SECOND_MS).unref()
  }
  function accept(message: SoundFromPage | SoundFrame | null): boolean {
    if (message === null) return false
    if (!('type' in message) || message.type !== 'hello')
      return hasGreeted && handlers.onMessage(message)
    if (hasGreeted) return false
    hasGreeted = true
    handlers.onHello(message)
    return true
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    isAlive = true
    lastMessageAt = performance.now()
    const bytes = data as Buffer
    if (!accept(isBinary ? decodeSoundFrame(bytes) : parseMessage(bytes.toString())))
      return close('malformed')
    const waitMs = pace(bytes.length)
    if (waitMs === 0 || isPaused) return
    isPaused = true
    socket.pause()
    setTimeout(() => {
      isPaused = false
      socket.resume()
    }, waitMs).unref()
  })
  socket.on('pong', () => {
    isAlive = true
  })
  // What breaks the WebSocket protocol itself; the library closes the connection.
  socket.on('error', () => {})
  const helloTimer = setTimeout(() => hasGreeted || close('malformed'), HELLO_WITHIN_MS).unref()
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref()
  async function beat() {
    if (!isAlive && !isPaused) return socket.terminate()
    isAlive = false
    socket.ping()
    if (performance.now() - lastMessageAt > IDLE_MS) return close('idle')
    await closeUnless(handlers.mayGoOn)
  }
  const signs = setInterval(() => hasGreeted && handlers.onSignDue?.(), SIGN_OF_LIFE_MS).unref()
  const logInCheck = setInterval(() => void closeUnless(handlers.isSignedIn), LOG_IN_CHECK_MS)
  logInCheck.unref()
  async function closeUnless(check: () => Promise<boolean>) {
    // While the database is away nobody is turned out.
    if (!(await check().catch(() => true))) close('over')
  }
  socket.once('close', () => {
    clearTimeout(helloTimer)
    clearInterval(heartbeat)
    clearInterval(signs)
    clearInterval(logInCheck)
    handlers.onClose()
  })

  return {
    close,
    send(message) {
      if (socket.readyState !== socket.OPEN) return
      if (message.type === 'interim' && socket.bufferedAmount > UNREAD_BYTES) return
      if (socket.bufferedAmount > 10 * UNREAD_BYTES) return close('slow')
      socket.send(JSON.stringify(message))
    },
  }
}

function parseMessage(body: string): SoundFromPage | null {
  try {
    return SoundFromPage.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
