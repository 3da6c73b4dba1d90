import { type Announcements, createAnnouncements } from '@sightline/client/announcements'
import { exchangeToken, signInDevice } from '@sightline/client/device'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { createHttp, type Http } from '@sightline/client/http'
import { untilRetry } from '@sightline/client/retry'
import { CurrentDevice, type DeviceCodes } from '@sightline/contracts/devices/devices'
import { DEVICE_NAME_MAX_LENGTH } from '@sightline/contracts/devices/limits'
import type { About } from '../native/computer.ts'
import { forgetToken, readToken, type TokenPlace, writeToken } from '../native/keyring.ts'
import { createStore, type Store } from '../store.ts'

export type AccountState =
  /** The token is read and exchanged; the problem says why that takes long. */
  | { kind: 'starting'; problem: string | null }
  /** The notice says why, where the user did not ask for it. */
  | { kind: 'signed-out'; notice: string | null }
  /** Null until the server has answered with a code. */
  | { kind: 'signing-in'; codes: DeviceCodes | null }
  /** In memory alone where neither the keyring nor a file took the token. */
  | { kind: 'signed-in'; email: string | null; place: TokenPlace | 'memory' }

/** The account that this device is signed in to. One window holds it, the overlay. */
export interface Account extends Store<AccountState> {
  /** What stands before each path, as in `https://sightline.example/api`. */
  baseUrl: string
  /** Requests as this device. */
  http: Http
  /** What the server announces to this device, over one stream: the server limits streams. */
  announcements: Announcements
  /** Null while nobody is signed in. */
  token(): string | null
  /** Calls the listener when this device has been signed out. Returns a function that removes it. */
  onEnded(listener: () => void): () => void
  signIn(): void
  cancelSignIn(): void
  signOut(): void
}

const ENDED = 'This device was signed out. Sign in again to go on.'

/** Opens the account with the token that the system keeps, if any. */
export function openAccount(about: About): Account {
  const state = createStore<AccountState>({ kind: 'starting', problem: null })
  const baseUrl = `${about.server}/api`
  const server = { baseUrl }
  const listeners = new Set<() => void>()
  let token: string | null = null
  let stopWatching = () => {}
  let signingIn = new AbortController()
  const http = createHttp({ baseUrl, token: () => token, onSignedOut: () => end(ENDED) })
  const announcements = createAnnouncements(http)

  /** Begins to use a token, which is stored already. */
  async function use(next: string, place: TokenPlace | 'memory') {
    token = next
    state.set({ kind: 'signed-in', email: null, place })
    const read = async () => {
      const { email } = await http.fetchJson('GET', '/devices/current', (body) =>
        CurrentDevice.parse(body),
      )
      if (token === next) state.set({ kind: 'signed-in', email, place })
    }
    // The end of a device is announced to it, and then the server refuses it.
    stopWatching = announcements.watch('log-in-session', read)
    await read()
  }

  /** Forgets the token, here and where the system keeps it. */
  function end(notice: string | null) {
    if (token === null) return
    token = null
    stopWatching()
    forgetToken().catch((error: unknown) => console.error('The token was not removed:', error))
    state.set({ kind: 'signed-out', notice })
    for (const listener of listeners) listener()
  }

  async function start() {
    const kept = await readToken()
    if (kept === null) return state.set({ kind: 'signed-out', notice: null })
    const [keptToken, keptPlace] = kept
    const next = await exchangePatiently(keptToken)
    if (next === null) {
      token = keptToken
      return end(ENDED)
    }
    // Until it is used, the next token replaces nothing: where it cannot be stored, the present
    // one goes on.
    const place = await writeToken(next).catch(() => null)
    await use(place === null ? keptToken : next, place ?? keptPlace)
  }

  /** Null when the device has ended. */
  async function exchangePatiently(present: string): Promise<string | null> {
    for (let failures = 1; ; failures++)
      try {
        return await exchangeToken(server, present)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        state.set({ kind: 'starting', problem: errorMessage(error) })
        await untilRetry(failures, new AbortController().signal)
      }
  }

  async function signIn({ signal }: AbortController) {
    state.set({ kind: 'signing-in', codes: null })
    try {
      const next = await signInDevice({
        ...server,
        about: { kind: 'helper', ...nameOf(about) },
        onCode: (codes) => !signal.aborted && state.set({ kind: 'signing-in', codes }),
        signal,
      })
      const place = await writeToken(next).catch(() => 'memory' as const)
      await use(next, place)
    } catch (error) {
      if (!signal.aborted && token === null)
        state.set({ kind: 'signed-out', notice: errorMessage(error) })
    }
  }

  start().catch((error: unknown) => {
    if (token === null)
      state.set({ kind: 'signed-out', notice: `The keyring did not answer: ${String(error)}` })
  })

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    baseUrl,
    http,
    announcements,
    token: () => token,
    onEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn() {
      if (state.getState().kind !== 'signed-out') return
      signingIn = new AbortController()
      void signIn(signingIn)
    },
    cancelSignIn() {
      if (state.getState().kind !== 'signing-in') return
      signingIn.abort()
      state.set({ kind: 'signed-out', notice: null })
    },
    signOut() {
      // The server hears it with the token; this device forgets it either way.
      http.send('DELETE', '/devices/current').catch(() => {})
      end(null)
    },
  }
}

const nameOf = ({ computer, system }: About) => ({
  name: `Sightline on ${computer}`.slice(0, DEVICE_NAME_MAX_LENGTH),
  system: system.slice(0, DEVICE_NAME_MAX_LENGTH),
})
