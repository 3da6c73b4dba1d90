import type { LogInSession } from '@sightline/contracts/auth/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logSecurityEvent } from '../../platform/security-log.ts'
import type { AuthDeps } from '../deps.ts'
import { newDeviceMail } from '../mails.ts'
import { deviceName } from './device-name.ts'

/**
 * Passes a new session to the browser and remembers the browser as known to the account. The user
 * gets a mail about a log-in with a browser that was not known before.
 */
export async function completeLogIn(
  { db, env, clock, mails, logInSessions, knownDevices }: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, isNewUser }: { cookies: string[]; isNewUser: boolean },
): Promise<LogInSession> {
  const session = await logInSessions.start(request, reply, cookies)
  const { id: userId, email } = session.user
  const event = isNewUser ? 'signed-up' : 'logged-in'
  logSecurityEvent(request, { event, userId, logInSessionId: session.id })
  const isKnown = knownDevices.find(request, email) !== null
  knownDevices.remember(request, reply, email)
  if (!isNewUser && !isKnown) {
    const device = deviceName(request.headers['user-agent'] ?? '')
    const mail = newDeviceMail(env.WEB_ORIGIN, { device, address: request.ip, at: clock() })
    await mails.add(db, { ...mail, key: `new-device:${session.id}`, to: email })
  }
  return session
}
