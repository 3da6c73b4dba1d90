import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { withoutSuperseded } from '@sightline/coach/interview/superseded'
import { owedReply } from '@sightline/coach/interviewer/next-event'
import { planInterview } from '@sightline/coach/interviewer/plan-interview'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import type { InterviewContext } from '@sightline/contracts/context'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import type { InterviewDetail, InterviewPage, NewInterview } from '@sightline/contracts/interviews'
import { candidateView } from '@sightline/question-bank/candidate-view'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { chooseContext } from '../context/public.ts'
import type { Ledger } from '../credits/public.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { insertEvents, readEvents } from './event-log.ts'
import type { QuestionBank } from './question-bank.ts'
import { interviewContexts, interviewEvents, interviews } from './table.ts'

export interface InterviewDeps {
  db: Db
  bank: QuestionBank
  clock: Clock
  ledger: Ledger
  /** True when models word the coach's replies, which are then streamed. */
  hasModels?: boolean
  /** Set when models word the replies. */
  replyHooks?: ReplyHooks
}
/** Access to coach replies that models are writing. */
interface ReplyHooks {
  /** True while a coach reply of this interview is being written. */
  isReplyInProgress(db: Db, interviewId: string): Promise<boolean>
  /**
   * Ends a reply in progress because the candidate goes on without the rest. Returns the event with the words so far,
   * to be appended before the candidate's own; null when there is none.
   */
  endOvertakenReply(tx: Db, snapshot: InterviewSnapshot): Promise<NewEvent | null>
}
/** The state of an interview after the given events. */
export interface InterviewSnapshot {
  id: string
  interview: Interview
  events: InterviewEvent[]
}
/** An interview id with the user who asks for the interview. Queries match on both. */
export interface OwnedInterviewId {
  id: string
  ownerId: string
}

export const notFound = () => new AppError('not_found', 'There is no such interview.')

/** Malformed ids get the same 404 as unknown ones. @throws AppError('not_found') */
export function parseOwnedInterviewId(id: string, ownerId: string): OwnedInterviewId {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return { id, ownerId }
}

/** Query condition: the interview exists and belongs to this owner. Another user's interview therefore gets a 404. */
export const isOwnedInterview = ({ id, ownerId }: OwnedInterviewId) =>
  and(eq(interviews.id, id), eq(interviews.ownerId, ownerId))

type Row = typeof interviews.$inferSelect
const asInterview = ({ ownerId: _, ...row }: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** A page of the owner's interviews, newest first: at most `limit`, following the interview with the id `after`. */
export async function listInterviews(
  { db }: InterviewDeps,
  { ownerId, after, limit }: { ownerId: string; after: string | undefined; limit: number },
): Promise<InterviewPage> {
  const isOwned = eq(interviews.ownerId, ownerId)
  const rows = await db
    .select()
    .from(interviews)
    .where(after === undefined ? isOwned : and(isOwned, isBefore(after, isOwned)))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(asInterview)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

const isBefore = (after: string, isOwned: SQL) => sql`(${interviews.createdAt}, ${interviews.id}) < (
  select ${interviews.createdAt}, ${interviews.id} from ${interviews} where ${interviews.id} = ${after} and ${isOwned})`

/**
 * The ledger key of an interview's credit. Includes the creation time, so that reusing a deleted interview's id costs a
 * credit again.
 */
export const spendKey = ({ id, createdAt }: Pick<Row, 'id' | 'createdAt'>) =>
  `interview:${id}:${createdAt.toISOString()}`

/**
 * Plans and creates an interview and spends the free trial or a credit, in one transaction. A repeated id returns the
 * interview that the first request created and spends nothing.
 * @throws AppError('no_credits')
 */
export async function createInterview(deps: InterviewDeps, ownerId: string, requested: NewInterview) {
  const { db, bank, clock, ledger } = deps
  const pool = ROUND_STRATEGIES[requested.round].pool(bank)
  if (requested.question !== undefined && !pool.has(requested.question))
    throw new AppError('validation_failed', 'There is no such question.', { field: 'question' })
  const id = requested.id ?? crypto.randomUUID()
  return db.transaction(async (tx) => {
    const plan = planInterview(pool.values(), requested, await seenQuestions(tx, ownerId))
    const { topic, difficulty } = singleRow(plan.questions)
    const { mode, round, length } = requested
    const language = requested.round === 'coding' ? requested.language : null
    const now = clock()
    const about = { mode, round, topic, difficulty, language, length }
    const row = { id, ownerId, ...about, state: 'planned' as const, createdAt: now }
    const [created] = await tx.insert(interviews).values(row).onConflictDoNothing().returning()
    if (!created) return asInterview(await requireOwnedInterview(tx, { id, ownerId }))
    const context = await chooseContext(tx, ownerId, requested.context)
    if (context) await tx.insert(interviewContexts).values({ interviewId: id, ...context })
    await ledger.spendTrialOrCredit(tx, { userId: ownerId, key: spendKey(created) })
    await notify(tx, ownerId, 'credits')
    await notify(tx, ownerId, 'interviews')
    const chosen = { topic: requested.topic, difficulty: requested.difficulty, question: requested.question }
    const planned = { id: crypto.randomUUID(), version: EVENT_VERSION, type: 'planned' as const, plan, wish: chosen }
    await insertEvents(tx, id, [{ ...planned, seq: 1, at: now.toISOString() }])
    return asInterview(created)
  })
}

/** The slugs of the questions that the owner has been asked, oldest first. */
export async function seenQuestions(tx: Db, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ question: sql<string>`${interviewEvents.body}->>'question'` })
    .from(interviewEvents)
    .innerJoin(interviews, eq(interviews.id, interviewEvents.interviewId))
    .where(and(eq(interviews.ownerId, ownerId), eq(interviewEvents.type, 'question-asked')))
    .orderBy(asc(interviewEvents.at))
  return rows.map(({ question }) => question)
}

export async function requireOwnedInterview(db: Db, owned: OwnedInterviewId): Promise<Row> {
  const [row] = await db.select().from(interviews).where(isOwnedInterview(owned))
  if (!row) throw notFound()
  return row
}

/**
 * The background that an interview may use; null if none was chosen. The caller must have checked the interview's
 * owner.
 */
export async function readInterviewContext(db: Db, interviewId: string): Promise<InterviewContext | null> {
  const [row] = await db.select().from(interviewContexts).where(eq(interviewContexts.interviewId, interviewId))
  return row ? { resume: row.resume, jobDescription: row.jobDescription, stories: row.stories } : null
}

/**
 * Everything a page needs to show an interview, without questions not asked yet, hints not asked for and hidden tests.
 */
export async function readInterview(
  { db, bank, clock, hasModels = false, replyHooks }: InterviewDeps,
  owned: OwnedInterviewId,
): Promise<InterviewDetail> {
  const row = await requireOwnedInterview(db, owned)
  const events = withoutSuperseded(await readEvents(db, owned.id))
  const interview = foldInterview(events)
  const asked = interview.questions
  const isCoding = row.round === 'coding'
  const questions = asked.flatMap(({ question, hintsAsked }) => {
    const found = isCoding && bank.get(question)
    return found ? [candidateView(found, hintsAsked)] : []
  })
  const spokenQuestions = asked.flatMap(({ question }) => {
    const found = !isCoding && bank.spoken.get(question)
    return found ? [found] : []
  })
  const isOwed = owedReply(interview, { bank, seen: [], newId: () => '' }) !== null
  const isReplyOwed = isOwed || ((await replyHooks?.isReplyInProgress(db, owned.id)) ?? false)
  const now = clock().toISOString()
  const context = await readInterviewContext(db, owned.id)
  const isFittingOwed =
    hasModels && row.state === 'planned' && context?.jobDescription != null && !interview.fitting?.isOver
  const shown = { interview: asInterview(row), hasModels, events, questions, spokenQuestions, now }
  return { ...shown, isReplyOwed, isFittingOwed, context }
}
