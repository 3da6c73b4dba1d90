import { ApiError, errorMessage } from '@sightline/client/errors'
import { createRetrying } from '@sightline/client/retry'
import { CurrentDevice } from '@sightline/contracts/devices/devices'
import type { LiveSession } from '@sightline/contracts/live/lists'
import type { LiveSessionRequest } from '@sightline/contracts/live/sessions'
import { createLiveApi, runningSession } from '@sightline/live-ui/engine/live-api'
import { type LoadedSession, loadSession } from '@sightline/live-ui/engine/load-session'
import type { Account } from '../account/account.ts'
import { createStore, type Store } from '../store.ts'
import { openUserStore, type UserStore } from './user-store.ts'

export type SessionsState =
  | { kind: 'signed-out' }
  /** The problem says why that takes long. */
  | { kind: 'loading'; problem: string | null }
  | Choosing
  | OpenSession

/** The user goes on with the running session, or begins one. */
export interface Choosing {
  kind: 'choosing'
  device: CurrentDevice
  /** A user has one session that has not ended, here or elsewhere. */
  running: LiveSession | null
  store: UserStore
  isBusy: boolean
  problem: string | null
}

export interface OpenSession {
  kind: 'open'
  loaded: LoadedSession
  store: UserStore
}

/** The live sessions of the account, of which the helper shows one at most. */
export interface Sessions extends Store<SessionsState> {
  open(id: string): Promise<void>
  /** Begins a session, which spends a credit, and opens it. */
  begin(session: LiveSessionRequest): Promise<void>
  /** Ends the running session without opening it. */
  end(id: string): Promise<void>
  /** Closes the open session, which goes on unless it has ended. */
  leave(problem?: string): void
}

export function openSessions(account: Account): Sessions {
  const state = createStore<SessionsState>({ kind: 'signed-out' })
  const api = createLiveApi(account.http)
  let latest: Pick<Choosing, 'device' | 'running' | 'store'> | null = null
  let stop = () => {}

  const choose = (part: Partial<Choosing> = {}) => {
    if (latest) state.set({ kind: 'choosing', isBusy: false, problem: null, ...latest, ...part })
  }

  async function load() {
    try {
      const [device, { items }] = await Promise.all([readDevice(), api.list()])
      if (state.getState().kind === 'signed-out') return
      const store = latest?.store ?? openUserStore(device.email)
      latest = { device, running: runningSession(items) ?? null, store }
      const { kind } = state.getState()
      if (kind === 'loading') choose()
      else if (kind === 'choosing') state.set({ ...(state.getState() as Choosing), ...latest })
    } catch (error) {
      if (state.getState().kind === 'loading')
        state.set({ kind: 'loading', problem: errorMessage(error) })
      throw error
    }
  }
  const readDevice = () =>
    account.http.fetchJson('GET', '/devices/current', (body) => CurrentDevice.parse(body))

  function followAccount() {
    const { kind } = account.getState()
    const isOpen = state.getState().kind !== 'signed-out'
    if (kind === 'signed-in' && !isOpen) start()
    else if (kind !== 'signed-in' && isOpen) close()
  }
  function start() {
    state.set({ kind: 'loading', problem: null })
    const first = createRetrying(load)
    first.start()
    const stopWatching = account.announcements.watch('interviews credits', load)
    stop = () => {
      first.stop()
      stopWatching()
    }
  }
  function close() {
    stop()
    const now = account.getState()
    // A user who signs out leaves nothing; for one who was signed out, unsent words are kept.
    const hasLeft = now.kind === 'signed-out' && now.notice === null
    const store = latest?.store
    latest = null
    state.set({ kind: 'signed-out' })
    // After the session that was open has written its last.
    if (hasLeft) setTimeout(() => store?.clear())
  }

  /** Shows why `work` failed where the user chooses. */
  async function attempt(work: (store: UserStore) => Promise<void>) {
    const before = state.getState()
    if (before.kind !== 'choosing' || before.isBusy) return
    choose({ isBusy: true })
    try {
      await work(before.store)
    } catch (error) {
      // Another window has begun a session meanwhile.
      if (error instanceof ApiError && error.code === 'conflict') await load().catch(() => {})
      if (state.getState().kind === 'choosing') choose({ problem: errorMessage(error) })
    }
  }
  async function open(id: string, store: UserStore) {
    const loaded = await loadSession(id, { api, store })
    if (state.getState().kind === 'choosing') state.set({ kind: 'open', loaded, store })
  }

  account.subscribe(followAccount)
  followAccount()
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    open: (id) => attempt((store) => open(id, store)),
    begin: (session) =>
      attempt(async (store) => {
        const { id } = await api.begin(session)
        await open(id, store)
      }),
    end: (id) =>
      attempt(async () => {
        await api.end(id)
        await load()
        choose()
      }),
    leave(problem) {
      if (state.getState().kind !== 'open') return
      choose({ problem: problem ?? null })
      void load().catch(() => {})
    },
  }
}
