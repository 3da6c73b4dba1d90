import { foldInterview } from '@sightline/coach/interview/fold'
import { beforeCutShort, owedReplies, type Reply } from '@sightline/coach/interview/next-event'
import type { Interview } from '@sightline/coach/interview/state'
import type { InterviewContext } from '@sightline/contracts/context'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { ReplyKind } from '@sightline/contracts/replies'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import {
  interviewContexts,
  interviews,
  type Mine,
  missing,
  type Parts,
  readDecisiveEvents,
  readLatestCode,
} from '../interviews/public.ts'
import type { Asked } from './prompt-parts.ts'
import { kindOf, replyPrompt } from './prompts.ts'
import { becomeEvent } from './run.ts'
import { interviewReplies } from './table.ts'

/** A server at work says so every half second; one that did not for so long is gone. */
export const isAbandoned = sql<boolean>`${interviewReplies.beatAt} < now() - interval '5 seconds'`
const isUnderWay = (interviewId: string) =>
  and(eq(interviewReplies.interviewId, interviewId), isNull(interviewReplies.outcome))

/** One that is under way, one to begin, or null when nothing is owed. */
export type Claim =
  | { kind: 'join'; id: string; replyKind: ReplyKind }
  | { kind: 'begin'; id: string; reply: Reply; prompt: ReturnType<typeof replyPrompt> }
  | null

/**
 * Finds the reply that is under way, or takes on the one that is owed: one server for each, however many ask at once. What a server left
 * unfinished is ended first with what came of it. @throws AppError('not_found')
 */
export async function claimReply(parts: Parts, mine: Mine, isAgain: boolean): Promise<Claim> {
  const { db, bank, clock } = parts
  const claim = await db.transaction(async (tx): Promise<Claim | 'abandoned'> => {
    await lock(tx, mine)
    const { id: underWayId, kind } = interviewReplies
    const [underWay] = await tx
      .select({ id: underWayId, kind, isAbandoned })
      .from(interviewReplies)
      .where(isUnderWay(mine.id))
    if (underWay?.isAbandoned) return 'abandoned'
    if (underWay) return { kind: 'join', id: underWay.id, replyKind: underWay.kind }
    const events = await readDecisiveEvents(tx, mine.id)
    const now = foldInterview(events)
    const interview = isAgain ? beforeCutShort(now) : now
    const [reply] = interview ? owedBy(parts, interview) : []
    if (!interview || !reply) return null
    const present = interview.questions.at(-1)?.question ?? ''
    const asked: Asked = {
      reply,
      interview,
      events: reply.type === 'hint-given' ? await withLatestCode(tx, mine.id, events, reply.question) : events,
      question: bank.get(present) ?? bank.spoken.get(present) ?? null,
      context: await readContext(tx, mine.id),
    }
    const prompt = replyPrompt(asked)
    const id = crypto.randomUUID()
    await tx.insert(interviewReplies).values({ id, interviewId: mine.id, kind: prompt.kind, startedAt: clock() })
    return { kind: 'begin', id, reply, prompt }
  })
  if (claim !== 'abandoned') return claim
  await endAbandoned(parts, mine)
  return claimReply(parts, mine, isAgain)
}

/** Requests about one interview take their turn. */
async function lock(tx: Db, { id, ownerId }: Mine) {
  const isMine = and(eq(interviews.id, id), eq(interviews.ownerId, ownerId))
  const [row] = await tx.select({ id: interviews.id }).from(interviews).where(isMine).for('update')
  if (!row) throw missing()
}

const owedBy = ({ bank }: Parts, interview: Interview) =>
  owedReplies(interview, { bank, met: [], newId: () => crypto.randomUUID() })

/** A hint is to the code as it stands, and the decisive events lack that. */
async function withLatestCode(tx: Db, interviewId: string, events: InterviewEvent[], question: string) {
  return [...events, ...(await readLatestCode(tx, interviewId, question))].sort((a, b) => a.seq - b.seq)
}

async function endAbandoned(parts: Parts, mine: Mine) {
  const { db } = parts
  const [row] = await db
    .select()
    .from(interviewReplies)
    .where(and(isUnderWay(mine.id), isAbandoned))
  if (!row) return
  const interview = foldInterview(await readDecisiveEvents(db, mine.id))
  // Nothing is owed where its event was stored and the server went away just then.
  const reply = owedBy(parts, interview).find((one) => kindOf(one) === row.kind)
  if (reply) await becomeEvent(parts, mine, { ...reply, id: row.id }, { ...row, isCutShort: true })
  const outcome = row.text === '' ? ('silent' as const) : ('interrupted' as const)
  const totalMs = sql`greatest(${interviewReplies.firstWordsMs}, 0)`
  await db
    .update(interviewReplies)
    .set({ outcome, totalMs })
    .where(and(eq(interviewReplies.id, row.id), isNull(interviewReplies.outcome)))
}

async function readContext(tx: Db, interviewId: string): Promise<InterviewContext | null> {
  const [row] = await tx.select().from(interviewContexts).where(eq(interviewContexts.interviewId, interviewId))
  if (!row) return null
  const { resume, jobDescription, stories } = row
  return { resume, jobDescription, stories }
}
