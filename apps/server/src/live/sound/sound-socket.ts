import type { FastifyRequest } from 'fastify'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { Hearings } from './hearings.ts'

/** Each is one session, and reloading pages may be faster than the end of their old connections. */
export const SOUND_SLOT = {
  kind: 'sound',
  limit: 4,
  message: 'Too many live sessions are listening at once.',
} as const

/**
 * Checks that a request opens a WebSocket from our own site or a device, and that this server turns speech into
 * words.
 * @throws AppError('bad_request' | 'forbidden' | 'not_configured')
 */
export function requireSoundSocket(
  { headers, ws, device }: Pick<FastifyRequest, 'headers' | 'ws' | 'device'>,
  { env, hearings }: { env: Pick<Env, 'WEB_ORIGIN'>; hearings: Pick<Hearings, 'how'> },
): void {
  if (!ws) throw new AppError('bad_request', 'This address is for a WebSocket.')
  // Browsers let any site open a WebSocket with the cookies of another one, and no token.
  if (!device && headers.origin !== env.WEB_ORIGIN)
    throw new AppError('forbidden', 'This request came from another site.')
  if (hearings.how === null)
    throw new AppError('not_configured', 'This server has nothing that turns speech into words.')
}
