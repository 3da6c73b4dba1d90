import type { TestResult } from '@sightline/contracts/questions'
import type { Run } from '@sightline/languages/run'
import type { Assets, FromWorker, ToWorker } from './protocol.ts'

/**
 * Makes this worker of the frame run one language. `open` makes the engine of what the language's files name; `run` is the language's
 * own, and says when the code is compiled, where it has to be. The first message, from frame.html, brings those assets and the port to
 * the page.
 */
export function serveRuns<Engine>(
  open: (assets: Assets) => Promise<Engine>,
  run: (run: Run, engine: Engine, onCompiled: () => void) => AsyncGenerator<TestResult>,
) {
  // It could send to other hosts past the content policy.
  Reflect.deleteProperty(globalThis, 'WebTransport')
  const start = async (port: MessagePort, assets: Assets) => {
    const tell = (message: FromWorker) => port.postMessage(message)
    const attempt = (action: () => Promise<void>) =>
      action().catch((error: unknown) => tell({ kind: 'failed', message: String(error) }))
    await attempt(async () => {
      const engine = await open(assets)
      let isBroken = false
      port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
        isBroken = data.kind === 'break'
        if (data.kind === 'break') return
        attempt(async () => {
          for await (const result of run(data.run, engine, () => tell({ kind: 'compiled' }))) {
            tell({ kind: 'result', result })
            if (data.isBreakable) await nextTask()
            if (isBroken) break
          }
          tell({ kind: 'finished' })
        })
      }
      tell({ kind: 'ready' })
    })
  }
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Assets>) => port && start(port, data), {
    once: true,
  })
}

/** Lets messages in that have come meanwhile. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The compiled module of that name. @throws when there is none */
export function moduleIn(assets: Assets, name: string): WebAssembly.Module {
  const asset = assets[name]
  if (asset instanceof WebAssembly.Module) return asset
  throw new Error(`${name} was not handed over`)
}

/** The bytes of that name. @throws when there are none */
export function bytesIn(assets: Assets, name: string): ArrayBuffer {
  const asset = assets[name]
  if (asset instanceof ArrayBuffer) return asset
  throw new Error(`${name} was not handed over`)
}
