import { foldInterview } from '@sightline/coach/interview/fold'
import { type LeadIn, OWN_WORDS } from '@sightline/coach/interview/state'
import { owedReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type {
  CandidateSpokenQuestion,
  InterviewDetail,
} from '@sightline/contracts/interviews/interviews'
import type { InterviewPage } from '@sightline/contracts/interviews/lists'
import { candidateView } from '@sightline/question-bank/candidate-view'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { isOnPageAfter, pageOf } from '../platform/db/page.ts'
import { interviews } from '../session-log/public.ts'
import type { InterviewDeps } from './deps.ts'
import { interviewLog, readDecisiveEvents, readEventsAfter } from './event-log.ts'
import {
  asMockInterview,
  type MockInterviewRow,
  type OwnedId,
  requireOwnedInterview,
} from './owned-interview.ts'
import { interviewContexts } from './table.ts'
import { bankOf, writingState } from './written/written-question.ts'

/** The interview as clients see it. */
export const asInterview = ({ ownerId: _, bytes: __, ...row }: MockInterviewRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/**
 * A page of the owner's mock interviews, newest first: at most `limit`, following the interview
 * with the id `after`.
 */
export async function listInterviews(
  { db }: InterviewDeps,
  { ownerId, after, limit }: { ownerId: string; after: string | undefined; limit: number },
): Promise<InterviewPage> {
  const isOwned = and(eq(interviews.ownerId, ownerId), eq(interviews.mode, 'mock'))
  const rows = await db
    .select()
    .from(interviews)
    .where(isOnPageAfter(interviews, isOwned, after))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(limit + 1)
  const { items, next } = pageOf(rows, limit)
  return { items: items.map((row) => asInterview(asMockInterview(row))), next }
}

/**
 * The background that an interview may use; null if none was chosen. The caller must have checked
 * the interview's owner.
 */
export async function readInterviewContext(
  db: Db,
  interviewId: string,
): Promise<InterviewContext | null> {
  const [row] = await db
    .select()
    .from(interviewContexts)
    .where(eq(interviewContexts.interviewId, interviewId))
  return row
    ? { resume: row.resume, jobDescription: row.jobDescription, stories: row.stories }
    : null
}

/**
 * Everything a page needs to show an interview, without questions not asked yet, hints not asked
 * for and hidden tests.
 */
export async function readInterview(deps: InterviewDeps, owned: OwnedId): Promise<InterviewDetail> {
  const { db, clock, hasModels = false, replyHooks } = deps
  const row = await requireOwnedInterview(db, owned)
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  const bank = await bankOf(deps, owned.id, interview)
  const asked = interview.questions
  const isCoding = row.round === 'coding'
  const questions = asked.flatMap(({ question, hintsAsked }) => {
    const found = isCoding && bank.get(question)
    return found ? [candidateView(found, hintsAsked)] : []
  })
  const spokenQuestions = asked.flatMap(({ question }) => {
    const found = !isCoding && bank.spoken.get(question)
    return found ? [withOwnWords(found, interview.leadIns[question])] : []
  })
  const isOwed = owedReply(interview, { bank, seen: [], newId: () => '' }) !== null
  const isReplyOwed = isOwed || ((await replyHooks?.isReplyInProgress(db, owned.id)) ?? false)
  const now = clock().toISOString()
  const context = await readInterviewContext(db, owned.id)
  const isFittingOwed =
    hasModels &&
    row.state === 'planned' &&
    context?.jobDescription != null &&
    !interview.fitting?.isOver
  const log = {
    ...(await readEventsAfter(db, owned.id, 0)),
    ...(await interviewLog.nearlyFull(db, owned)),
  }
  const shown = { interview: asInterview(row), hasModels, ...log, questions, spokenQuestions, now }
  const writing = hasModels && row.state === 'planned' ? writingState(interview, context) : null
  return { ...shown, isReplyOwed, isFittingOwed, writing, context }
}

/** A question of a live session is asked in the words in which it was asked there. */
const withOwnWords = (
  question: CandidateSpokenQuestion,
  leadIn: LeadIn | undefined,
): CandidateSpokenQuestion =>
  leadIn?.author === OWN_WORDS ? { ...question, statement: leadIn.text } : question
