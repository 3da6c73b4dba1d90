import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { textStreams } from '../table.ts'
import type { Claim } from './stored-text.ts'
import type { TextState } from './text-state.ts'

/** The time between saves. A stop requested on another server is noticed within this time. */
const SAVE_EVERY_MS = 400

/** A text that this server writes. */
interface TextInProgress {
  claim: Claim
  state(): TextState<unknown>
  /**
   * Called after each save. `row` is undefined when the text is no longer this server's: the
   * interview went on or was deleted, or another server has taken the text over.
   */
  onSaved(row: { isStopRequested: boolean } | undefined): void
}

export interface ProgressSaver {
  /**
   * Saves a text regularly from now on. The returned function ends that with a last save, and
   * resolves to false when the text is no longer this server's.
   */
  add(text: TextInProgress): () => Promise<boolean>
  /** Saves all texts now: somebody on another server waits for the first words. */
  saveNow(): void
}

/** Saves the text and the heartbeat of all texts that this server writes, in one statement. */
export function createProgressSaver(db: Db, log: FastifyBaseLogger): ProgressSaver {
  const texts = new Map<string, TextInProgress>()
  const savedStates = new Map<string, TextState<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let saving: Promise<void> | null = null

  async function save() {
    const states = [...texts.values()].map(({ claim, state }) => ({ claim, state: state() }))
    const changes = states.map(({ claim, state }) =>
      changeOf(claim, state === savedStates.get(claim.id) ? null : state),
    )
    const rows = new Map((await saveChanges(db, changes)).map((row) => [row.id, row]))
    for (const { claim, state } of states) {
      if (texts.has(claim.id)) savedStates.set(claim.id, state)
      texts.get(claim.id)?.onSaved(rows.get(claim.id))
    }
  }
  const tick = () => {
    saving ??= save()
      .catch((error) => log.error({ err: error }, 'The progress of texts was not saved'))
      .finally(() => {
        saving = null
      })
  }

  return {
    saveNow: tick,
    add(text) {
      const { claim } = text
      texts.set(claim.id, text)
      timer ??= setInterval(tick, SAVE_EVERY_MS)
      return async () => {
        texts.delete(claim.id)
        savedStates.delete(claim.id)
        if (texts.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await saving
        return (await saveChanges(db, [changeOf(claim, text.state())])).length > 0
      }
    },
  }
}

interface Change {
  id: string
  claim: string
  text?: string
  author?: string
  taken?: boolean
  version?: number
  broken?: boolean
  ms?: number | null
}

/** @param state null when nothing has changed but the heartbeat */
function changeOf({ id, token }: Claim, state: TextState<unknown> | null): Change {
  const claimed = { id, claim: token }
  if (state?.status !== 'streaming') return claimed
  const { text, by, hasTakenOver, version, isBroken, firstWordsMs } = state
  const spoken = { text, author: by, taken: hasTakenOver, version, broken: isBroken }
  return { ...claimed, ...spoken, ms: firstWordsMs }
}

/** Returns the rows that are still in progress on this server. */
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
    claim,
    outcome,
  } = textStreams
  return db
    .update(textStreams)
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
      sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, claim uuid, text text, author text, taken boolean, version integer, broken boolean, ms integer)`,
    )
    .where(and(eq(id, sql`change.id`), eq(claim, sql`change.claim`), isNull(outcome)))
    .returning({ id, isStopRequested })
}
