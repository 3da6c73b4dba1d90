import { runJavaScript } from '@sightline/coach/javascript/run'
import type { FromWorker, ToWorker } from './protocol.ts'

/** Runs JavaScript, in a worker of the frame. Its first message brings the port to the page; see frame.html. */
addEventListener('message', ({ ports: [port] }: MessageEvent) => port && serve(port), { once: true })

function serve(port: MessagePort) {
  const tell = (message: FromWorker) => port.postMessage(message)
  let wasm: WebAssembly.Module | undefined
  const answer = async (message: ToWorker) => {
    if (message.kind === 'load') {
      wasm = await WebAssembly.compile(message.wasm)
      return tell({ kind: 'loaded' })
    }
    if (!wasm) throw new Error('Nothing is loaded')
    for await (const result of runJavaScript(message.run, { wasm, now: () => performance.now() }))
      tell({ kind: 'result', result })
    tell({ kind: 'finished' })
  }
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    answer(data).catch((error: unknown) => tell({ kind: 'failed', message: String(error) }))
  }
}
