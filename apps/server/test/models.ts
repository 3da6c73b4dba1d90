import { ReplyEvent } from '@sightline/contracts/replies/replies'
import { expect } from 'vitest'
import { z } from 'zod'
import type { SignedIn, startApp } from './app.ts'
import { readText } from './text-reader.ts'

export const MODELS = 'openai:first,anthropic:claude-second'

const Call = z.object({
  model: z.string(),
  texts: z.array(z.string()),
  pictures: z.array(z.object({ mediaType: z.string(), size: z.int() })),
  settings: z.record(z.string(), z.unknown()),
  kept: z.array(z.string()),
  isStream: z.boolean(),
  hasLeft: z.boolean(),
  wordsSent: z.int(),
})

/**
 * Starts listening, and returns the controls of the models' stand-in and a client that reads
 * replies.
 */
export async function startReplies({ app, standIns }: Awaited<ReturnType<typeof startApp>>) {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const script = async (...steps: object[]) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(steps)
    const { ok } = await fetch(`${standIns.origin}/models/script`, { method: 'PUT', headers, body })
    expect(ok).toBe(true)
  }
  const calls = async () =>
    z.array(Call).parse(await (await fetch(`${standIns.origin}/models/calls`)).json())
  return {
    address,
    script,
    calls,
    /** Opens a reply's stream as a page does, and collects the events that arrive. */
    read: (user: SignedIn, id: string, body: object = {}, at = address) =>
      readReply(at, user, id, body),
  }
}

export const event = (type: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  type,
  ...more,
})
export const report = async (user: SignedIn, id: string, ...events: object[]) => {
  const answer = await user.post(`/interviews/${id}/events`, { events })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** An interview whose candidate has asked the interviewer a question. */
export async function askedAtTheEnd(
  user: SignedIn,
  text = 'What would you do better?',
): Promise<string> {
  const id = await begin(user)
  await report(
    user,
    id,
    event('moved-on', { question: QUESTION }),
    event('candidate-asked', { text }),
  )
  return id
}

/** An interview whose first submission has passed. */
export async function submitted(user: SignedIn, code = 'const seen = new Map()'): Promise<string> {
  const id = await begin(user)
  const submission = { id: crypto.randomUUID(), question: QUESTION, language: 'javascript', code }
  expect((await user.post(`/interviews/${id}/submissions`, submission)).statusCode).toBe(200)
  await report(
    user,
    id,
    event('submission-judged', { question: QUESTION, submission: submission.id, results: PASSED }),
  )
  return id
}

export const QUESTION = 'refund-pair'
const RESULT = { input: '', expected: '', got: '', timeMs: 1, output: '', error: null }
const PASSED = [{ ...RESULT, name: 'a', isHidden: false, status: 'passed' }]

/** An interview that has asked its only question. */
export async function begin(user: SignedIn): Promise<string> {
  const created = await user.post('/interviews', {
    mode: 'mock',
    round: 'coding',
    question: QUESTION,
  })
  const { id } = created.json()
  await report(user, id, event('begun'))
  return id
}

async function readReply(address: URL, user: SignedIn, id: string, body: object) {
  const path = `/interviews/${id}/replies`
  const parse = (data: unknown) => ReplyEvent.parse(data)
  const page = await readText<ReplyEvent>({ address, user, path, body, parse })
  return { ...page, author: () => page.authors()[0], done: page.last }
}
