import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS, SECOND_MS } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { authCookies } from '../cookies.ts'
import { isSameHash, randomToken } from '../secrets.ts'

/** The longest lifetime that browsers allow. */
const COOKIE_S = (400 * DAY_MS) / SECOND_MS
const ACCOUNTS_PER_DEVICE = 5

export interface KnownDevices {
  /** The id of a browser that has logged in to this account before; null for all other browsers. */
  find(request: FastifyRequest, email: string): string | null
  /** Marks the browser as known to this account, in a cookie that outlives the log-in session. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void
}

/**
 * Recognises browsers that have logged in to an account before, so that a stranger's wrong
 * passwords do not close the account to its owner:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies The cookie
 * has the form `id.proof.proof`, with a keyed hash of id and address for each account. It opens no
 * session.
 */
export function createKnownDevices(env: Env): KnownDevices {
  const cookies = authCookies(env.WEB_ORIGIN)
  const prove = (id: string, email: string) =>
    keyedHash(env.AUTH_SECRET, 'known-device', `${id}:${email}`)
  const parse = (request: FastifyRequest) => {
    const [id = '', ...proofs] = (request.cookies[cookies.device] ?? '').split('.')
    return { id, proofs: proofs.slice(0, ACCOUNTS_PER_DEVICE) }
  }
  return {
    find(request, email) {
      const { id, proofs } = parse(request)
      return proofs.some((proof) => isSameHash(proof, prove(id, email))) ? id : null
    },
    remember(request, reply, email) {
      const known = parse(request)
      // An id without a proof could be chosen by someone else.
      const isOwnId = known.id.length === randomToken().length && known.proofs.length > 0
      const id = isOwnId ? known.id : randomToken()
      const proof = prove(id, email)
      const others = isOwnId ? known.proofs.filter((other) => other !== proof) : []
      const value = [id, proof, ...others].slice(0, ACCOUNTS_PER_DEVICE + 1).join('.')
      reply.setCookie(cookies.device, value, { ...cookies.options, maxAge: COOKIE_S })
    },
  }
}
