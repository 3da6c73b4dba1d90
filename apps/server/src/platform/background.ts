import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND_MS } from './clock.ts'

export interface BackgroundTasks {
  /** Runs work that may continue after the response was sent. */
  run(work: Promise<void>): void
  /**
   * Repeats a task at an interval. A failed run is logged, and the task runs again at the next
   * interval.
   */
  every(intervalMs: number, task: () => Promise<unknown>): void
  /**
   * Waits for running tasks, which an interval may have started, then runs every repeated task
   * once, in sequence.
   */
  runRepeatedTasks(): Promise<void>
  /** Stops the intervals and begins the grace time of running tasks. */
  stop(): void
  /**
   * Stops, and waits for running tasks until the grace time is over. Later tasks end with the
   * process; whatever they work on is due again on the next server.
   */
  close(): Promise<void>
}

/**
 * Longer than requests may take to end during a shutdown, and shorter than the limit of the whole
 * shutdown.
 */
export const GRACE_MS = 27 * SECOND_MS

/** Work that no request waits for and that a shutdown gives time to finish. */
export function createBackgroundTasks(log: FastifyBaseLogger, graceMs = GRACE_MS): BackgroundTasks {
  let graceTime: Promise<void> | undefined
  const running = new Set<Promise<unknown>>()
  const timers: NodeJS.Timeout[] = []
  const repeatedTasks: (() => Promise<unknown>)[] = []
  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error) => log.error({ err: error }, 'Background work failed'))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
    graceTime ??= setTimeout(graceMs, undefined, { ref: false })
  }
  /** A running task may start further tasks. */
  const waitForTasks = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    run: track,
    every(intervalMs, task) {
      repeatedTasks.push(task)
      timers.push(setInterval(() => track(task()), intervalMs).unref())
    },
    async runRepeatedTasks() {
      await waitForTasks()
      for (const task of repeatedTasks) await task()
    },
    stop,
    async close() {
      stop()
      await Promise.race([waitForTasks(), graceTime])
      if (running.size > 0)
        log.warn({ tasks: running.size }, 'Background work is left to the next server')
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    background: BackgroundTasks
  }
}
