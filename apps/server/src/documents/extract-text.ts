import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { SECOND_MS } from '../platform/clock.ts'
import {
  detectDocumentType,
  invalidResume,
  LOCKED_MESSAGE,
  type UploadedFile,
} from './document-type.ts'
import {
  type ExtractedText,
  type ExtractionProblem,
  type ExtractionResult,
  type ExtractionTask,
  MEMORY_LIMIT_MIB,
} from './extraction.ts'
import { withProcessSlot } from './process-slots.ts'

const TIME_LIMIT_MS = 10 * SECOND_MS

const MESSAGES: Record<ExtractionProblem, string> = {
  'password-protected': LOCKED_MESSAGE,
  damaged: 'This file is damaged and could not be read. Save it anew as PDF or DOCX.',
  'limit-exceeded': 'This file holds too much to be a resume. Choose a shorter one.',
}

/**
 * Extracts the text of an account's resume, unchanged. A separate process parses the file, so that
 * a hostile file cannot harm the server: the process is limited to ten seconds and 256 MiB, gets no
 * environment variables and cannot write files.
 * @throws AppError('validation_failed') unless the file is a readable PDF or DOCX,
 * AppError('unavailable') while the queue is full
 */
export async function extractText(file: UploadedFile, account: string): Promise<ExtractedText> {
  const { extension } = await detectDocumentType(file)
  const result = await extractInTurn({ extension, bytes: file.bytes }, account)
  if ('problem' in result) throw invalidResume(MESSAGES[result.problem])
  return result
}

/**
 * @throws AppError('validation_failed') for a file that opens with a password only,
 * AppError('unavailable') while the queue is full
 */
export async function rejectLockedFile(file: UploadedFile, account: string): Promise<void> {
  const { extension } = await detectDocumentType(file)
  // Files whose printing alone is forbidden hold this name too, so only opening tells.
  if (extension !== '.pdf' || !file.bytes.includes('/Encrypt')) return
  const result = await extractInTurn({ extension, bytes: file.bytes }, account)
  if ('problem' in result && result.problem === 'password-protected')
    throw invalidResume(LOCKED_MESSAGE)
}

/** Extracts the text once a process is free. @throws AppError('unavailable') when none is in time */
const extractInTurn = (task: ExtractionTask, account: string): Promise<ExtractionResult> =>
  withProcessSlot(account, () => extractInProcess(task))

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const nodeModulesOf = (library: string) => {
  const path = createRequire(import.meta.url).resolve(library)
  return path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length)
}
/** The process may read its own code and its libraries, but not the server's files. */
const READABLE_PATHS = [
  absolutePath('.'),
  ...['../../package.json', '../../node_modules', '../../../../node_modules'].map(absolutePath),
  ...['@xmldom/xmldom', 'unpdf', 'yauzl'].map(nodeModulesOf),
]
const NODE_FLAGS = [
  '--permission',
  '--allow-worker',
  ...READABLE_PATHS.map((path) => `--allow-fs-read=${path}`),
  '--no-warnings',
  `--max-old-space-size=${MEMORY_LIMIT_MIB}`,
]

async function extractInProcess(task: ExtractionTask): Promise<ExtractionResult> {
  const child = fork(absolutePath('./extract-text-process.ts'), {
    execArgv: NODE_FLAGS,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS)
  let result: ExtractionResult | undefined
  child.on('message', (message: ExtractionResult) => {
    result = message
    child.kill('SIGKILL')
  })
  child.send(task, () => {})
  await once(child, 'exit')
  clearTimeout(timer)
  // A process that ends without an answer exceeded its time or memory.
  return result ?? { problem: 'limit-exceeded' }
}
