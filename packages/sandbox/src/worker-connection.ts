import type { BrowserLanguage } from '@sightline/languages/registry'
import type { Frame } from './frame.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

const START_LIMIT_MS = 60_000

/** A worker in the frame that is ready to run. */
export interface WorkerConnection {
  send(message: ToWorker): void
  /** Sets the single listener of the worker's messages. */
  listen(listener: (message: FromWorker) => void): void
}

/**
 * Starts a worker for a language that the frame has loaded, and ends the previous worker.
 * @throws when the worker does not start
 */
export async function startWorker(
  frame: Frame,
  language: BrowserLanguage,
): Promise<WorkerConnection> {
  const { port1: port, port2 } = new MessageChannel()
  const connection: WorkerConnection = {
    send: (message) => port.postMessage(message),
    listen: (listener) => {
      port.onmessage = ({ data }) => listener(data)
    },
  }
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(new Error('The runner did not start in time')),
    START_LIMIT_MS,
  )
  connection.listen((message) =>
    message.kind === 'ready'
      ? resolve()
      : reject(new Error('The runner did not start', { cause: message })),
  )
  frame.tell({ kind: 'start', language }, [port2])
  return ready.then(() => connection).finally(() => clearTimeout(timer))
}
