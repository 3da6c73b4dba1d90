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
  /** Ends the process. Tasks that are running fail. */
  close(): void
}
export class EncoderUnavailable extends Error {}

interface Options {
  /** How long a task may take, waiting for other tasks included. */
  timeoutMs?: number
  /** How long the process lives without a task. */
  idleMs?: number
  /** The number of tasks that may wait or run at the same time. */
  queueMax?: number
  /** The module that the process runs. */
  entry?: string
}
interface WaitingTask {
  resolve(vectors: Float32Array[]): void
  reject(error: EncoderUnavailable): void
  timer: NodeJS.Timeout
}

const ENTRY = fileURLToPath(new URL('./encoder-process.ts', import.meta.url))
/** The process needs about 160 MB; more than this is a leak. */
const HEAP_LIMIT_MIB = 512

/**
 * Creates an encoder. Its process starts with the first task, ends when it has had none for some
 * minutes, and is started anew after a crash.
 */
export function createEncoder(options: Options = {}): Encoder {
  const {
    timeoutMs = 10 * SECOND_MS,
    idleMs = 5 * MINUTE_MS,
    queueMax = 16,
    entry = ENTRY,
  } = options
  const waiting = new Map<number, WaitingTask>()
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  /** Ends the process and fails all its tasks. */
  const stop = (reason: string) => {
    clearTimeout(idleTimer)
    const stopped = child
    child = undefined
    stopped?.kill('SIGKILL')
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(new EncoderUnavailable(reason))
    }
    waiting.clear()
  }
  const start = (): ChildProcess => {
    const started = fork(entry, {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_LIMIT_MIB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const fail = () => {
      if (child === started) stop('The encoder ended unexpectedly')
    }
    started.once('exit', fail)
    started.once('error', fail)
    started.on('message', ({ id, vectors }: EncodingResult) => {
      const task = waiting.get(id)
      if (!task) return
      waiting.delete(id)
      clearTimeout(task.timer)
      task.resolve(vectors)
      if (waiting.size === 0) idleTimer = setTimeout(() => stop('idle'), idleMs).unref()
    })
    // Neither the process nor its channel keeps the server alive.
    started.unref()
    started.channel?.unref()
    return started
  }
  return {
    async encodeSentences(texts) {
      if (texts.length === 0) return []
      if (waiting.size >= queueMax)
        throw new EncoderUnavailable('Too many tasks wait for the encoder')
      clearTimeout(idleTimer)
      child ??= start()
      const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>()
      const id = ++lastId
      const timer = setTimeout(() => stop('The encoder took too long'), timeoutMs)
      waiting.set(id, { resolve, reject, timer })
      const task: EncodingTask = { id, texts: texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)) }
      // A failed send means that the process has ended, which `exit` reports too.
      child.send(task, (error) => error && stop('The encoder ended unexpectedly'))
      return promise
    },
    close: () => stop('The server is shutting down'),
  }
}
