import type { FastifyInstance } from 'fastify'

/**
 * Shares work between requests for the same thing: the first request starts it, later ones wait for
 * the same result. The work goes on when the requests have left. When the server stops, the signal
 * of the work is aborted, and the server waits for the work to end.
 */
export function createSharedWork<Result>(app: Pick<FastifyInstance, 'addHook'>) {
  const inProgress = new Map<string, Promise<Result>>()
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort(new Error('The server stops'))
    await Promise.allSettled(inProgress.values())
  })

  return (key: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const current = inProgress.get(key)
    if (current) return current
    const started = work(stopping.signal).finally(() => inProgress.delete(key))
    inProgress.set(key, started)
    return started
  }
}
