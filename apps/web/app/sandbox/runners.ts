import type { BrowserLanguage } from '@sightline/languages/registry'
import { type Download, fetchFiles } from './fetch-files.ts'
import { openFrame } from './frame.ts'
import { filesOf } from './languages.ts'
import type { Phase } from './sandbox.ts'
import { startWorker, type WorkerConnection } from './worker-connection.ts'

/** A language that is ready to run. `prepareMs` as in its files. */
type Runner = { connection: WorkerConnection; prepareMs: number }

export interface Runners {
  /** The runner of a language, which ends that of another. @throws when something of it cannot be loaded */
  open(language: BrowserLanguage, onPhase: (phase: Phase) => void): Promise<Runner>
  /** Ends the runner, whatever it is busy with, and gets a fresh one ready. */
  restart(language: BrowserLanguage): void
  close(): void
}

type Load = { download: Download; done: Promise<{ prepareMs: number }> }

/** Keeps the frame, what each language needs in it, and one worker: that of the language in use. */
export function openRunners(): Runners {
  const frame = openFrame()
  const loads = new Map<BrowserLanguage, Load>()
  let current: { language: BrowserLanguage; runner: Promise<Runner> } | undefined
  let hear: (phase: Phase) => void = () => {}

  const load = (language: BrowserLanguage): Load => {
    const known = loads.get(language)
    if (known) return known
    const started: Load = { download: { loadedBytes: 0, totalBytes: 0 }, done: loadIntoFrame() }
    loads.set(language, started)
    return started

    async function loadIntoFrame() {
      const files = await filesOf[language]()
      const { script, assets } = await fetchFiles(files, (download) => {
        started.download = download
        hear({ name: 'loading', download })
      })
      const { tell } = await frame
      tell({ kind: 'load', language, script, assets }, [script, ...Object.values(assets)])
      return { prepareMs: files.prepareMs ?? 0 }
    }
  }

  const start = async (language: BrowserLanguage): Promise<Runner> => {
    const { prepareMs } = await load(language).done
    hear({ name: 'starting' })
    return { prepareMs, connection: await startWorker(await frame, language) }
  }

  return {
    async open(language, onPhase) {
      hear = onPhase
      if (current?.language !== language) current = { language, runner: start(language) }
      onPhase({ name: 'loading', download: load(language).download })
      return current.runner.finally(() => {
        hear = () => {}
      })
    },
    restart(language) {
      current = { language, runner: start(language) }
      current.runner.catch(() => {})
    },
    close: () => void frame.then(({ close }) => close()).catch(() => {}),
  }
}
