import { parentPort, workerData } from 'node:worker_threads'
import { type ExtractionResult, type ExtractionTask, LimitExceeded, PasswordProtected } from './extraction.ts'

/** The thread of reader-process.ts that looks into the file. */
const { extension, bytes }: ExtractionTask = workerData

const read = async (): Promise<string> =>
  extension === '.pdf'
    ? (await import('./pdf-text.ts')).extractPdfText(bytes)
    : (await import('./docx-text.ts')).extractDocxText(bytes)

const outcome = await read().then(
  (text): ExtractionResult => ({ text }),
  (error: unknown): ExtractionResult => {
    if (error instanceof PasswordProtected) return { problem: 'locked' }
    return { problem: error instanceof LimitExceeded ? 'too-much' : 'broken' }
  },
)
parentPort?.postMessage(outcome)
