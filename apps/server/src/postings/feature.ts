import { and } from 'drizzle-orm'
import { z } from 'zod'
import { createBoardReader } from '../adapters/boards/reader.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { notify } from '../platform/events/public.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { isDue, isOnListOf } from './boards.ts'
import { storeShippedCompanies } from './companies.ts'
import type { PostingDeps } from './deps.ts'
import { readBoard } from './read-board.ts'
import { boards } from './table.ts'

interface Options {
  db: Db
  env: Env
  clock: Clock
  jobs: Jobs
  limiter: Limiter
}

/** A board that fails is read again when it is due. */
const NO_RETRIES = { limit: 0, firstAfterS: 0 }
/** How many boards one server reads at once, at different providers. */
const AT_ONCE = 3

/** Creates what postings need, and declares their jobs. */
export async function createPostings({
  db,
  env,
  clock,
  jobs,
  limiter,
}: Options): Promise<PostingDeps> {
  await storeShippedCompanies(db, env)
  const reading = { db, clock, reader: createBoardReader({ env, clock }) }
  const readBoardLater = jobs.declare({
    name: 'read-board',
    data: z.object({ boardId: z.uuid(), ownerId: z.uuid().optional() }),
    retries: NO_RETRIES,
    concurrency: AT_ONCE,
    async run({ boardId, ownerId }) {
      const isNews = await readBoard(reading, boardId)
      if (isNews && ownerId) await notify(db, ownerId, 'postings')
    },
  })
  const readListLater = jobs.declare({
    name: 'read-boards-of-user',
    data: z.object({ ownerId: z.uuid() }),
    retries: NO_RETRIES,
    concurrency: 1,
    async run({ ownerId }) {
      const due = await db
        .select({ id: boards.id })
        .from(boards)
        .where(and(isDue(clock()), isOnListOf(ownerId)))
      for (const { id } of due) await readBoardLater(db, { boardId: id, ownerId })
    },
  })
  return { ...reading, limiter, readBoardLater, readListLater }
}
