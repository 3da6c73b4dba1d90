import { parentPort, workerData } from 'node:worker_threads'
import {
  type ExtractedText,
  type ExtractionResult,
  type ExtractionTask,
  LimitExceeded,
  PasswordProtected,
} from './extraction.ts'

/** Entry point of the worker thread in which extract-text-process.ts parses the file. */
const { extension, bytes }: ExtractionTask = workerData

const extract = async (): Promise<ExtractedText> =>
  extension === '.pdf'
    ? (await import('./pdf-text.ts')).extractPdfText(bytes)
    : (await import('./docx-text.ts')).extractDocxText(bytes)

const result = await extract().then(
  (extracted): ExtractionResult => extracted,
  (error: unknown): ExtractionResult => {
    if (error instanceof PasswordProtected) return { problem: 'password-protected' }
    return { problem: error instanceof LimitExceeded ? 'limit-exceeded' : 'damaged' }
  },
)
parentPort?.postMessage(result)
