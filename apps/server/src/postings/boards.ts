import type { BoardAddress } from '@sightline/applications/posting/addresses'
import type { Board } from '@sightline/contracts/postings/companies'
import { and, count, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { boards, followedCompanies, postings } from './table.ts'

export type BoardRow = typeof boards.$inferSelect

/** Providers are asked for a list at most this often, and for a posting too. */
export const READ_EVERY_MS = HOUR_MS

/** The board with this address, which is remembered from now on. */
export async function rememberBoard(
  db: Db,
  address: BoardAddress,
  name?: string,
): Promise<BoardRow> {
  const { provider, region, token } = address
  const company = name || companyOfToken(token)
  await db
    .insert(boards)
    .values({ id: crypto.randomUUID(), provider, region, token, company })
    .onConflictDoNothing()
  return singleRow(await db.select().from(boards).where(isBoard(address)))
}

const isBoard = ({ provider, region, token }: BoardAddress) =>
  and(eq(boards.provider, provider), eq(boards.region, region), eq(boards.token, token))

/** SQL for the key of a board, which `boardKeyOf` makes of its parts. */
export const boardKey = sql`concat(${boards.provider}, ':', ${boards.region}, ':', ${boards.token})`

/** "acme-robots" is shown as "Acme Robots" until the board says its name. */
const companyOfToken = (token: string) =>
  token
    .split(/[-_. ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Query condition: the board may be asked again at this time. */
export const isDue = (now: Date): SQL | undefined =>
  and(
    or(isNull(boards.triedAt), lte(boards.triedAt, addMs(now, -READ_EVERY_MS))),
    or(isNull(boards.retryAt), lte(boards.retryAt, now)),
  )

/** Query condition: the board is on this user's list of companies. */
export const isOnListOf = (ownerId: string): SQL =>
  sql`coalesce((select ${followedCompanies.isListed} from ${followedCompanies}
    where ${followedCompanies.boardId} = ${boards.id} and ${followedCompanies.ownerId} = ${ownerId}), ${boards.isShipped})`

/** Boards as they are sent, in the order of the rows. */
export async function presentBoards(db: Db, rows: BoardRow[]): Promise<Board[]> {
  const counts = await db
    .select({ boardId: postings.boardId, open: count() })
    .from(postings)
    .where(
      and(
        isNull(postings.closedAt),
        sql`${postings.boardId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
      ),
    )
    .groupBy(postings.boardId)
  const openCounts = new Map(counts.map(({ boardId, open }) => [boardId, open]))
  return rows.map(({ id, provider, region, token, company, readAt, problem, retryAt }) => ({
    provider,
    region,
    token,
    company,
    readAt: readAt?.toISOString() ?? null,
    problem,
    retryAt: retryAt?.toISOString() ?? null,
    openCount: openCounts.get(id) ?? 0,
  }))
}
