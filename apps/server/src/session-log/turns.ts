import { AppError } from '../platform/errors.ts'

/** Requests that wait for one log; a page sends one at a time. */
const WAITING_MAX = 20

/**
 * Lets work on one log run in turn on this server. The log's lock would do so as well, but each
 * request that waits for it holds a connection to the database, which others then lack.
 */
export function createTurns() {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  /**
   * @param canWait for work that nobody would send again: it is never refused
   * @throws AppError('too_many_requests') when too much waits already
   */
  return async function inTurn<T>(
    logId: string,
    work: () => Promise<T>,
    canWait: boolean,
  ): Promise<T> {
    const queue = queues.get(logId) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length > WAITING_MAX && !canWait)
      throw new AppError('too_many_requests', 'Too much is sent at once. Try again in a second.', {
        retryAfterS: 1,
      })
    queues.set(logId, queue)
    queue.length++
    const turn = queue.last.then(work, work)
    queue.last = turn
    try {
      return await turn
    } finally {
      queue.length--
      if (queue.length === 0) queues.delete(logId)
    }
  }
}
