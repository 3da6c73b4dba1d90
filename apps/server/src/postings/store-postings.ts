import { createHash } from 'node:crypto'
import { textOfBlocks } from '@sightline/applications/posting/html-blocks'
import { payOfText } from '@sightline/applications/posting/pay'
import { likeness, SAME_JOB_LIKENESS } from '@sightline/applications/posting/similarity'
import { jobKeyOf, seniorityOf } from '@sightline/applications/posting/titles'
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { BoardPosting } from '../adapters/boards/board.ts'
import type { Db } from '../platform/db/client.ts'
import type { BoardRow } from './boards.ts'
import { type EncodeLater, encodeAllLater } from './requirement-meanings.ts'
import { postings } from './table.ts'

type NewRow = typeof postings.$inferInsert
type Stored = Awaited<ReturnType<typeof readStored>>[number]

interface Read {
  postings: BoardPosting[]
  /** Postings that are on the board and could not be read: they stay as they are. */
  unreadIds: string[]
  /** Whether the postings that are not among them have gone. */
  isWhole: boolean
}

/**
 * Stores what was read of a board: new postings, changed ones, those that have gone, and those that
 * are posted again. Runs in the caller's transaction, so that a list is stored whole or not at all.
 * What they ask is queued to be encoded.
 * @returns whether anything is new
 */
export async function storePostings(
  tx: Db,
  encodeLater: EncodeLater,
  board: BoardRow,
  read: Read,
  now: Date,
): Promise<boolean> {
  // Two servers that read postings of one board take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${board.id}, 0))`)
  const stored = new Map((await readStored(tx, board.id)).map((row) => [row.externalId, row]))
  const closedCount = read.isWhole ? await closeMissing(tx, board.id, read, now) : 0
  const found: NewRow[] = []
  const withNewText: string[] = []
  let changedCount = 0
  for (const posting of read.postings) {
    const row = rowOf(posting, board, now)
    const known = stored.get(posting.externalId)
    if (!known) {
      found.push(row)
      if (row.blocks) withNewText.push(row.id)
      continue
    }
    const { isTextNew, isChanged } = await update(tx, known, row, now)
    if (isTextNew) withNewText.push(known.id)
    if (isTextNew || isChanged) changedCount++
  }
  for (let at = 0; at < found.length; at += ROWS_AT_ONCE)
    await insert(tx, found.slice(at, at + ROWS_AT_ONCE))
  await encodeAllLater(tx, encodeLater, withNewText)
  await leadTwinsOfClosed(tx, board.id)
  return found.length + changedCount + closedCount > 0
}

const ROWS_AT_ONCE = 100

const readStored = (tx: Db, boardId: string) =>
  tx
    .select({
      id: postings.id,
      externalId: postings.externalId,
      title: postings.title,
      places: postings.places,
      workplace: postings.workplace,
      pay: postings.pay,
      textHash: postings.textHash,
      hasText: sql<boolean>`${postings.blocks} is not null`,
      closedAt: postings.closedAt,
    })
    .from(postings)
    .where(eq(postings.boardId, boardId))

async function closeMissing(tx: Db, boardId: string, read: Read, now: Date): Promise<number> {
  const open = [...read.unreadIds, ...read.postings.map(({ externalId }) => externalId)]
  const closed = await tx
    .update(postings)
    .set({ closedAt: now })
    .where(
      and(
        eq(postings.boardId, boardId),
        isNull(postings.closedAt),
        open.length > 0 ? notInArray(postings.externalId, open) : undefined,
      ),
    )
    .returning({ id: postings.id })
  return closed.length
}

/** Updates a posting that is on its board. */
async function update(tx: Db, known: Stored, row: NewRow, now: Date) {
  const isTextNew = row.blocks !== null && row.textHash !== known.textHash
  const isChanged =
    row.title !== known.title ||
    row.workplace !== known.workplace ||
    JSON.stringify(row.places) !== JSON.stringify(known.places) ||
    (isTextNew && known.hasText) ||
    known.closedAt !== null
  const { id: _, boardId: __, foundAt: ___, datedAt: ____, ...values } = row
  const { blocks, textHash, pay, ...head } = values
  await tx
    .update(postings)
    .set({
      ...head,
      ...(blocks !== null && { blocks, textHash, pay }),
      closedAt: null,
      ...(isChanged && { changedAt: now, searchedAt: null }),
    })
    .where(eq(postings.id, known.id))
  return { isTextNew, isChanged }
}

async function insert(tx: Db, rows: NewRow[]) {
  const earlier = await findEarlier(tx, rows)
  const linked = rows.map((row) => ({ ...row, ...linkOf(row, earlier) }))
  await tx.insert(postings).values(linked)
}

const findEarlier = (tx: Db, rows: NewRow[]) =>
  tx
    .select({
      id: postings.id,
      boardId: postings.boardId,
      jobKey: postings.jobKey,
      blocks: postings.blocks,
      closedAt: postings.closedAt,
    })
    .from(postings)
    .where(
      and(
        inArray(
          postings.jobKey,
          rows.map(({ jobKey }) => jobKey),
        ),
        isNotNull(postings.boardId),
        isNotNull(postings.blocks),
        isNull(postings.sameAs),
      ),
    )
    .orderBy(desc(postings.foundAt), desc(postings.id))

/**
 * What a new posting is to an earlier one of the same company, title and text. One that has gone is
 * posted again; an open one on another board is the same. Two open ones of one board are two jobs,
 * as for two places.
 */
function linkOf(row: NewRow, earlier: Awaited<ReturnType<typeof findEarlier>>) {
  const text = textOfBlocks(row.blocks ?? [])
  const twins = earlier.filter(
    ({ jobKey, blocks }) =>
      jobKey === row.jobKey && likeness(text, textOfBlocks(blocks ?? [])) >= SAME_JOB_LIKENESS,
  )
  const other = twins.find(({ boardId, closedAt }) => !closedAt && boardId !== row.boardId)
  if (other) return { sameAs: other.id }
  const gone = twins.find(({ closedAt }) => closedAt)
  return gone ? { repostedOf: gone.id } : {}
}

/** A posting stands in place of its twin on another board once that one has gone. */
const leadTwinsOfClosed = (tx: Db, boardId: string) =>
  tx.execute(sql`
    update postings set same_as = null from postings as lead
    where lead.id = postings.same_as and lead.board_id = ${boardId}
      and lead.closed_at is not null and postings.closed_at is null`)

/** SHA-256 of a text in hex. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function rowOf(posting: BoardPosting, board: BoardRow, now: Date): NewRow {
  const { externalId, title, url, applyUrl, places, workplace, blocks } = posting
  const company = posting.company || board.company
  const text = textOfBlocks(blocks ?? [])
  const publishedAt = posting.publishedAt && posting.publishedAt < now ? posting.publishedAt : null
  return {
    id: crypto.randomUUID(),
    boardId: board.id,
    externalId,
    url,
    applyUrl,
    company,
    title,
    jobKey: jobKeyOf(company, title),
    places,
    workplace,
    seniority: seniorityOf(title),
    blocks,
    textHash: hashOf(text),
    pay: posting.pay ?? payOfText(text),
    publishedAt,
    foundAt: now,
    datedAt: publishedAt ?? now,
    readAt: now,
  }
}
