import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { createBoardReader } from '../adapters/boards/reader.ts'
import { createPageReader } from '../adapters/web-pages.ts'
import type { Encoder } from '../meaning/public.ts'
import { addMs, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { notify } from '../platform/events/public.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { boardKey, isDue, isOnListOf, READ_EVERY_MS } from './boards.ts'
import { storeShippedCompanies } from './companies.ts'
import type { PostingDeps } from './deps.ts'
import { readBoard } from './read-board.ts'
import { encodeRequirements, replaceOutdated } from './requirement-meanings.ts'
import { endMails, mailMatches } from './searches/search-mail.ts'
import { runSearch, searchNewPostings } from './searches/search-matches.ts'
import { boards } from './table.ts'

interface Options {
  db: Db
  env: Env
  clock: Clock
  jobs: Jobs
  limiter: Limiter
  mails: MailQueue
  encoder: Encoder
}

/** A board that fails is read again when it is due. */
const NO_RETRIES = { limit: 0, firstAfterS: 0 }
const RETRIES = { limit: 5, firstAfterS: 30 }
/** The encoder may have too much to do for hours. */
const ENCODING_RETRIES = { limit: 10, firstAfterS: 30 }
/** How many boards one server reads at once, at different providers. */
const AT_ONCE = 3
/** How many boards are queued at once for all servers. */
const POLLED_MAX_COUNT = 60
/** Boards are read up to this much later than they might be, so that they do not go in step. */
const JITTER_S = 600

/** Creates what postings need, and declares their jobs. */
export async function createPostings(options: Options): Promise<PostingDeps> {
  const { db, env, clock, jobs, limiter, mails, encoder } = options
  await storeShippedCompanies(db, env)
  const searchBoardLater = jobs.declare({
    name: 'search-postings-of-board',
    data: z.object({ boardId: z.uuid() }),
    retries: RETRIES,
    concurrency: 1,
    run: ({ boardId }) => searchNewPostings({ db, clock }, boardId),
  })
  const runSearchLater = jobs.declare({
    name: 'run-saved-search',
    data: z.object({ searchId: z.uuid() }),
    retries: RETRIES,
    concurrency: 1,
    run: ({ searchId }) => runSearch({ db, clock }, searchId),
  })
  const encoding = {
    data: z.object({ postingIds: z.array(z.uuid()), ownerId: z.uuid().optional() }),
    retries: ENCODING_RETRIES,
    concurrency: 1,
    async run({ postingIds, ownerId }: { postingIds: string[]; ownerId?: string | undefined }) {
      await encodeRequirements(db, encoder, postingIds)
      if (ownerId) await notify(db, ownerId, 'postings')
    },
  }
  const encodeLater = jobs.declare({ name: 'encode-postings', ...encoding })
  // Does not wait until all others are encoded.
  const encodeShown = jobs.declare({ name: 'encode-shown-posting', ...encoding })
  const reader = createBoardReader({ env, clock })
  const reading = { db, clock, reader, searchBoardLater, encodeLater }
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
  jobs.schedule({
    name: 'poll-boards',
    cron: '*/5 * * * *',
    async run() {
      for (const { id } of await polledBoards(db, clock()))
        await readBoardLater(db, { boardId: id })
    },
  })
  const mailing = { db, env, clock, mails }
  jobs.schedule({
    name: 'mail-search-matches',
    cron: '25 * * * *',
    run: () => mailMatches(mailing),
  })
  jobs.schedule({
    name: 'replace-outdated-requirements',
    cron: '*/10 * * * *',
    run: () => replaceOutdated(db, encodeLater),
  })
  return {
    ...reading,
    limiter,
    pages: createPageReader({ origin: env.WEB_ORIGIN, readableOrigins: env.READABLE_ORIGINS }),
    readBoardLater,
    readListLater,
    runSearchLater,
    encodeShown,
    endMails: (token) => endMails(mailing, token),
  }
}

/**
 * The boards that are due and that somebody follows or searches, each an hour and a little more
 * after it was last tried: how much more is the board's own.
 */
const polledBoards = (db: Db, now: Date) => {
  const jitter = sql`make_interval(secs => abs(hashtext(${boards.id}::text)) % ${JITTER_S}::int)`
  return db
    .select({ id: boards.id })
    .from(boards)
    .where(
      and(
        isDue(now),
        or(
          isNull(boards.triedAt),
          lte(
            sql`${boards.triedAt} + ${jitter}`,
            sql`${addMs(now, -READ_EVERY_MS).toISOString()}::timestamptz`,
          ),
        ),
        or(
          sql`exists (select 1 from followed_companies where board_id = ${boards.id} and is_listed)`,
          and(eq(boards.isShipped, true), sql`exists (select 1 from saved_searches)`),
          sql`exists (select 1 from saved_searches where ${boardKey} = any(companies))`,
        ),
      ),
    )
    .orderBy(sql`${boards.triedAt} nulls first`)
    .limit(POLLED_MAX_COUNT)
}
