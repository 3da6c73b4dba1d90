import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'

const MAX_PROCESSES = 2
const MAX_QUEUED = 8
const MAX_QUEUED_PER_ACCOUNT = 2
/** How long a file may wait for a process, so that no upload takes much longer than 20 seconds. */
const QUEUE_TIME_MS = 12 * SECOND_MS

interface Waiting {
  account: string
  start: () => void
}

/** The accounts whose files are being read. */
const running = new Set<string>()
let queue: Waiting[] = []

const busy = (message: string) => new AppError('unavailable', message, { retryAfterS: 60 })

/**
 * Runs the work when one of a few slots is free. An account has one slot and a short queue, so that
 * its slow files leave the other slot to others.
 * @throws AppError('unavailable') when the queue is full or too slow
 */
export async function withProcessSlot<T>(account: string, work: () => Promise<T>): Promise<T> {
  if (isFree(account)) running.add(account)
  else await waitInQueue(account)
  try {
    return await work()
  } finally {
    running.delete(account)
    const next = queue.find((waiting) => isFree(waiting.account))
    next?.start()
  }
}

const isFree = (account: string) => running.size < MAX_PROCESSES && !running.has(account)

function waitInQueue(account: string): Promise<void> {
  const ofAccount = queue.filter((waiting) => waiting.account === account)
  if (ofAccount.length >= MAX_QUEUED_PER_ACCOUNT)
    throw busy('Your other resumes are still being read. Try again in a minute.')
  const many = 'Many resumes are being read right now. Try again in a minute.'
  if (queue.length >= MAX_QUEUED) throw busy(many)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    clearTimeout(timer)
    queue = queue.filter((other) => other !== waiting)
  }
  const waiting: Waiting = {
    account,
    start: () => {
      leave()
      running.add(account)
      resolve()
    },
  }
  const timer = setTimeout(() => {
    leave()
    reject(busy(many))
  }, QUEUE_TIME_MS)
  queue.push(waiting)
  return promise
}
