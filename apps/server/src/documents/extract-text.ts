import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { detectDocumentType, invalidResume, type UploadedFile } from './document-type.ts'
import {
  type ExtractionProblem,
  type ExtractionResult,
  type ExtractionTask,
  MEMORY_LIMIT_MIB,
} from './extraction.ts'

const TIME_LIMIT_MS = 10 * SECOND_MS
const MAX_PROCESSES = 2
const MAX_QUEUED = 8
/** How long a file may wait for a process, so that no upload takes much longer than 20 seconds. */
const QUEUE_TIME_MS = 12 * SECOND_MS

const MESSAGES: Record<ExtractionProblem, string> = {
  'password-protected': 'This file is locked with a password. Save it without one and try again.',
  damaged: 'This file is damaged and could not be read. Save it anew as PDF or DOCX.',
  'limit-exceeded': 'This file holds too much to be a resume. Choose a shorter one.',
}

let runningProcesses = 0
const queue: (() => void)[] = []
const busy = () =>
  new AppError('unavailable', 'Many resumes are being read right now. Try again in a minute.', {
    retryAfterS: 60,
  })

/**
 * Extracts the text of a resume, unchanged. A separate process parses the file, so that a hostile
 * file cannot harm the server: the process is limited to ten seconds and 256 MiB, gets no
 * environment variables and cannot write files.
 * @throws AppError('validation_failed') unless the file is a readable PDF or DOCX,
 * AppError('unavailable') while the queue is full
 */
export async function extractText(file: UploadedFile): Promise<string> {
  const { extension } = await detectDocumentType(file)
  const result = await withProcessSlot(() => extractInProcess({ extension, bytes: file.bytes }))
  if ('problem' in result) throw invalidResume(MESSAGES[result.problem])
  return result.text
}

async function withProcessSlot<T>(work: () => Promise<T>): Promise<T> {
  if (runningProcesses >= MAX_PROCESSES) await waitInQueue()
  else runningProcesses += 1
  try {
    return await work()
  } finally {
    const startNext = queue.shift()
    if (startNext) startNext()
    else runningProcesses -= 1
  }
}

/**
 * Resolves when a process has become free. @throws AppError('unavailable') when the queue is full
 * or too slow
 */
function waitInQueue(): Promise<void> {
  if (queue.length >= MAX_QUEUED) throw busy()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const takeSlot = () => {
    clearTimeout(timer)
    resolve()
  }
  const timer = setTimeout(() => {
    queue.splice(queue.indexOf(takeSlot), 1)
    reject(busy())
  }, QUEUE_TIME_MS)
  queue.push(takeSlot)
  return promise
}

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const nodeModulesOf = (library: string) => {
  const path = createRequire(import.meta.url).resolve(library)
  return path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length)
}
/** The process may read its own code and its libraries, but not the server's files. */
const READABLE_PATHS = [
  absolutePath('.'),
  ...['../../package.json', '../../node_modules', '../../../../node_modules'].map(absolutePath),
  ...['mammoth', 'unpdf', 'yauzl'].map(nodeModulesOf),
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
