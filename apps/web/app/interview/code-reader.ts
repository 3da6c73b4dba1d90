import type { AnalysedQuestion } from '@sightline/coach/analysis/code-model'
import type { Complexity } from '@sightline/coach/analysis/estimate-complexity'
import type { Remark } from '@sightline/coach/analysis/remark'
import type { Language } from '@sightline/contracts/questions'

type Source = { code: string; language: Language; question: AnalysedQuestion }
type Reading = { remarks: Remark[]; complexity: Complexity | null }
export type ReadCode = Source & { id: number }
export type ReadingOf = Reading & { id: number }

export interface CodeReader {
  /** What the coach has to say about code; a later request may overtake an earlier one's answer. Never answers when reading fails. */
  read: (source: Source) => Promise<Reading>
  close: () => void
}

/** Reads code in a worker, which is loaded with the first request. */
export function createCodeReader(): CodeReader {
  const waiting = new Map<number, (reading: Reading) => void>()
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
      const { promise, resolve } = Promise.withResolvers<Reading>()
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
