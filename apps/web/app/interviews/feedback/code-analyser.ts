import type { Analysis } from '@sightline/analysis/analyse'
import type { AnalysedQuestion } from '@sightline/analysis/code-model'
import { styleRemarks } from '@sightline/analysis/style/style-remarks'
import type { Language } from '@sightline/contracts/languages/languages'

type Source = { code: string; language: Language; question: AnalysedQuestion }
export type AnalysisRequest = Source & { id: number }
export type AnalysisResponse = Analysis & { id: number }

export interface CodeAnalyser {
  /** Loads the analysis of a language before its first use. */
  prepare: (language: Language) => void
  /** Analyses code. Responses may arrive out of order; a failed analysis never resolves. */
  analyse: (source: Source) => Promise<Analysis>
  close: () => void
}

const startJavaScript = () =>
  new Worker(new URL('./javascript-analysis.worker.ts', import.meta.url), { type: 'module' })
const startPython = () =>
  new Worker(new URL('./python-analysis.worker.ts', import.meta.url), { type: 'module' })
/**
 * How to start the worker of each language. A worker loads only the parsers of its own languages.
 */
const workerStarters: Partial<Record<Language, () => Worker>> = {
  javascript: startJavaScript,
  typescript: startJavaScript,
  python: startPython,
}

/**
 * Analyses code in workers, which are loaded when they are prepared or first used. Code in a
 * language without a worker gets remarks on style.
 */
export function createCodeAnalyser(): CodeAnalyser {
  const pending = new Map<number, (analysis: Analysis) => void>()
  const workers = new Map<() => Worker, Worker>()
  let lastId = 0
  const workerOf = (start: () => Worker) => {
    const known = workers.get(start)
    if (known) return known
    const started = start()
    started.addEventListener(
      'message',
      ({ data: { id, ...analysis } }: MessageEvent<AnalysisResponse>) => {
        pending.get(id)?.(analysis)
        pending.delete(id)
      },
    )
    workers.set(start, started)
    return started
  }
  return {
    prepare(language) {
      const start = workerStarters[language]
      if (start) workerOf(start)
    },
    async analyse({ code, language, question: { signature, constraints, statement, givenCode } }) {
      const start = workerStarters[language]
      const analysed = { signature, constraints, statement, ...(givenCode && { givenCode }) }
      if (!start) return { remarks: styleRemarks(code, language, analysed), complexity: null }
      const id = ++lastId
      const message: AnalysisRequest = { id, code, language, question: analysed }
      const { promise, resolve } = Promise.withResolvers<Analysis>()
      pending.set(id, resolve)
      workerOf(start).postMessage(message)
      return promise
    },
    close() {
      for (const worker of workers.values()) worker.terminate()
      workers.clear()
    },
  }
}
