import { createAnnouncements } from '@sightline/client/announcements'
import { createHttp } from '@sightline/client/http'
import type { KeyValueStore } from '@sightline/client/key-value-store'
import { openSocketAt } from '@sightline/client/sockets'
import { openUnsentEvents } from '@sightline/client/unsent-events'
import { ReportedLiveEvent } from '@sightline/contracts/live/events'
import { LiveDetail, LiveEventsStored } from '@sightline/contracts/live/sessions'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { foldLiveSession, type LiveState } from '@sightline/live/session/session'
import { createLiveClient } from '@sightline/live-ui/engine/live-client'
import { createLiveSession } from '@sightline/live-ui/engine/live-session'
import { expect, onTestFinished } from 'vitest'
import { createFileSenses } from '../../../packages/live-ui/test/file-senses.ts'
import { type SignedIn, WEB_ORIGIN } from './app.ts'

interface Program {
  senses?: ReturnType<typeof createFileSenses>
  store?: KeyValueStore
  runCode?: () => Promise<TestResult[] | null>
  /** The token of a device: it sends this alone, and hears what the server announces. */
  token?: string
}

/** Programs without a page that show live sessions of a server: the engine of packages/live-ui. */
export function createPrograms(address: URL) {
  return { openProgram }

  /** Opens a session as a program without a page does. */
  async function openProgram(user: SignedIn, id: string, program: Program = {}) {
    const {
      senses = createFileSenses(),
      store = memoryStore(),
      runCode = async () => null,
      token,
    } = program
    const line = { isDown: false }
    const signedOut = { times: 0 }
    const headers = token === undefined ? { cookie: cookiesOf(user), origin: WEB_ORIGIN } : {}
    const http = createHttp({
      baseUrl: `${address.origin}/api`,
      ...(token !== undefined && { token: () => token }),
      onSignedOut: () => void signedOut.times++,
      fetch(input, init) {
        if (line.isDown) return Promise.reject(new TypeError('The line is down'))
        return fetch(input, { ...init, headers: { ...init?.headers, ...headers } })
      },
    })
    const detail = await http.fetchJson('GET', `/live/${id}`, (body) => LiveDetail.parse(body))
    const listeners = new Set<() => Promise<unknown>>()
    const session = createLiveSession({
      detail,
      unsent: openUnsentEvents(store, `live-${id}`, (value) => {
        const parsed = ReportedLiveEvent.safeParse(value)
        return parsed.success ? parsed.data : null
      }),
      hasTranscriber: true,
      client: createLiveClient(id, {
        http,
        openSocket: (path) =>
          token === undefined
            ? new WebSocket(`ws://${address.host}/api${path}`, { headers })
            : openSocketAt(new URL(`/api${path}`, address), token),
        watch(listener) {
          if (token !== undefined)
            return createAnnouncements(http).watch('interview-events', listener)
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }),
      senses,
      runCode,
      settings: store,
    })
    const close = session.open()
    onTestFinished(close)
    return {
      senses,
      store,
      line,
      signedOut,
      session,
      close,
      views: session.getViews,
      /** What the server announces to the windows of a user. */
      announce: () => Promise.all([...listeners].map((listener) => listener())),
      /** Waits until what the server has stored is as wanted. */
      stored: (check: (session: LiveState) => boolean) =>
        expect
          .poll(
            async () => {
              const body = (await user.get(`/live/${id}/events`)).json()
              return check(foldLiveSession(LiveEventsStored.parse(body).events))
            },
            { timeout: 15_000 },
          )
          .toBe(true),
      /** Waits until the views are as wanted. */
      until: (check: (views: ReturnType<typeof session.getViews>) => boolean) =>
        expect.poll(() => check(session.getViews()), { timeout: 15_000 }).toBe(true),
    }
  }
}

const cookiesOf = (user: SignedIn) =>
  [...user.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

function memoryStore(): KeyValueStore {
  const texts = new Map<string, string>()
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  }
}
