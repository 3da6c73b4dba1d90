import type { Posting, PostingForm } from '@sightline/contracts/postings/postings'
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import type { FormField } from '../adapters/boards/board.ts'
import { BoardError } from '../adapters/boards/client.ts'
import { addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { type BoardRow, presentBoards, READ_EVERY_MS } from './boards.ts'
import { presentSummary, selectSummaries } from './list-postings.ts'
import { type BoardDeps, readBoard } from './read-board.ts'
import { storePostings } from './store-postings.ts'
import { boards, postings } from './table.ts'

export type PostingRow = typeof postings.$inferSelect

const notFound = () => new AppError('not_found', 'There is no such posting.')

/**
 * A posting that this user may see: one of a board, or one of their own. @throws
 * AppError('not_found'), for malformed ids too
 */
export async function requirePosting(db: Db, ownerId: string, id: string): Promise<PostingRow> {
  if (!z.uuid().safeParse(id).success) throw notFound()
  const isVisible = or(isNotNull(postings.boardId), eq(postings.ownerId, ownerId))
  const [row] = await db
    .select()
    .from(postings)
    .where(and(eq(postings.id, id), isVisible))
  if (!row) throw notFound()
  return row
}

/** The whole posting as it is sent. Its text is read from the board if the list came without. */
export async function showPosting(deps: BoardDeps, ownerId: string, id: string): Promise<Posting> {
  const { db } = deps
  const found = await requirePosting(db, ownerId, id)
  if (found.boardId && found.blocks === null) await refreshPosting(deps, found)
  const { blocks, applyUrl, sameAs } = await requirePosting(db, ownerId, id)
  const [summary] = await selectSummaries(db, ownerId).where(eq(postings.id, id))
  if (!summary) throw notFound()
  const [board] = await presentBoards(db, await boardsOf(db, found.boardId))
  const lead = sameAs ?? id
  const twins = await db
    .select({ provider: boards.provider, url: postings.url })
    .from(postings)
    .innerJoin(boards, eq(boards.id, postings.boardId))
    .where(
      and(
        or(eq(postings.sameAs, lead), eq(postings.id, lead)),
        ne(postings.id, id),
        isNull(postings.closedAt),
      ),
    )
  return {
    ...presentSummary(summary),
    blocks: blocks ?? [],
    applyUrl,
    board: board ?? null,
    alsoAt: twins.flatMap(({ provider, url }) => (url === null ? [] : [{ provider, url }])),
  }
}

const boardsOf = (db: Db, boardId: string | null): Promise<BoardRow[]> | BoardRow[] =>
  boardId === null ? [] : db.select().from(boards).where(eq(boards.id, boardId))

/**
 * What the application for a posting asks, read from its board at most once an hour. `beforeReading`
 * may refuse to ask the board.
 */
export async function readForm(
  deps: BoardDeps,
  ownerId: string,
  id: string,
  beforeReading: () => Promise<unknown>,
): Promise<PostingForm> {
  const { db, clock } = deps
  const row = await requirePosting(db, ownerId, id)
  const isFresh = row.formReadAt !== null && row.formReadAt > addMs(clock(), -READ_EVERY_MS)
  if (row.boardId && !isFresh) {
    await beforeReading()
    await refreshPosting(deps, row)
  }
  const { form, formReadAt } = await requirePosting(db, ownerId, id)
  return { form: form?.form ?? null, readAt: formReadAt?.toISOString() ?? null }
}

/** Reads one posting anew. A board that cannot be read leaves it as it is. */
async function refreshPosting(deps: BoardDeps, { boardId, externalId }: PostingRow): Promise<void> {
  const [board] = await boardsOf(deps.db, boardId)
  if (!board || externalId === null) return
  try {
    await readPosting(deps, board, externalId)
  } catch (error) {
    if (!(error instanceof BoardError)) throw error
  }
}

/**
 * Reads one posting of a board and stores it with what its form asks.
 * @throws BoardError when the posting has gone, which is marked, or the board cannot be read
 */
export async function readPosting(
  deps: BoardDeps,
  board: BoardRow,
  externalId: string,
): Promise<void> {
  const { db, clock, reader, searchBoardLater, encodeLater } = deps
  const isThis = and(eq(postings.boardId, board.id), eq(postings.externalId, externalId))
  if (!reader.hasPostings(board.provider)) {
    await readBoard(deps, board.id)
    await db
      .update(postings)
      .set({ formReadAt: clock(), form: { form: null } })
      .where(isThis)
    return
  }
  const now = clock()
  try {
    const { posting, form } = await reader.readPosting(board, externalId)
    await db.transaction(async (tx) => {
      const read = { postings: [posting], unreadIds: [], isWhole: false }
      if (await storePostings(tx, encodeLater, board, read, now))
        await searchBoardLater(tx, { boardId: board.id })
      await tx
        .update(postings)
        .set({ formReadAt: now, form: { form: form && countsOf(form) } })
        .where(isThis)
    })
  } catch (error) {
    if (error instanceof BoardError && error.problem === 'gone')
      await db
        .update(postings)
        .set({ closedAt: now })
        .where(and(isThis, isNull(postings.closedAt)))
    throw error
  }
}

const countsOf = (fields: FormField[]) => ({
  fields,
  fieldCount: fields.length,
  requiredCount: fields.filter(({ isRequired }) => isRequired).length,
  writtenAnswerCount: fields.filter(({ kind }) => kind === 'written-answer').length,
  fileCount: fields.filter(({ kind }) => kind === 'file').length,
})
