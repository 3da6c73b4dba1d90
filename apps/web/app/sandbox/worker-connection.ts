import type { openFrame } from './frame.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

const LOAD_LIMIT_MS = 30_000

/** A worker in the frame, ready to run. */
export interface WorkerConnection {
  send(message: ToWorker): void
  /** Names the one listener for what the worker says. */
  listen(listener: (message: FromWorker) => void): void
}

/** Starts a worker for JavaScript; the one before it in the same frame ends. @throws when something of it cannot be loaded */
export async function startWorker(frame: Awaited<ReturnType<typeof openFrame>>): Promise<WorkerConnection> {
  const { source, wasmUrl } = (await import('./javascript-files.ts')).javascriptFiles
  const signal = AbortSignal.timeout(LOAD_LIMIT_MS)
  const response = await fetch(wasmUrl, { signal })
  if (!response.ok) throw new Error(`The runner could not be fetched (${response.status})`)
  const wasm = await response.arrayBuffer()

  const { port1: port, port2 } = new MessageChannel()
  const connection: WorkerConnection = {
    send: (message) => port.postMessage(message),
    listen: (listener) => {
      port.onmessage = ({ data }) => listener(data)
    },
  }
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => reject(signal.reason))
  connection.listen((message) =>
    message.kind === 'loaded' ? resolve() : reject(new Error('The runner did not start')),
  )
  frame.tell({ kind: 'start', source }, [port2])
  port.postMessage({ kind: 'load', wasm } satisfies ToWorker, [wasm])
  await loaded
  return connection
}
