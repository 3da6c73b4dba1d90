import { protocolsWith } from '@sightline/contracts/devices/socket-protocols'
import { SOUND_CLOSED } from '@sightline/contracts/live/sound-close-codes'
import { onOnline } from './online.ts'

interface Handlers {
  /** A connection is open; the server has not said yet that it is ready. */
  onOpen: () => void
  onMessage: (data: string) => void
  /**
   * The connection is gone. `lost`: it is opened again by itself; `refused`: only when asked to.
   */
  onClose: (reason: 'lost' | 'refused' | 'ended') => void
  /** The server wants no further connection. */
  onEnd: (reason: 'taken' | 'over') => void
}

export interface ReconnectingSocket {
  send(data: string | Uint8Array<ArrayBuffer>): void
  unsentBytes(): number
  /** The connection works: the next loss is followed by quick attempts again. */
  confirm(): void
  /** From now on another connection replaces this one unless the next sign of life comes in time. */
  expectSign(): void
  /** Opens a connection that was ended for want of messages. */
  wake(): void
  /** Opens a lost or refused connection at once. */
  retryNow(): void
  /** No further connection is opened. */
  stop(): void
  close(): void
}

/**
 * Opens a WebSocket at an address of `http` or `https`, with the token of this device if it has one.
 */
export function openSocketAt(address: URL, token: string | null = null): WebSocket {
  const url = new URL(address)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url, token === null ? [] : protocolsWith(token))
}

/**
 * A connection that is not confirmed within this time, or gives no expected sign of life, is
 * replaced: where the network is lost without a word, it would look open for many minutes.
 */
const SIGN_WITHIN_MS = 12_000

/** The waits before each attempt, about two minutes in all. Then the user is asked. */
const RETRY_MS = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000]

/**
 * A WebSocket that is opened again after it was lost, and after a long silence when it is needed
 * again.
 */
export function openReconnectingSocket(
  openSocket: () => WebSocket,
  { onOpen, onMessage, onClose, onEnd }: Handlers,
): ReconnectingSocket {
  let socket: WebSocket | null = null
  let attempts = 0
  let isOver = false
  /** The server has ended the connection after a long silence. */
  let isIdle = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let signTimer: ReturnType<typeof setTimeout> | undefined

  function expectSign() {
    clearTimeout(signTimer)
    signTimer = setTimeout(() => {
      const silent = socket
      if (silent) handleClose(0)
      silent?.close()
    }, SIGN_WITHIN_MS)
  }
  function connect() {
    clearTimeout(retryTimer)
    expectSign()
    isIdle = false
    const opened = openSocket()
    socket = opened
    opened.onopen = () => socket === opened && onOpen()
    opened.onmessage = ({ data }) => socket === opened && onMessage(data)
    opened.onclose = ({ code }) => {
      if (socket === opened) handleClose(code)
    }
  }
  function handleClose(code: number) {
    socket = null
    clearTimeout(signTimer)
    const isEnd =
      code === SOUND_CLOSED.taken || code === SOUND_CLOSED.over || code === SOUND_CLOSED.malformed
    isIdle = code === SOUND_CLOSED.idle
    const wait = RETRY_MS[attempts++]
    onClose(isOver || isIdle || isEnd ? 'ended' : wait === undefined ? 'refused' : 'lost')
    if (isOver || isIdle) return
    if (!isEnd) {
      if (wait !== undefined) retryTimer = setTimeout(connect, wait)
      return
    }
    isOver = true
    onEnd(code === SOUND_CLOSED.taken ? 'taken' : 'over')
  }
  connect()
  const retryNow = () => {
    attempts = 0
    if (!socket && !isOver && !isIdle) connect()
  }
  const stopRetrying = onOnline(retryNow)

  return {
    send: (data) => socket?.send(data),
    unsentBytes: () => socket?.bufferedAmount ?? 0,
    confirm() {
      attempts = 0
      clearTimeout(signTimer)
    },
    expectSign,
    wake() {
      if (isIdle) connect()
    },
    retryNow,
    stop() {
      isOver = true
      clearTimeout(retryTimer)
      clearTimeout(signTimer)
      stopRetrying()
    },
    close: () => socket?.close(),
  }
}
