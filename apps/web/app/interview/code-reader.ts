import type { Analysis } from '@sightline/coach/analysis/analyse'
import type { AnalysedQuestion } from '@sightline/coach/analysis/code-model'
import type { Language } from '@sightline/contracts/questions'

type Source = { code: string; language: Language; question: AnalysedQuestion }
export type ReadCode = Source & { id: number }
export type ReadingOf = Analysis & { id: number }

export interface CodeReader {
  /** What the coach has to say about code; a later request may overtake an earlier one's answer. Never answers when reading fails. */
  read: (source: Source) => Promise<Analysis>
  close: () => void
}

/** Reads code in a worker, which is loaded with the first request. */
export function createCodeReader(): CodeReader {
  const waiting = new Map<number, (reading: Analysis) => void>()
  let worker: Worker | undefined
  let lastId = 0
  const start = () => {
    const started = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data: { id, ...reading } }: MessageEvent<ReadingOf>) => {
      waiting.get(id)?.(reading)
      waiting.delete(id)
    })
    return started
  }
  return {
    read({ code, language, question: { signature, constraints, statement } }) {
      worker ??= start()
      const id = ++lastId
      const message: ReadCode = { id, code, language, question: { signature, constraints, statement } }
      const { promise, resolve } = Promise.withResolvers<Analysis>()
      waiting.set(id, resolve)
      worker.postMessage(message)
      return promise
    },
    close() {
      worker?.terminate()
      worker = undefined
    },
  }
}
