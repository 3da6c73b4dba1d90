import { and, eq } from 'drizzle-orm'
import { BoardError, type Validators } from '../adapters/boards/client.ts'
import type { BoardReader } from '../adapters/boards/reader.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { type BoardRow, isDue } from './boards.ts'
import type { EncodeLater } from './requirement-meanings.ts'
import { storePostings } from './store-postings.ts'
import { boards, postings } from './table.ts'

export interface BoardDeps {
  db: Db
  clock: Clock
  reader: BoardReader
  /** Queues the search through the new postings of a board. */
  searchBoardLater(tx: Db, data: { boardId: string }): Promise<void>
  encodeLater: EncodeLater
}

/**
 * Reads the list of a board and stores it as a whole, unless that was tried within the hour or the
 * provider asked to wait. Of many servers that try at once one does. A failure leaves the last good
 * list as it is, and is kept as the board's problem.
 * @returns whether any posting was found, changed or closed
 */
export async function readBoard(deps: BoardDeps, boardId: string): Promise<boolean> {
  const { db, clock, reader, searchBoardLater, encodeLater } = deps
  const now = clock()
  const [board] = await db
    .update(boards)
    .set({ triedAt: now })
    .where(and(eq(boards.id, boardId), isDue(now)))
    .returning()
  if (!board) return false
  try {
    const list = await reader.readList(board, await validatorsOf(db, board))
    return await db.transaction(async (tx) => {
      const read = { readAt: now, problem: null, retryAt: null, ...list?.validators }
      await tx.update(boards).set(read).where(eq(boards.id, boardId))
      if (!list) return board.problem !== null
      const isNews = await storePostings(tx, encodeLater, board, { ...list, isWhole: true }, now)
      if (isNews) await searchBoardLater(tx, { boardId })
      return isNews
    })
  } catch (error) {
    const { problem, retryAt = null } =
      error instanceof BoardError ? error : { problem: 'failed' as const }
    await db.update(boards).set({ problem, retryAt }).where(eq(boards.id, boardId))
    if (!(error instanceof BoardError)) throw error
    return board.problem !== problem
  }
}

/** An answer is compared with the last good one, as long as that one is stored. */
async function validatorsOf(db: Db, { id, etag, lastModified }: BoardRow): Promise<Validators> {
  const [stored] = await db
    .select({ id: postings.id })
    .from(postings)
    .where(eq(postings.boardId, id))
    .limit(1)
  return stored ? { etag, lastModified } : { etag: null, lastModified: null }
}
