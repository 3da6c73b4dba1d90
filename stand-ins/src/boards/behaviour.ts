import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/**
 * What a board does: answers well; has gone; is busy; fails; answers a page, half of an answer,
 * 10 MB or 10,000 jobs; leads elsewhere; does not answer; or sends a list that is no list.
 */
export const BoardBehaviour = z.strictObject({
  mode: z.enum([
    ...['ok', 'gone', 'busy', 'fail', 'page', 'broken', 'huge', 'many', 'redirect', 'stall'],
    'no-list',
  ] as const),
  /** The header Retry-After of a busy board; without it, none is sent. */
  retryAfter: z.string().optional(),
  /** Where a redirect leads. */
  to: z.string().optional(),
})
export type BoardBehaviour = z.infer<typeof BoardBehaviour>

const MANY = 10_000
const HUGE_BYTES = 10 * 1024 * 1024

/** Answers as the behaviour says; undefined when the board works. */
export function misbehave(
  reply: FastifyReply,
  { mode, retryAfter, to = 'http://127.0.0.1:1/' }: BoardBehaviour,
  body: unknown,
): FastifyReply | undefined {
  const json = reply.type('application/json')
  if (mode === 'gone') return json.code(404).send({ status: 404, error: 'Job board not found' })
  if (mode === 'fail') return json.code(500).send({ error: 'Internal Server Error' })
  if (mode === 'busy') {
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return json.code(429).send({ error: 'Too many requests' })
  }
  if (mode === 'redirect') return reply.redirect(to, 302)
  if (mode === 'page')
    return reply.type('text/html').send('<!doctype html><title>Just a moment...</title>')
  if (mode === 'broken') return json.send(JSON.stringify(body).slice(0, -10))
  if (mode === 'no-list') return json.send(Array.isArray(body) ? { ok: false } : { jobs: 'closed' })
  if (mode === 'huge') return json.send(`{"filler":"${'x'.repeat(HUGE_BYTES)}"}`)
  if (mode === 'many') return json.send(JSON.stringify(manyOf(body)))
  return undefined
}

/** The list with its first job ten thousand times, as short as possible. */
function manyOf(body: unknown): unknown {
  const repeated = Array.from({ length: MANY }, (_, index) => ({ id: index, title: 'Engineer' }))
  if (Array.isArray(body)) return repeated.map(({ id, title }) => ({ id, text: title }))
  return { ...(body as object), jobs: repeated, offers: repeated, content: repeated }
}
