import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { ReplyKind } from '@sightline/contracts/replies'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Mine, type Parts, placeOf, readDecisiveEvents, readLatestCode } from '../interviews/public.ts'
import { type Db, isUniqueViolation } from '../platform/db/client.ts'
import { firstPendingReply, type PendingReply, pendingReplies } from './pending-reply.ts'
import type { PromptInput } from './prompt-parts.ts'
import { kindOf, replyPrompt } from './prompts.ts'
import { isAbandoned, isUnderWay, type ReadReplyContext } from './reply-context.ts'
import { becomeEvent } from './reply-event.ts'
import { interviewReplies } from './table.ts'
import type { Task } from './write-reply.ts'

/** Somebody else was faster; once more shows who. */
const TRIES = 3

/** One that is under way, one to begin or to go on with, or null when there is none. */
export type Claim = { kind: 'join'; id: string; replyKind: ReplyKind } | { kind: 'begin'; task: Task } | null

/**
 * Finds the reply that is under way, or takes on the one that is owed, from the start or from where its readers left it: one server for
 * each, however many ask at once. What a server left unfinished is ended first with what came of it. @throws AppError('not_found')
 */
export async function claimReply(setting: Setting, mine: Mine, isAgain: boolean): Promise<Claim> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const claim = await tryToClaim(setting, mine, isAgain)
    if (claim !== 'changed') return claim
  }
  return null
}

interface Setting {
  parts: Parts
  readGround: ReadReplyContext
}

async function tryToClaim({ parts, readGround }: Setting, mine: Mine, isAgain: boolean): Promise<Claim | 'changed'> {
  const { db, bank, clock } = parts
  const { underWay, events, context, tokensUsed } = await readGround(mine)
  if (underWay?.isAbandoned) {
    await endAbandoned(parts, mine)
    return 'changed'
  }
  if (underWay) return { kind: 'join', id: underWay.id, replyKind: underWay.kind }
  const awaited = firstPendingReply(bank, { id: mine.id, interview: foldInterview(events), events })
  if (!awaited) return null
  const { id, reply, isAnew } = awaited
  const told = reply.type === 'hint-given' ? await withLatestCode(db, mine.id, events, reply.question) : events
  const prompt = replyPrompt(asked(parts, awaited, { events: told, context }))
  const begin = () => store(db, { id, interviewId: mine.id, kind: prompt.kind, startedAt: clock() }, isAnew && !isAgain)
  const row = await begin().catch((error) => {
    if (isUniqueViolation(error)) return undefined
    throw error
  })
  if (!row) return isAnew && !isAgain ? null : 'changed'
  const soFar = row.text === '' ? null : row
  return { kind: 'begin', task: { id, mine, place: placeOf(events), reply, prompt, soFar, tokensUsed } }
}

function asked(
  { bank }: Parts,
  { reply, interview }: PendingReply,
  told: Pick<PromptInput, 'events' | 'context'>,
): PromptInput {
  const present = interview.questions.at(-1)?.question ?? ''
  return { ...told, reply, interview, question: bank.get(present) ?? bank.spoken.get(present) ?? null }
}

/** A hint is to the code as it stands, and the decisive events lack that. */
async function withLatestCode(db: Db, interviewId: string, events: InterviewEvent[], question: string) {
  return [...events, ...(await readLatestCode(db, interviewId, question))].sort((a, b) => a.seq - b.seq)
}

type NewRow = typeof interviewReplies.$inferInsert

/**
 * Stores that a reply begins here, or goes on that was left: the row as it is now, and how long it took until it was left. Undefined when
 * somebody else has it. @throws where another reply of the interview is under way
 */
async function store(db: Db, row: NewRow, isOnlyLeft: boolean) {
  const { id, text, author, hasTakenOver, firstWordsMs, startedAt, outcome } = interviewReplies
  const under = { outcome: null, totalMs: null, beatAt: sql`now()`, readAt: null, isStopAsked: false }
  const before = sql<
    number | null
  >`(select before.total_ms from ${interviewReplies} before where before.id = ${row.id})`
  const now = { text, author, hasTakenOver, firstWordsMs, totalMs: before }
  if (isOnlyLeft) {
    const isLeft = and(eq(id, row.id), eq(outcome, 'left'))
    const [left] = await db.update(interviewReplies).set(under).where(isLeft).returning(now)
    return left
  }
  const first = sql`case when ${text} = '' then excluded.started_at else ${startedAt} end`
  const [begun] = await db
    .insert(interviewReplies)
    .values(row)
    .onConflictDoUpdate({
      target: id,
      set: { ...under, startedAt: first },
      setWhere: inArray(outcome, ['left', 'silent']),
    })
    .returning(now)
  return begun
}

async function endAbandoned(parts: Parts, mine: Mine) {
  const { db, bank } = parts
  const [row] = await db
    .select()
    .from(interviewReplies)
    .where(and(eq(interviewReplies.interviewId, mine.id), isUnderWay, isAbandoned))
  if (!row) return
  const events = await readDecisiveEvents(db, mine.id)
  // Nothing is owed where its event was stored and the server went away just then.
  const all = pendingReplies(bank, { id: mine.id, interview: foldInterview(events), events })
  const reply = all.map((one) => one.reply).find((one) => kindOf(one) === row.kind)
  if (reply) await becomeEvent(parts, mine, { ...reply, id: row.id }, { ...row, isCutShort: true })
  const outcome = row.text === '' ? ('silent' as const) : ('interrupted' as const)
  const totalMs = sql`greatest(${interviewReplies.firstWordsMs}, 0)`
  await db
    .update(interviewReplies)
    .set({ outcome, totalMs })
    .where(and(eq(interviewReplies.id, row.id), isUnderWay))
}
