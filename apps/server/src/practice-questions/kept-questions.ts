import {
  PRACTICE_QUESTIONS_MAX_COUNT,
  type PracticeQuestion,
  type PracticeQuestionPage,
} from '@sightline/contracts/practice-questions/practice-questions'
import { and, asc, count, desc, eq, inArray, max, ne } from 'drizzle-orm'
import { z } from 'zod'
import { requireRoom } from '../auth/public.ts'
import type { OwnedId } from '../interviews/public.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { isOnPageAfter, pageOf } from '../platform/db/page.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { interviews } from '../session-log/public.ts'
import { hashText, isKeptText } from './kept-text.ts'
import { type AskedQuestion, type Deps, practicePlan } from './practise.ts'
import { practiceInterviews, practiceQuestions } from './table.ts'

const PAGE_SIZE = 20
const ROOM = { count: PRACTICE_QUESTIONS_MAX_COUNT, of: 'questions to practise' }

type Row = typeof practiceQuestions.$inferSelect

const notFound = () => new AppError('not_found', 'This question is not in your list any more.')

/**
 * Query condition: the question exists and belongs to this owner. @throws AppError('not_found') for
 * malformed ids
 */
function isOwnedQuestion(ownerId: string, id: string) {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return and(eq(practiceQuestions.id, id), eq(practiceQuestions.ownerId, ownerId))
}

/**
 * Keeps a question of the owner's live session, or returns it if its text is kept already.
 * @throws AppError('not_found') if the session is gone, AppError('unfit_question') for a question
 * that no mock interview can ask, and AppError('no_room') when the owner has no room
 */
export async function keepQuestion(
  { db, bank, clock }: Deps,
  session: OwnedId,
  question: AskedQuestion,
): Promise<PracticeQuestion> {
  const { request } = await practicePlan(bank, question)
  const { ownerId } = session
  const row = await db.transaction(async (tx) => {
    // The session before the user's row, which is the order in which an account is deleted.
    const isSession = and(eq(interviews.id, session.id), eq(interviews.ownerId, ownerId))
    const [found] = await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(isSession)
      .for('key share')
    if (!found) throw new AppError('not_found', 'There is no such session.')
    const kept = () => tx.select().from(practiceQuestions).where(isKeptText(ownerId, question.text))
    const [known] = await kept()
    if (known) return known
    await requireRoom(tx, practiceQuestions, ownerId, ROOM)
    await tx
      .insert(practiceQuestions)
      .values({
        id: crypto.randomUUID(),
        ownerId,
        round: request.round,
        language: question.language,
        text: question.text,
        textHash: hashText(question.text),
        sessionId: session.id,
        createdAt: clock(),
      })
      .onConflictDoNothing()
    await notify(tx, ownerId, 'interviews')
    return singleRow(await kept())
  })
  return singleRow(await present(db, [row]))
}

/** The owner's question. @throws AppError('not_found') */
export async function requireOwnedQuestion(db: Db, ownerId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(practiceQuestions).where(isOwnedQuestion(ownerId, id))
  if (!row) throw notFound()
  return row
}

/** A page of the owner's questions, newest first, following the question with the id `after`. */
export async function listQuestions(
  db: Db,
  ownerId: string,
  after: string | undefined,
): Promise<PracticeQuestionPage> {
  const isOwned = eq(practiceQuestions.ownerId, ownerId)
  const { createdAt, id } = practiceQuestions
  const rows = await db
    .select()
    .from(practiceQuestions)
    .where(isOnPageAfter(practiceQuestions, isOwned, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  const { items, next } = pageOf(rows, PAGE_SIZE)
  return { items: await present(db, items), next }
}

/**
 * Removes a question from the owner's list. The interviews that asked it stay. @throws
 * AppError('not_found')
 */
export async function removeQuestion(db: Db, ownerId: string, id: string): Promise<void> {
  const removed = await db
    .delete(practiceQuestions)
    .where(isOwnedQuestion(ownerId, id))
    .returning({ id: practiceQuestions.id })
  if (removed.length === 0) throw notFound()
  await notify(db, ownerId, 'interviews')
}

/** Those of the questions whose text the owner has kept. */
export async function keptAmong<Question extends { text: string }>(
  db: Db,
  ownerId: string,
  questions: Question[],
): Promise<Question[]> {
  const hashed = questions.map((question) => ({ question, hash: hashText(question.text) }))
  const isAmong = inArray(
    practiceQuestions.textHash,
    hashed.map(({ hash }) => hash),
  )
  const rows = await db
    .select({ hash: practiceQuestions.textHash })
    .from(practiceQuestions)
    .where(and(eq(practiceQuestions.ownerId, ownerId), isAmong))
  const kept = new Set(rows.map(({ hash }) => hash))
  return hashed.flatMap(({ question, hash }) => (kept.has(hash) ? [question] : []))
}

/** All questions that an owner has kept, with the interviews that asked them, oldest first. */
export async function exportPracticeQuestions(db: Db, ownerId: string) {
  const { ownerId: owner, createdAt, id } = practiceQuestions
  const rows = await db
    .select()
    .from(practiceQuestions)
    .where(eq(owner, ownerId))
    .orderBy(asc(createdAt), asc(id))
  const asked = await db
    .select({
      questionId: practiceInterviews.questionId,
      interviewId: practiceInterviews.interviewId,
    })
    .from(practiceInterviews)
    .innerJoin(practiceQuestions, eq(practiceQuestions.id, practiceInterviews.questionId))
    .where(eq(owner, ownerId))
  return rows.map(({ ownerId: _, textHash: __, ...question }) => ({
    ...question,
    interviews: asked
      .filter(({ questionId }) => questionId === question.id)
      .map(({ interviewId }) => interviewId),
  }))
}

/** Questions as sent to their owner. An interview counts as practice once it has begun. */
async function present(db: Db, rows: Row[]): Promise<PracticeQuestion[]> {
  const isOfRows = inArray(
    practiceInterviews.questionId,
    rows.map(({ id }) => id),
  )
  const practised = await db
    .select({
      questionId: practiceInterviews.questionId,
      count: count(),
      lastAt: max(interviews.createdAt),
    })
    .from(practiceInterviews)
    .innerJoin(interviews, eq(interviews.id, practiceInterviews.interviewId))
    .where(and(isOfRows, ne(interviews.state, 'planned')))
    .groupBy(practiceInterviews.questionId)
  const byId = new Map(practised.map((practice) => [practice.questionId, practice]))
  return rows.map(({ id, round, text, sessionId, createdAt }) => ({
    id,
    round,
    text,
    session: sessionId,
    createdAt: createdAt.toISOString(),
    practisedCount: byId.get(id)?.count ?? 0,
    lastPractisedAt: byId.get(id)?.lastAt?.toISOString() ?? null,
  }))
}
