import type { FastifyRequest } from 'fastify'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'

const perClient = (name: string, points: number): Limit => ({
  name: `client:${name}`,
  points,
  windowMs: MINUTE_MS,
})

export const LOG_INS_PER_CLIENT = perClient('log-in', 10)
export const SIGN_UPS_PER_CLIENT = perClient('sign-up', 10)
export const CODES_PER_CLIENT = perClient('code', 5)
export const RESET_MAILS_PER_CLIENT = perClient('reset-mail', 5)
export const RECOVERIES_PER_CLIENT = perClient('recovery', 10)
export const GOOGLE_STARTS_PER_CLIENT = perClient('google', 20)
export const USER_CHECKS_PER_CLIENT = perClient('user-check', 20)

/**
 * Counted before the password is checked and refunded when the password is right, so that parallel
 * guesses count too.
 */
const FAILED_LOG_INS: Limit = {
  name: 'account:failed-log-ins',
  points: 10,
  windowMs: 15 * MINUTE_MS,
  message: 'Too many failed log-ins for this account.',
}
/**
 * A browser that has logged in to the account before counts apart, so that strangers cannot close
 * it to its owner.
 */
export const failedLogIns = (email: string, deviceId: string | null): [Limit, string] =>
  deviceId === null
    ? [FAILED_LOG_INS, email]
    : [{ ...FAILED_LOG_INS, name: 'device:failed-log-ins' }, `${deviceId}:${email}`]
/**
 * Counted like failed log-ins, so that an unattended session offers few guesses at the password.
 */
export const WRONG_PASSWORDS_IN_SESSION: Limit = {
  name: 'session:wrong-passwords',
  points: 10,
  windowMs: 15 * MINUTE_MS,
  message: 'Too many wrong passwords.',
}
export const USER_CHECKS: Limit = { name: 'address:user-checks', points: 20, windowMs: HOUR_MS }

/** One mail a minute and five an hour to an address, counted separately for each kind of mail. */
export const mailLimits = (kind: 'sign-up' | 'recovery'): [Limit, Limit] => {
  const message = 'Mail to this address was asked for a moment ago.'
  return [
    { name: `address:${kind}-mail-minute`, points: 1, windowMs: MINUTE_MS, message },
    { name: `address:${kind}-mail-hour`, points: 5, windowMs: HOUR_MS, message },
  ]
}

/** A handler that counts a request against its client's limit before the route runs. */
export const limitClient = (limiter: Limiter, limit: Limit) => async (request: FastifyRequest) =>
  limiter.consume(limit, clientKey(request.ip))
