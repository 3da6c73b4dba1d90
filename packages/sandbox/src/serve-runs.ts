import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Run } from '@sightline/languages/run'
import type { Assets, FromWorker, ToWorker } from './protocol.ts'

/** A run that waits for the runtime comes at once; without one there is time to warm up. */
const WARM_UP_AFTER_MS = 200

/**
 * Lets this worker run one language. `open` starts the runtime from the language's files. `run`
 * runs the tests, and reports when the code is compiled, if the language is compiled. `warmUp`
 * makes the first run faster, step by step, until something is to be run. The first message, from
 * frame.html, contains the files and the port to the page.
 */
export function serveRuns<Engine>(
  open: (assets: Assets) => Promise<Engine>,
  run: (run: Run, engine: Engine, onCompiled: () => void) => AsyncGenerator<TestResult>,
  warmUp: (engine: Engine) => Iterable<void> = () => [],
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
      let isIdle = true
      const warmUpInSteps = async () => {
        for (const _ of warmUp(engine)) {
          await nextTask()
          if (!isIdle) return
        }
      }
      const idle = setTimeout(warmUpInSteps, WARM_UP_AFTER_MS)
      port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
        isBroken = data.kind === 'break'
        if (data.kind === 'break') return
        isIdle = false
        clearTimeout(idle)
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
  addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<Assets>) => port && start(port, data),
    {
      once: true,
    },
  )
}

/** Lets pending messages be handled. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Returns a compiled module by its name. @throws when there is none */
export function moduleIn(assets: Assets, name: string): WebAssembly.Module {
  const asset = assets[name]
  if (asset instanceof WebAssembly.Module) return asset
  throw new Error(`${name} was not handed over`)
}

/** Returns a file's bytes by its name. @throws when there are none */
export function bytesIn(assets: Assets, name: string): ArrayBuffer {
  const asset = assets[name]
  if (asset instanceof ArrayBuffer) return asset
  throw new Error(`${name} was not handed over`)
}
