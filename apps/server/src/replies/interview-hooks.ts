import { and, eq } from 'drizzle-orm'
import { bankOf, type InterviewDeps } from '../interviews/public.ts'
import { endFromOutside, isInProgress, textStreams } from '../models/public.ts'
import type { Db } from '../platform/db/client.ts'
import { pendingReplies } from './pending-reply.ts'
import { kindOf } from './prompts/prompts.ts'
import { replyEvent } from './reply-event.ts'

/**
 * What the interviews feature must know of replies in progress. The server that writes a reply
 * notices its end with the next save.
 */
export const createReplyHooks = (
  bank: InterviewDeps['bank'],
): NonNullable<InterviewDeps['replyHooks']> => ({
  async isReplyInProgress(db, interviewId) {
    return (await findInProgress(db, interviewId)) !== undefined
  },
  async endOvertakenReply(tx, snapshot) {
    const inProgress = await findInProgress(tx, snapshot.id)
    if (inProgress?.kind !== 'follow-up' && inProgress?.kind !== 'answer') return null
    const { id, kind } = inProgress
    const questions = await bankOf({ db: tx, bank }, snapshot.id, snapshot.interview)
    const pending = pendingReplies(questions, snapshot).find(({ reply }) => kindOf(reply) === kind)
    if (!pending) return null
    const words = await endFromOutside(tx, id, 'interview-went-on')
    return words ? replyEvent({ ...pending.reply, id }, { ...words, isCutShort: true }) : null
  },
})

async function findInProgress(db: Db, interviewId: string) {
  const { id, kind } = textStreams
  const [row] = await db
    .select({ id, kind })
    .from(textStreams)
    .where(and(eq(textStreams.interviewId, interviewId), isInProgress))
  return row
}
