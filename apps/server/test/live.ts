import { LiveAnswerEvent } from '@sightline/contracts/live/sessions'
import { expect } from 'vitest'
import type { SignedIn } from './app.ts'
import { readText } from './text-reader.ts'

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
export async function readAnswer(address: URL, user: SignedIn, session: string, body: object) {
  const path = `/live/${session}/answers`
  const parse = (data: unknown) => LiveAnswerEvent.parse(data)
  const page = await readText<LiveAnswerEvent>({ address, user, path, body, parse })
  return {
    ...page,
    /** The words of the last version. */
    said: () => page.versions().at(-1) ?? '',
    authors: () => page.authors().map(({ by }) => by),
    /** The stored answer, once the stream has ended. */
    done: async () => (await page.last())?.answer,
  }
}
