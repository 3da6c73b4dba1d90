import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db/client.ts'
import type { ReplyState } from './reply-state.ts'
import { interviewReplies } from './table.ts'

/** The time between saves. A stop requested on another server is noticed within this time. */
const SAVE_EVERY_MS = 400

/** A reply that this server writes. */
interface ReplyInProgress {
  id: string
  state(): ReplyState
  /**
   * Called after each save. `row` is undefined when the reply is no longer in progress: the
   * interview went on or was deleted.
   */
  onSaved(row: { isStopRequested: boolean } | undefined): void
}

export interface ProgressSaver {
  /**
   * Saves a reply regularly from now on. The returned function ends that with a last save, and
   * resolves to false when the reply is no longer in progress.
   */
  add(reply: ReplyInProgress): () => Promise<boolean>
}

/** Saves the text and the heartbeat of all replies that this server writes, in one statement. */
export function createProgressSaver(db: Db, log: FastifyBaseLogger): ProgressSaver {
  const replies = new Map<string, ReplyInProgress>()
  const savedStates = new Map<string, ReplyState>()
  let timer: NodeJS.Timeout | undefined
  let saving: Promise<void> | null = null

  async function save() {
    const states = [...replies.values()].map((reply) => ({ id: reply.id, state: reply.state() }))
    const changes = states.map(({ id, state }) =>
      state === savedStates.get(id) ? { id } : changeOf(id, state),
    )
    const rows = new Map((await saveChanges(db, changes)).map((row) => [row.id, row]))
    for (const { id, state } of states) {
      if (replies.has(id)) savedStates.set(id, state)
      replies.get(id)?.onSaved(rows.get(id))
    }
  }
  const tick = () => {
    saving ??= save()
      .catch((error) => log.error({ err: error }, 'The progress of replies was not saved'))
      .finally(() => {
        saving = null
      })
  }

  return {
    add(reply) {
      replies.set(reply.id, reply)
      timer ??= setInterval(tick, SAVE_EVERY_MS)
      return async () => {
        replies.delete(reply.id)
        savedStates.delete(reply.id)
        if (replies.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await saving
        return (await saveChanges(db, [changeOf(reply.id, reply.state())])).length > 0
      }
    },
  }
}

interface Change {
  id: string
  text?: string
  author?: string
  taken?: boolean
  version?: number
  broken?: boolean
  ms?: number | null
}

function changeOf(id: string, state: ReplyState): Change {
  if (state.status !== 'streaming') return { id }
  const { text, by, hasTakenOver, version, isBroken, firstWordsMs } = state
  return { id, text, author: by, taken: hasTakenOver, version, broken: isBroken, ms: firstWordsMs }
}

/** Returns the rows that are still in progress. */
const saveChanges = (db: Db, changes: Change[]) => {
  const {
    id,
    text,
    author,
    hasTakenOver,
    version,
    isBroken,
    firstWordsMs,
    isStopRequested,
    outcome,
  } = interviewReplies
  return db
    .update(interviewReplies)
    .set({
      heartbeatAt: sql`now()`,
      text: sql`coalesce(change.text, ${text})`,
      author: sql`coalesce(change.author, ${author})`,
      hasTakenOver: sql`coalesce(change.taken, ${hasTakenOver})`,
      version: sql`coalesce(change.version, ${version})`,
      isBroken: sql`coalesce(change.broken, ${isBroken})`,
      firstWordsMs: sql`coalesce(change.ms, ${firstWordsMs})`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, text text, author text, taken boolean, version integer, broken boolean, ms integer)`,
    )
    .where(and(eq(id, sql`change.id`), isNull(outcome)))
    .returning({ id, isStopRequested })
}
