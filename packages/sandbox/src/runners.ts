import type { BrowserLanguage } from '@sightline/languages/registry'
import { type Download, fetchFiles } from './fetch-files.ts'
import { openFrame } from './frame.ts'
import { filesOf } from './languages.ts'
import type { Phase } from './phase.ts'
import { startWorker, type WorkerConnection } from './worker-connection.ts'

/** A worker that is ready to run a language. `prepareMs`: see RunnerFiles. */
type Runner = { connection: WorkerConnection; prepareMs: number }

export interface Runners {
  /**
   * Opens the runner of a language and ends the runner of another language. @throws when a file
   * cannot be loaded
   */
  open(language: BrowserLanguage, onPhase: (phase: Phase) => void): Promise<Runner>
  /** Ends the runner, even in the middle of a run, and prepares a new one. */
  restart(language: BrowserLanguage): void
  close(): void
}

type Load = { download: Download; done: Promise<{ prepareMs: number }> }

/** Manages the frame, the files of each language in it, and one worker for the current language. */
export function openRunners(frameAddress: string): Runners {
  const frame = openFrame(frameAddress)
  const loads = new Map<BrowserLanguage, Load>()
  let current: { language: BrowserLanguage; runner: Promise<Runner> } | undefined
  let reportPhase: (phase: Phase) => void = () => {}

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
        reportPhase({ name: 'loading', download })
      })
      const { tell } = await frame
      tell({ kind: 'load', language, script, assets }, [script, ...Object.values(assets)])
      return { prepareMs: files.prepareMs ?? 0 }
    }
  }

  const start = async (language: BrowserLanguage): Promise<Runner> => {
    const { prepareMs } = await load(language).done
    reportPhase({ name: 'starting' })
    return { prepareMs, connection: await startWorker(await frame, language) }
  }

  return {
    async open(language, onPhase) {
      reportPhase = onPhase
      if (current?.language !== language) current = { language, runner: start(language) }
      onPhase({ name: 'loading', download: load(language).download })
      return current.runner.finally(() => {
        if (reportPhase === onPhase) reportPhase = () => {}
      })
    },
    restart(language) {
      current = { language, runner: start(language) }
      current.runner.catch(() => {})
    },
    close: () => void frame.then(({ close }) => close()).catch(() => {}),
  }
}
