import type { TextOutcome } from '@sightline/contracts/models/text-stream'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { BegunText } from './begin-text.ts'
import { followStoredText } from './follow-stored.ts'
import { createProgressSaver } from './progress.ts'
import { createReaders } from './readers.ts'
import { readTextState, requestStop } from './stored-text.ts'
import type { TextStream } from './text-stream.ts'
import { type TextTask, writeText } from './write-text.ts'

/**
 * A stopping server gives texts this long to finish. Fastify abandons a shutdown whose hook takes
 * 10 s.
 */
const FINISH_WITHIN_MS = 8 * SECOND_MS

interface StoredText {
  id: string
  interviewId: string
}

interface Options<Done extends object> {
  db: Db
  log: FastifyBaseLogger
  /** What readers are told last of a text that another server has ended. */
  readDone(text: StoredText & { outcome: TextOutcome }): Promise<Done>
}

interface WrittenText<Done extends object> {
  task: TextTask<Done>
  begun: BegunText<Done>
  done: Promise<void>
}

/**
 * The texts of one feature on this server: those it writes, those of other servers that its clients
 * read, and these clients. docs/replies.md says what readers see and in which order.
 */
export function createTextStreams<Done extends object>({ db, log, readDone }: Options<Done>) {
  const progress = createProgressSaver(db, log)
  const written = new Map<string, WrittenText<Done>>()
  const followed = new Map<string, TextStream<Done>>()
  const readers = createReaders()

  const writtenFor = (interviewId: string) =>
    [...written.values()].filter(({ task }) => task.interviewId === interviewId)

  return {
    /** Writes a text that this server has claimed. It goes on without readers. */
    write(task: TextTask<Done>, begun: BegunText<Done>): TextStream<Done> {
      const { id } = task.claim
      const done = writeText({ db, log, progress }, task, begun)
      written.set(id, { task, begun, done })
      void done.then(() => written.delete(id))
      return begun.stream
    },

    /** A text of an interview that this server writes. */
    find({ id, interviewId }: StoredText): TextStream<Done> | undefined {
      const text = written.get(id)
      return text?.task.interviewId === interviewId ? text.begun.stream : undefined
    },

    /** Joins a text of an interview that is written here or on another server. */
    join(text: StoredText): TextStream<Done> {
      const { id, interviewId } = text
      const key = `${interviewId} ${id}`
      const known = this.find(text) ?? followed.get(key)
      if (known) return known
      const stream = followStoredText<Done>({
        read: () => readTextState(db, text, (outcome) => readDone({ ...text, outcome })),
        onDone: () => followed.delete(key),
      })
      followed.set(key, stream)
      return stream
    },

    /** Streams a text to a client until its end, or until the client leaves. */
    send: readers.add,

    /** What the texts of an interview that this server writes respond to, and their words so far. */
    inProgress: (interviewId: string) =>
      writtenFor(interviewId).map(({ task: { about = '' }, begun: { stream } }) => ({
        about,
        text: 'text' in stream.state ? stream.state.text : '',
      })),

    /**
     * Stops the texts of an interview for its user, on whatever servers write them, and keeps the
     * words so far.
     */
    async stop(interviewId: string) {
      for (const { begun } of writtenFor(interviewId)) begun.end('user-stopped')
      await requestStop(db, interviewId)
    },

    /** Gives texts time to finish, stores late ones as cut short, and ends all streams. */
    async close() {
      const timer = setTimeout(() => {
        for (const { begun } of written.values()) begun.end('server-stopping')
      }, FINISH_WITHIN_MS)
      await Promise.all([...written.values()].map(({ done }) => done))
      clearTimeout(timer)
      readers.close()
    },
  }
}
