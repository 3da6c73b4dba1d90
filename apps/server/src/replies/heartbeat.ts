import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db/client.ts'
import type { Live } from './broadcast.ts'
import { interviewReplies } from './table.ts'

/** How often the text so far is stored, and what others have asked for is looked up. */
const STEP_MS = 500

/** A reply that is being written. */
interface Writing {
  live: Live
  firstWordsMs(): number | null
  /** What its row says; undefined when there is none any more. */
  onStep(row: { isStopAsked: boolean; isReadElsewhere: boolean } | undefined): void
}

export interface Steps {
  /** Stores it step by step from now on. What it returns stops that, and resolves when nothing more is on its way. */
  begin(writing: Writing): () => Promise<void>
}

/** Stores the replies that this server writes, all of them in one statement. */
export function createSteps(db: Db, log: FastifyBaseLogger): Steps {
  const all = new Map<string, Writing & { stored: number }>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null

  async function step() {
    const rows = [...all.values()].map(({ live: { id, text, author, hasTakenOver }, stored, firstWordsMs }) => ({
      id,
      ...(text.length !== stored && { text, author, taken: hasTakenOver, ms: firstWordsMs() }),
    }))
    const found = new Map((await store(db, rows)).map((row) => [row.id, row]))
    for (const { id, text } of rows) {
      const writing = all.get(id)
      if (!writing) continue
      writing.stored = text?.length ?? writing.stored
      writing.onStep(found.get(id))
    }
  }
  const tick = () => {
    underWay ??= step()
      .catch((error) => log.error({ err: error }, 'A step of replies was not stored'))
      .finally(() => {
        underWay = null
      })
  }

  return {
    begin(writing) {
      const { id } = writing.live
      all.set(id, { ...writing, stored: writing.live.text.length })
      timer ??= setInterval(tick, STEP_MS)
      return async () => {
        all.delete(id)
        if (all.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await underWay
      }
    },
  }
}

/** Each `beat_at` too: that somebody is at it. */
const store = (db: Db, rows: { id: string; text?: string }[]) => {
  const { id, text, author, hasTakenOver, firstWordsMs, isStopAsked, readAt, outcome } = interviewReplies
  return db
    .update(interviewReplies)
    .set({
      beatAt: sql`now()`,
      text: sql`coalesce(step.text, ${text})`,
      author: sql`coalesce(step.author, ${author})`,
      hasTakenOver: sql`coalesce(step.taken, ${hasTakenOver})`,
      firstWordsMs: sql`coalesce(step.ms, ${firstWordsMs})`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as step(id uuid, text text, author text, taken boolean, ms integer)`,
    )
    .where(and(eq(id, sql`step.id`), isNull(outcome)))
    .returning({
      id,
      isStopAsked,
      isReadElsewhere: sql<boolean>`coalesce(${readAt} > now() - interval '400 milliseconds', false)`,
    })
}
