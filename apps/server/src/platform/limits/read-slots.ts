import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '../clock.ts'
import { AppError } from '../errors.ts'

/** Heavy reads of one account that a server does at once. */
const READS_PER_ACCOUNT = 2
/** Reads that wait for these, and for how long. Most reads take a few milliseconds. */
const WAITING_MAX = 8
const WAIT_MS = 2 * SECOND_MS

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer may be large, so that an account gets few of them at once. */
    isHeavyRead?: boolean
  }
}

export interface ReadSlots {
  /**
   * Waits until this server reads little for the account, and counts a read until its answer is
   * sent.
   * @throws AppError('too_many_requests') when too many reads wait already
   */
  hold(userId: string, response: ServerResponse): Promise<void>
}

interface Account {
  running: number
  waiting: (() => void)[]
}

/** In memory, since it is this server's memory that the reads would fill. */
export function createReadSlots(): ReadSlots {
  const accounts = new Map<string, Account>()

  function free(userId: string, account: Account) {
    const next = account.waiting.shift()
    if (next) return next()
    account.running--
    if (account.running === 0) accounts.delete(userId)
  }

  /** Resolves when a read has ended, whose slot is taken over. */
  function wait({ waiting }: Account): Promise<void> {
    if (waiting.length === WAITING_MAX) throw tooMany()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(tooMany())
      }, WAIT_MS)
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(take)
    })
  }

  return {
    async hold(userId, response) {
      const account = accounts.get(userId) ?? { running: 0, waiting: [] }
      accounts.set(userId, account)
      if (account.running < READS_PER_ACCOUNT) account.running++
      else await wait(account)
      // A client that left while it waited gets no answer, and emits no further event.
      if (response.destroyed) free(userId, account)
      else response.once('close', () => free(userId, account))
    },
  }
}

/** A hook for the routes of signed-in users that are marked `isHeavyRead`. */
export const holdReadSlot =
  (readSlots: ReadSlots) =>
  async ({ routeOptions, user }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (routeOptions.config.isHeavyRead) await readSlots.hold(user.id, reply.raw)
  }

const tooMany = () =>
  new AppError('too_many_requests', 'Too much is being read at once. Try again in a second.', {
    retryAfterS: 1,
  })
