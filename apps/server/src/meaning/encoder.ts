import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { type EncodingResult, type EncodingTask, TEXT_MAX_LENGTH } from './encoding.ts'

/** Turns sentences into vectors of 512 numbers and length 1. */
export interface Encoder {
  /**
   * The vectors of the texts, in order; none of the texts may be empty.
   * @throws EncoderUnavailable when the process crashes, takes too long or has too much to do
   */
  encodeSentences(texts: string[]): Promise<Float32Array[]>
  /** The same for people without an account, who wait in a short queue until nobody else does. */
  encodeForVisitor(texts: string[]): Promise<Float32Array[]>
  /** The same for work that nobody waits for: it goes on when nobody else needs the encoder. */
  encodeInBackground(texts: string[]): Promise<Float32Array[]>
  /** Ends the process. Tasks that wait or run fail. */
  close(): void
}
export class EncoderUnavailable extends Error {}

interface Options {
  /** How long a task may run. A visitor's may run half as long, because it holds up others. */
  limitMs?: number
  /** How long the process lives without a task. */
  idleMs?: number
  /** The module that the process runs. */
  entry?: string
}
interface Task {
  id: number
  texts: string[]
  limitMs: number
  resolve(vectors: Float32Array[]): void
  reject(error: EncoderUnavailable): void
  timer: NodeJS.Timeout
}

const ENTRY = fileURLToPath(new URL('./encoder-process.ts', import.meta.url))
/** The process needs about 160 MB; more than this is a leak. */
const HEAP_LIMIT_MIB = 512
/** How long a task may wait for others. */
const WAIT_LIMIT_MS = 10 * SECOND_MS

/** The tasks that wait, in order. */
interface Queue {
  tasks: Task[]
  maxLength: number
}

/**
 * Creates an encoder. Its process starts with the first task, ends when it has had none for some
 * minutes, and is started anew after a crash. It works on one task at a time, so that a task that
 * takes too long, or ends the process, fails alone.
 */
export function createEncoder(options: Options = {}): Encoder {
  const { limitMs = 10 * SECOND_MS, idleMs = 5 * MINUTE_MS, entry = ENTRY } = options
  const users: Queue = { tasks: [], maxLength: 16 }
  const visitors: Queue = { tasks: [], maxLength: 4 }
  const background: Queue = { tasks: [], maxLength: 4 }
  let running: Task | undefined
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  const endProcess = () => {
    const ended = child
    child = undefined
    ended?.kill('SIGKILL')
  }
  /** Ends the process and its task, and goes on with the next one. */
  const fail = (reason: string) => {
    endProcess()
    running?.reject(new EncoderUnavailable(reason))
    runNext()
  }
  const runNext = () => {
    clearTimeout(running?.timer)
    clearTimeout(idleTimer)
    running = users.tasks.shift() ?? visitors.tasks.shift() ?? background.tasks.shift()
    if (!running) {
      idleTimer = setTimeout(endProcess, idleMs).unref()
      return
    }
    const { id, texts, timer } = running
    clearTimeout(timer)
    running.timer = setTimeout(() => fail('The encoder took too long'), running.limitMs)
    child ??= startProcess()
    const task: EncodingTask = { id, texts: texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)) }
    // A failed send means that the process has ended, which `exit` reports.
    child.send(task, () => {})
  }
  const startProcess = (): ChildProcess => {
    const started = fork(entry, {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_LIMIT_MIB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const failIfCurrent = () => child === started && fail('The encoder ended unexpectedly')
    started.once('exit', failIfCurrent)
    started.once('error', failIfCurrent)
    started.on('message', ({ id, vectors }: EncodingResult) => {
      if (running?.id !== id) return
      running.resolve(vectors)
      runNext()
    })
    // Neither the process nor its channel keeps the server alive.
    started.unref()
    started.channel?.unref()
    return started
  }
  const enqueue = async (queue: Queue, texts: string[], taskLimitMs: number) => {
    if (texts.length === 0) return []
    if (queue.tasks.length >= queue.maxLength)
      throw new EncoderUnavailable('Too many tasks wait for the encoder')
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>()
    const waitedTooLong = () => {
      queue.tasks.splice(queue.tasks.indexOf(task), 1)
      reject(new EncoderUnavailable('The task waited too long for the encoder'))
    }
    const timer = setTimeout(waitedTooLong, WAIT_LIMIT_MS)
    const task: Task = { id: ++lastId, texts, limitMs: taskLimitMs, resolve, reject, timer }
    queue.tasks.push(task)
    if (!running) runNext()
    return promise
  }
  return {
    encodeSentences: (texts) => enqueue(users, texts, limitMs),
    encodeForVisitor: (texts) => enqueue(visitors, texts, limitMs / 2),
    encodeInBackground: (texts) => enqueue(background, texts, limitMs),
    close() {
      endProcess()
      const waiting = [users, visitors, background].flatMap(({ tasks }) => tasks.splice(0))
      for (const task of [running, ...waiting]) {
        clearTimeout(task?.timer)
        task?.reject(new EncoderUnavailable('The server is shutting down'))
      }
      running = undefined
      clearTimeout(idleTimer)
    },
  }
}
