import { parentPort, workerData } from 'node:worker_threads'
import { Locked, type Outcome, type Task, TooMuch } from './reading.ts'

/** The thread of reader-process.ts that looks into the file. */
const { extension, bytes }: Task = workerData

const read = async (): Promise<string> =>
  extension === '.pdf'
    ? (await import('./pdf-text.ts')).pdfText(bytes)
    : (await import('./docx-text.ts')).docxText(bytes)

const outcome = await read().then(
  (text): Outcome => ({ text }),
  (error: unknown): Outcome => {
    if (error instanceof Locked) return { problem: 'locked' }
    return { problem: error instanceof TooMuch ? 'too-much' : 'broken' }
  },
)
parentPort?.postMessage(outcome)
