import type { Analysis } from '@sightline/analysis/analyse'
import type { AnalysedQuestion } from '@sightline/analysis/code-model'
import type { Language } from '@sightline/contracts/questions'

type Source = { code: string; language: Language; question: AnalysedQuestion }
export type AnalysisRequest = Source & { id: number }
export type AnalysisResponse = Analysis & { id: number }

export interface CodeAnalyser {
  /** What the coach has to say about code; a later request may overtake an earlier one's answer. Never answers when reading fails. */
  analyse: (source: Source) => Promise<Analysis>
  close: () => void
}

const startJavaScript = () =>
  new Worker(new URL('./javascript-analysis.worker.ts', import.meta.url), { type: 'module' })
const startPython = () => new Worker(new URL('./python-analysis.worker.ts', import.meta.url), { type: 'module' })
/** The worker that reads a language. Each comes with what it needs for its own languages only. */
const starts: Partial<Record<Language, () => Worker>> = {
  javascript: startJavaScript,
  typescript: startJavaScript,
  python: startPython,
}

/** Reads code in workers, each of which is loaded with the first request for its language. Nothing is said of other languages. */
export function createCodeAnalyser(): CodeAnalyser {
  const waiting = new Map<number, (reading: Analysis) => void>()
  const workers = new Map<() => Worker, Worker>()
  let lastId = 0
  const workerOf = (start: () => Worker) => {
    const known = workers.get(start)
    if (known) return known
    const started = start()
    started.addEventListener('message', ({ data: { id, ...reading } }: MessageEvent<AnalysisResponse>) => {
      waiting.get(id)?.(reading)
      waiting.delete(id)
    })
    workers.set(start, started)
    return started
  }
  return {
    async analyse({ code, language, question: { signature, constraints, statement } }) {
      const start = starts[language]
      if (!start) return { remarks: [], complexity: null }
      const id = ++lastId
      const message: AnalysisRequest = { id, code, language, question: { signature, constraints, statement } }
      const { promise, resolve } = Promise.withResolvers<Analysis>()
      waiting.set(id, resolve)
      workerOf(start).postMessage(message)
      return promise
    },
    close() {
      for (const worker of workers.values()) worker.terminate()
      workers.clear()
    },
  }
}
