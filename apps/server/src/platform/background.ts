import type { FastifyBaseLogger } from 'fastify'

export interface BackgroundTasks {
  /** Runs work that may continue after the response was sent. */
  run(work: Promise<void>): void
  /** Repeats a task at an interval. A failed run is logged, and the task runs again at the next interval. */
  every(intervalMs: number, task: () => Promise<unknown>): void
  /** Runs every repeated task once, immediately and in sequence. */
  runRepeatedTasks(): Promise<void>
  /** Stops the intervals and waits for running tasks. */
  close(): Promise<void>
}

/** Work that no request waits for and that a shutdown does not interrupt. */
export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<unknown>>()
  const timers: NodeJS.Timeout[] = []
  const repeatedTasks: (() => Promise<unknown>)[] = []
  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error) => log.error({ err: error }, 'Background work failed'))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }
  return {
    run: track,
    every(intervalMs, task) {
      repeatedTasks.push(task)
      timers.push(setInterval(() => track(task()), intervalMs).unref())
    },
    async runRepeatedTasks() {
      for (const task of repeatedTasks) await task()
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      // A running task may start further tasks.
      while (running.size > 0) await Promise.all(running)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    background: BackgroundTasks
  }
}
