import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Takes a reply over from Fastify and turns it into an open stream of server-sent events. */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
    ),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Tells proxies to forward each event immediately.
    'x-accel-buffering': 'no',
  })
  return reply.raw
}
