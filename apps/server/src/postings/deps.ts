import type { PageReader } from '../adapters/web-pages.ts'
import type { Db } from '../platform/db/client.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { BoardDeps } from './read-board.ts'

/** What the routes and jobs of postings stand on. */
export interface PostingDeps extends BoardDeps {
  limiter: Limiter
  pages: PageReader
  /** Queues the reading of a board, after which this user's pages are told to reload. */
  readBoardLater(tx: Db, data: { boardId: string; ownerId: string }): Promise<void>
  /** Queues the reading of those boards on a user's list that are due. */
  readListLater(tx: Db, data: { ownerId: string }): Promise<void>
  /** Queues a saved search. */
  runSearchLater(tx: Db, data: { searchId: string }): Promise<void>
  /** Queues the encoding of postings that the user looks at, whose pages are told of it. */
  encodeShown(tx: Db, data: { postingIds: string[]; ownerId: string }): Promise<void>
  /** Ends the mails of searches by the token of a mail. @throws AppError('wrong_token') */
  endMails(token: string): Promise<void>
}
