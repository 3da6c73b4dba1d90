import type { FastifyBaseLogger } from 'fastify'

export interface BackgroundTasks {
  /** Lets work go on after an answer. */
  run(work: Promise<void>): void
  /** Repeats a task; a failure is logged and the next turn tries again. */
  every(intervalMs: number, task: () => Promise<unknown>): void
  /** Runs every repeated task once, now, one after another. */
  runRepeatedTasks(): Promise<void>
  /** Stops the repeats and waits for what is under way. */
  close(): Promise<void>
}

/** Work that no request waits for, and that a stopping server does not cut. */
export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const underWay = new Set<Promise<unknown>>()
  const timers: NodeJS.Timeout[] = []
  const tasks: (() => Promise<unknown>)[] = []
  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error) => log.error({ err: error }, 'Background work failed'))
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }
  return {
    run: track,
    every(intervalMs, task) {
      tasks.push(task)
      timers.push(setInterval(() => track(task()), intervalMs).unref())
    },
    async runRepeatedTasks() {
      for (const task of tasks) await task()
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      // Work may begin more work.
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    background: BackgroundTasks
  }
}
