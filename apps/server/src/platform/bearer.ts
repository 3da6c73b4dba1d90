import { tokenAmong } from '@sightline/contracts/devices/socket-protocols'
import type { FastifyRequest } from 'fastify'

/**
 * The token in a request's `Authorization: Bearer`, or among the protocols that a WebSocket offers;
 * null without one.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (sent !== undefined) return sent
  const isWebSocket = headers.upgrade?.toLowerCase() === 'websocket'
  return isWebSocket ? tokenAmong(headers['sec-websocket-protocol'] ?? '') : null
}
