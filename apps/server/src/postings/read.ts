import {
  addressOf,
  type BoardAddress,
  embeddedBoardOf,
} from '@sightline/applications/posting/addresses'
import { blocksOfText, textOfBlocks } from '@sightline/applications/posting/html-blocks'
import { postingOfPage } from '@sightline/applications/posting/page'
import type { Block } from '@sightline/contracts/postings/blocks'
import {
  OWN_POSTINGS_MAX_COUNT,
  POSTING_TITLE_MAX_LENGTH,
} from '@sightline/contracts/postings/limits'
import type {
  ReadRequest,
  ReadResult,
  TextNeededReason,
} from '@sightline/contracts/postings/postings'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { BoardError } from '../adapters/boards/client.ts'
import { PageError } from '../adapters/web-pages.ts'
import { requireRoom } from '../auth/public.ts'
import { addMs } from '../platform/clock.ts'
import { singleRow } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { type BoardRow, presentBoards, READ_EVERY_MS, rememberBoard } from './boards.ts'
import { findCompanies, putOnList } from './companies.ts'
import type { PostingDeps } from './deps.ts'
import { hasText, ownPostingRow } from './own-posting.ts'
import { readPosting, showPosting } from './posting.ts'
import { readBoard } from './read-board.ts'
import { hashOf } from './store-postings.ts'
import { boards, postings, readPostings } from './table.ts'

/** A line of at most this length that is no address is taken for a company's name. */
const NAME_MAX_LENGTH = 100
const OWN_POSTINGS = { count: OWN_POSTINGS_MAX_COUNT, of: 'postings that are on no board' }

const textNeeded = (reason: TextNeededReason): ReadResult => ({ kind: 'text-needed', reason })

/**
 * Reads what a user gives: the address of a posting or a board, a company's name, or a posting's
 * text. What was read is on the user's list of postings from then on.
 */
export async function readGiven(
  deps: PostingDeps,
  ownerId: string,
  request: ReadRequest,
): Promise<ReadResult> {
  const { what } = request
  const address = addressOf(what)
  if (!address) {
    const isLine = what.length <= NAME_MAX_LENGTH && !what.includes('\n')
    // Whoever names the position gives the text of a posting, however short.
    const isName = isLine && !request.title
    return isName ? readCompany(deps, ownerId, what) : readText(deps, ownerId, request)
  }
  if (address.kind === 'board') return readWholeBoard(deps, ownerId, address)
  if (address.kind === 'posting') return readOnBoard(deps, ownerId, address)
  if (address.kind === 'embedded') return readEmbedded(deps, ownerId, address)
  return readPage(deps, ownerId, address.url, request)
}

/** Companies of one name that the user is asked to choose from. */
const NAMED_MAX_COUNT = 10

async function readCompany(deps: PostingDeps, ownerId: string, name: string): Promise<ReadResult> {
  const found = (await findCompanies(deps.db, name)).slice(0, NAMED_MAX_COUNT)
  const [board, ...others] = found
  if (!board) return textNeeded('unknown-company')
  if (others.length > 0)
    return { kind: 'companies', companies: await presentBoards(deps.db, found) }
  return readWholeBoard(deps, ownerId, board)
}

async function readWholeBoard(
  deps: PostingDeps,
  ownerId: string,
  address: BoardAddress,
): Promise<ReadResult> {
  const { db, clock } = deps
  const { id } = await rememberBoard(db, address)
  await readBoard(deps, id)
  const board = singleRow(await db.select().from(boards).where(eq(boards.id, id)))
  if (board.problem === 'gone' && (await forgetUnread(deps, board))) return textNeeded('gone')
  await db.transaction(async (tx) => {
    await putOnList(tx, clock(), { ownerId, board, isListed: true })
    await notify(tx, ownerId, 'postings')
  })
  const [presented] = await presentBoards(db, [board])
  return presented ? { kind: 'board', board: presented } : textNeeded('unreadable')
}

async function readOnBoard(
  deps: PostingDeps,
  ownerId: string,
  address: BoardAddress & { externalId: string },
): Promise<ReadResult> {
  const { db, clock } = deps
  const board = await rememberBoard(db, address)
  const isThis = and(eq(postings.boardId, board.id), eq(postings.externalId, address.externalId))
  const find = async () => {
    const { id, readAt, closedAt, blocks } = postings
    const [row] = await db
      .select({ id, readAt, closedAt, hasText: sql<boolean>`${blocks} is not null` })
      .from(postings)
      .where(isThis)
    return row
  }
  const known = await find()
  let problem: TextNeededReason = 'gone'
  if (!known?.hasText || known.readAt < addMs(clock(), -READ_EVERY_MS))
    try {
      await readPosting(deps, board, address.externalId)
    } catch (error) {
      if (!(error instanceof BoardError)) throw error
      problem = error.problem === 'gone' ? 'gone' : 'unreadable'
    }
  const read = await find()
  if (!read) {
    await forgetUnread(deps, board)
    return textNeeded(problem)
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(readPostings)
      .values({ ownerId, postingId: read.id, readAt: clock() })
      .onConflictDoNothing()
    await notify(tx, ownerId, 'postings')
  })
  return { kind: 'posting', posting: await showPosting(deps, ownerId, read.id) }
}

/** Forgets a board of which nothing was ever read: most likely it is a misspelling. */
async function forgetUnread({ db }: PostingDeps, { id }: BoardRow): Promise<boolean> {
  const deleted = await db
    .delete(boards)
    .where(
      and(
        eq(boards.id, id),
        isNull(boards.readAt),
        sql`not ${boards.isShipped}`,
        sql`not exists (select 1 from postings where board_id = ${boards.id})`,
        sql`not exists (select 1 from followed_companies where board_id = ${boards.id})`,
      ),
    )
    .returning({ id: boards.id })
  return deleted.length > 0
}

/** The HTML of a page; null when it cannot be read, or is none that may be. */
async function pageAt({ pages }: PostingDeps, url: string): Promise<string | null> {
  try {
    return await pages.read(url)
  } catch (error) {
    if (error instanceof PageError) return null
    throw error
  }
}

/** A posting on a company's own page: its board is a known one, or the one that the page embeds. */
async function readEmbedded(
  deps: PostingDeps,
  ownerId: string,
  { url, externalId }: { url: string; externalId: string },
): Promise<ReadResult> {
  const known = await boardLinkingTo(deps, url, externalId)
  const board = known ?? embeddedBoardOf((await pageAt(deps, url)) ?? '')
  if (!board) return textNeeded('unknown-board')
  return readOnBoard(deps, ownerId, { ...board, externalId })
}

/** The board that has a posting with this id at the same host. */
async function boardLinkingTo({ db }: PostingDeps, url: string, externalId: string) {
  const { host } = new URL(url)
  const rows = await db
    .select({ board: boards, url: postings.url })
    .from(postings)
    .innerJoin(boards, eq(boards.id, postings.boardId))
    .where(and(eq(postings.externalId, externalId), eq(boards.provider, 'greenhouse')))
  return rows.find((row) => URL.parse(row.url ?? '')?.host === host)?.board ?? null
}

/** Fewer characters than any posting has: the page is made by a script, or says something else. */
const PAGE_MIN_LENGTH = 200

async function readPage(
  deps: PostingDeps,
  ownerId: string,
  url: string,
  request: ReadRequest,
): Promise<ReadResult> {
  const page = postingOfPage((await pageAt(deps, url)) ?? '')
  if (textOfBlocks(page.blocks).length < PAGE_MIN_LENGTH) return textNeeded('unreadable')
  return keepOwn(deps, ownerId, {
    blocks: page.blocks,
    title: request.title || page.title,
    company: request.company || page.company,
    url,
  })
}

async function readText(
  deps: PostingDeps,
  ownerId: string,
  { what, title, company }: ReadRequest,
): Promise<ReadResult> {
  const blocks = blocksOfText(what)
  return keepOwn(deps, ownerId, { blocks, title, company, url: null })
}

/** Keeps a posting that is on no board as the user's own. The same text is kept once. */
async function keepOwn(
  deps: PostingDeps,
  ownerId: string,
  given: {
    blocks: Block[]
    title?: string | undefined
    company?: string | undefined
    url: string | null
  },
): Promise<ReadResult> {
  const { db, clock, encodeLater } = deps
  const { blocks, url, company = '' } = given
  const text = textOfBlocks(blocks)
  if (text === '') return textNeeded('unreadable')
  const title = (given.title || text.split('\n', 1)[0] || '').slice(0, POSTING_TITLE_MAX_LENGTH)
  const now = clock()
  const id = await db.transaction(async (tx) => {
    const isKept = and(eq(postings.ownerId, ownerId), eq(postings.textHash, hashOf(text)))
    const [kept] = await tx.select({ id: postings.id }).from(postings).where(isKept)
    if (kept) return kept.id
    await requireRoom(tx, postings, ownerId, { ...OWN_POSTINGS, counted: hasText })
    const row = ownPostingRow(ownerId, { company, title, url, blocks }, now)
    await tx.insert(postings).values(row)
    await encodeLater(tx, { postingIds: [row.id] })
    await notify(tx, ownerId, 'postings')
    return row.id
  })
  return { kind: 'posting', posting: await showPosting(deps, ownerId, id) }
}
