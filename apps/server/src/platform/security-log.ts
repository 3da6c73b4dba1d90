import type { FastifyRequest } from 'fastify'

/** What docs/security.md lists and operators search for. */
export const SECURITY_EVENTS = [
  'signed-up',
  'logged-in',
  'log-in-failed',
  'log-in-limited',
  'logged-out',
  'log-in-session-ended',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'google-linked',
  'device-confirmed',
  'device-denied',
  'device-code-wrong',
  'device-code-limited',
  'device-signed-in',
  'device-ended',
  'device-token-reused',
  'data-exported',
  'account-deleted',
] as const

interface SecurityEvent {
  event: (typeof SECURITY_EVENTS)[number]
  /** Null where no account is known. */
  userId: string | null
  /** The log-in session that the event is about. Its id is no secret. */
  logInSessionId?: string
  /** The device that the event is about. Its id is no secret. */
  deviceId?: string
}

/**
 * Writes the one log line of a security event: what happened, to which user, from which client
 * address. Takes no other values, so that no secret and no e-mail address can get into it.
 */
export function logSecurityEvent(
  { log, ip }: Pick<FastifyRequest, 'log' | 'ip'>,
  { event, userId, logInSessionId, deviceId }: SecurityEvent,
): void {
  log.info(
    {
      securityEvent: event,
      userId,
      clientAddress: ip,
      ...(logInSessionId && { logInSessionId }),
      ...(deviceId && { deviceId }),
    },
    'security event',
  )
}
