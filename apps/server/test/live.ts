import { once } from 'node:events'
import { request } from 'node:http'
import { LiveAnswerEvent } from '@sightline/contracts/live/sessions'
import { createParser } from 'eventsource-parser'
import { expect, onTestFinished } from 'vitest'
import type { SignedIn } from './app.ts'

export const NEW_SESSION = { kind: 'behavioral', setting: 'permitted', hasConsent: true } as const
export const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
export const segment = (channel: 'them' | 'you', text: string, startMs = 0) =>
  event('segment-heard', { channel, text, startMs, endMs: startMs + 2000, how: 'typed' })

export async function beginSession(user: SignedIn, more: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  const created = await user.post('/live', { ...NEW_SESSION, id, ...more })
  expect(created.statusCode, created.body).toBe(201)
  return id
}

/** Begins a session and ends it at once: a user has one that goes on. */
export async function beginEndedSession(user: SignedIn, more: object = {}): Promise<string> {
  const id = await beginSession(user, more)
  await store(user, id, event('live-ended'))
  return id
}

export const report = (user: SignedIn, id: string, ...events: object[]) =>
  user.post(`/live/${id}/events`, { events })

/** Reports events and returns them as stored. */
export async function store(user: SignedIn, id: string, ...events: object[]) {
  const answer = await report(user, id, ...events)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().events
}

/** Asks about what was said, and returns the id of the prompt point. */
export async function askPrompt(
  user: SignedIn,
  id: string,
  more: object = { about: 'speech' },
): Promise<string> {
  const stored = await store(user, id, event('prompt-asked', more))
  return stored.at(-1).id
}

/** Reads an answer's stream to its end, as a page does. */
export async function readAnswer(
  { hostname, port }: URL,
  user: SignedIn,
  session: string,
  body: object,
) {
  const cookie = [...user.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const path = `/api/live/${session}/answers`
  const call = request({ hostname, port, path, method: 'POST', headers }).end(JSON.stringify(body))
  const [response] = await once(call, 'response')
  const events: LiveAnswerEvent[] = []
  const parser = createParser({
    onEvent: ({ data }) => events.push(LiveAnswerEvent.parse(JSON.parse(data))),
  })
  response.setEncoding('utf8').on('data', parser.feed)
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  // A client that leaves sees its own abort as an error.
  response.on('error', () => {})
  onTestFinished(() => void call.destroy())
  return {
    status: response.statusCode as number,
    events,
    said: () => {
      const own = events.slice(events.findLastIndex(({ event }) => event === 'author'))
      return own.map((received) => (received.event === 'words' ? received.text : '')).join('')
    },
    authors: () => events.flatMap((received) => (received.event === 'author' ? [received.by] : [])),
    done: async () => {
      await ended
      const last = events.at(-1)
      return last?.event === 'done' ? last.answer : undefined
    },
    leave: () => call.destroy(),
  }
}
