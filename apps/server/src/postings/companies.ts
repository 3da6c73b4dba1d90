import { readFileSync } from 'node:fs'
import { type NamedBoard, SHIPPED_COMPANIES } from '@sightline/applications/posting/companies'
import { companyKeyOf } from '@sightline/applications/posting/titles'
import {
  BoardToken,
  boardKeyOf,
  type Companies,
  type ListedCompany,
} from '@sightline/contracts/postings/companies'
import { BoardProvider, BoardRegion } from '@sightline/contracts/postings/kinds'
import { ADDED_COMPANIES_MAX_COUNT } from '@sightline/contracts/postings/limits'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockUser, requireRoom } from '../auth/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { notify } from '../platform/events/public.ts'
import { type BoardRow, boardKey, isOnListOf, presentBoards, rememberBoard } from './boards.ts'
import { boards, followedCompanies } from './table.ts'

const CompaniesFile = z.array(
  z.strictObject({
    name: z.string().min(1),
    provider: BoardProvider,
    region: BoardRegion,
    token: BoardToken,
  }),
)

/**
 * Stores the list that everybody begins with: that of the configured file, or else the one that
 * ships. Companies that a former list had are no longer on it.
 * @throws when the file cannot be read or is of another shape
 */
export async function storeShippedCompanies(db: Db, { COMPANIES_FILE: file }: Env): Promise<void> {
  const companies: NamedBoard[] = file
    ? CompaniesFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    : SHIPPED_COMPANIES
  const keys = companies.map(boardKeyOf)
  await db
    .update(boards)
    .set({ isShipped: false })
    .where(and(boards.isShipped, sql`${boardKey} <> all(${sql.param(keys)}::text[])`))
  await db
    .insert(boards)
    .values(
      companies.map(({ name, ...board }) => ({
        id: crypto.randomUUID(),
        ...board,
        company: name,
        isShipped: true,
      })),
    )
    .onConflictDoUpdate({
      target: [boards.provider, boards.region, boards.token],
      set: { isShipped: true, company: sql`excluded.company_name` },
    })
}

/** The user's companies by name, with the shipped ones that the user has removed. */
export async function listCompanies(db: Db, ownerId: string): Promise<Companies> {
  const rows = await db
    .select({
      board: boards,
      name: followedCompanies.name,
      isListed: sql<boolean>`${isOnListOf(ownerId)}`,
    })
    .from(boards)
    .leftJoin(
      followedCompanies,
      and(eq(followedCompanies.boardId, boards.id), eq(followedCompanies.ownerId, ownerId)),
    )
    .where(or(boards.isShipped, isNotNull(followedCompanies.id)))
    .orderBy(asc(sql`lower(${boards.company})`), asc(boards.id))
  const presented = await presentBoards(
    db,
    rows.map(({ board }) => board),
  )
  return presented.map((board, index) => ({
    ...board,
    company: rows[index]?.name || board.company,
    isShipped: rows[index]?.board.isShipped ?? false,
    isListed: rows[index]?.isListed ?? false,
  }))
}

/** Boards whose company has one of these names, whatever its case and legal form. */
export async function findCompanies(db: Db, ...names: string[]): Promise<BoardRow[]> {
  const rows = await db
    .select()
    .from(boards)
    .where(or(boards.isShipped, isNotNull(boards.readAt)))
  return rows.filter((board) => isNamed(board, names))
}

/** Whether a board's company has one of these names. */
export function isNamed(
  { company, token }: Pick<BoardRow, 'company' | 'token'>,
  names: readonly string[],
): boolean {
  const own = [companyKeyOf(company), companyKeyOf(token)]
  return names.some((name) => own.includes(companyKeyOf(name)))
}

interface Deps {
  db: Db
  clock: Clock
  readBoardLater(tx: Db, data: { boardId: string; ownerId: string }): Promise<void>
}

/**
 * Puts a company on the user's list, and has its board read soon, or takes it off.
 * @throws AppError('no_room')
 */
export async function setListed(
  deps: Deps,
  ownerId: string,
  company: ListedCompany,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const board = await rememberBoard(tx, company, company.name)
    await putOnList(tx, deps.clock(), { ownerId, board, ...company })
    if (company.isListed) await deps.readBoardLater(tx, { boardId: board.id, ownerId })
    await notify(tx, ownerId, 'postings')
  })
}

const ROOM = { count: ADDED_COMPANIES_MAX_COUNT, of: 'companies of your own' }

/** Changes a user's list in the caller's transaction. @throws AppError('no_room') */
export async function putOnList(
  tx: Db,
  now: Date,
  change: { ownerId: string; board: BoardRow; name?: string | undefined; isListed: boolean },
): Promise<void> {
  const { ownerId, board, name = '', isListed } = change
  await lockUser(tx, ownerId)
  const isOwn = and(eq(followedCompanies.ownerId, ownerId), eq(followedCompanies.boardId, board.id))
  if (!isListed && !board.isShipped) {
    await tx.delete(followedCompanies).where(isOwn)
    return
  }
  if (isListed) await requireRoom(tx, followedCompanies, ownerId, ROOM)
  await tx
    .insert(followedCompanies)
    .values({ id: crypto.randomUUID(), ownerId, boardId: board.id, name, isListed, createdAt: now })
    .onConflictDoUpdate({
      target: [followedCompanies.ownerId, followedCompanies.boardId],
      set: { isListed, ...(name && { name }) },
    })
}
