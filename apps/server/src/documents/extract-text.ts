import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { detectDocumentType, invalidResume, type UploadedFile } from './document-type.ts'
import { type ExtractionProblem, type ExtractionResult, type ExtractionTask, MEMORY_LIMIT_MIB } from './extraction.ts'

const TIME_LIMIT_MS = 10 * SECOND_MS
const AT_ONCE = 2
const WAITING_MAX = 8

const MESSAGES: Record<ExtractionProblem, string> = {
  locked: 'This file is locked with a password. Save it without one and try again.',
  broken: 'This file is damaged and could not be read. Save it anew as PDF or DOCX.',
  'too-much': 'This file holds too much to be a resume. Choose a shorter one.',
}

let running = 0
const waiting: (() => void)[] = []

/**
 * The text of a resume, as it stands in the file. It is read in a process of its own that has ten seconds, 256 MiB, no environment and
 * no way to write a file, so that a hostile one harms nobody.
 * @throws AppError('validation_failed') for what is no PDF or DOCX or cannot be read, AppError('unavailable') while many are being read
 */
export async function extractText(file: UploadedFile): Promise<string> {
  const { extension } = await detectDocumentType(file)
  const outcome = await inTurn(() => readApart({ extension, bytes: file.bytes }))
  if ('problem' in outcome) throw invalidResume(MESSAGES[outcome.problem])
  return outcome.text
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX)
      throw new AppError('unavailable', 'Many resumes are being read right now. Try again in a minute.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const placeOf = (library: string) => {
  const path = createRequire(import.meta.url).resolve(library)
  return path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length)
}
/** All that the reader may look at: its own code and the libraries, not the data of the server. */
const MAY_READ = [
  own('.'),
  ...['../../package.json', '../../node_modules', '../../../../node_modules'].map(own),
  ...['mammoth', 'unpdf'].map(placeOf),
]
const ARGUMENTS = [
  '--permission',
  '--allow-worker',
  ...MAY_READ.map((path) => `--allow-fs-read=${path}`),
  '--no-warnings',
]

async function readApart(task: ExtractionTask): Promise<ExtractionResult> {
  const child = fork(own('./extract-text-process.ts'), {
    execArgv: [...ARGUMENTS, `--max-old-space-size=${MEMORY_LIMIT_MIB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS)
  let outcome: ExtractionResult | undefined
  child.on('message', (message: ExtractionResult) => {
    outcome = message
    child.kill('SIGKILL')
  })
  child.send(task, () => {})
  await once(child, 'exit')
  clearTimeout(timer)
  // Ended for its time or its memory.
  return outcome ?? { problem: 'too-much' }
}
