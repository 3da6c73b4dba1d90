import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Takes a reply out of the framework's hands and makes it an open stream of server-sent events. */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Tells proxies to hand each event on at once.
    'x-accel-buffering': 'no',
  })
  return reply.raw
}
