import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { PlannedQuestion, WritingRefusal } from '@sightline/contracts/interviews/events'
import { eq } from 'drizzle-orm'
import {
  appendIfAccepted,
  type InterviewDeps,
  type OwnedId,
  readDecisiveEvents,
  readInterviewContext,
  type WrittenQuestion,
  writingState,
  writtenQuestions,
  writtenSlug,
} from '../interviews/public.ts'
import { type ModelPool, requestStructured } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { writingPrompt } from './prompt.ts'
import { draftOf, Proposal } from './proposal.ts'
import { runReference } from './run-reference.ts'
import { verify } from './verify.ts'

interface WritingDeps {
  deps: InterviewDeps
  modelPool: ModelPool
}

/** A model gets a second try when its question cannot be used. */
const ATTEMPTS = 2
/** For all models and tries together. A question with its tests is some thousand tokens. */
const WRITE_WITHIN_MS = 150 * SECOND_MS
/** A server that began to write this long ago and has not finished is dead. */
const ABANDONED_AFTER_MS = WRITE_WITHIN_MS + 30 * SECOND_MS

/**
 * Has a model write a question for the job description of an interview that is the owner's, once,
 * in place of the first planned one, and stores the result as an event. Does nothing where none is
 * offered. False while another server is writing it.
 */
export async function writeQuestion(
  { deps, modelPool }: WritingDeps,
  owned: OwnedId,
  abort: AbortSignal,
): Promise<boolean> {
  const { db, clock } = deps
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  const context = await readInterviewContext(db, owned.id)
  const [instead, job] = [interview.plan?.questions[0], context?.jobDescription]
  const state = interview.state === 'planned' ? writingState(interview, context) : null
  if (state === null || !instead || !job || modelPool.models.length === 0) return true
  if (state === 'begun') {
    const isAbandoned =
      clock().getTime() - Date.parse(interview.writing?.begunAt ?? '') > ABANDONED_AFTER_MS
    if (isAbandoned)
      await appendIfAccepted(deps, owned, {
        type: 'question-written',
        written: null,
        refusal: 'no-answer',
      })
    return isAbandoned
  }
  // Of two servers, one can append this event.
  if (!(await appendIfAccepted(deps, owned, { type: 'writing-begun' }))) return false
  const { repeat: _, kind: __, ...about } = instead
  const planned = { ...about, slug: writtenSlug(owned.id) }
  const signal = AbortSignal.any([abort, AbortSignal.timeout(WRITE_WITHIN_MS)])
  const result = await requestQuestion(modelPool, { interviewId: owned.id, planned, job, signal })
  await store(deps, owned, { instead: instead.slug, planned }, result)
  return true
}

type Request = {
  interviewId: string
  planned: PlannedQuestion
  job: NonNullable<InterviewContext['jobDescription']>
  signal: AbortSignal
}
type Written = { question: WrittenQuestion; by: string } | { refusal: WritingRefusal }

async function requestQuestion(modelPool: ModelPool, request: Request): Promise<Written> {
  let failed: Fault = { refusal: 'no-answer', fault: null }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await tryQuestion(modelPool, request, failed.fault)
    if (result === null) break
    if ('question' in result) return result
    failed = result
  }
  return { refusal: failed.refusal }
}

/** Why a question cannot be used, for the candidate and for the model. */
type Fault = { refusal: WritingRefusal; fault: string | null }

const UNUSABLE: Fault = {
  refusal: 'unusable',
  fault: 'a part of it did not have the form that was asked for.',
}

/** Null when no model answers. `fault` is that of the question that was written before. */
async function tryQuestion(
  modelPool: ModelPool,
  { interviewId, planned, job, signal }: Request,
  fault: string | null,
): Promise<{ question: WrittenQuestion; by: string } | Fault | null> {
  const prompt = writingPrompt({ planned, job, fault })
  const request = {
    interviewId,
    purpose: 'writing' as const,
    prompt,
    signal,
    limitMs: WRITE_WITHIN_MS / ATTEMPTS,
  }
  const answer = await requestStructured(modelPool, request, Proposal)
  if (!answer) return null
  const draft = draftOf(answer.value, prompt.instructions)
  if (!draft) return UNUSABLE
  const calls = [...draft.examples, ...draft.tests].map(({ args }) => args)
  const task = { signature: draft.signature, code: draft.reference, calls }
  const first = await runReference(task, signal)
  // Twice, because a result that changes is no result.
  const runs = first.some((result) => result !== null)
    ? [first, await runReference(task, signal)]
    : [first]
  const verified = verify(draft, runs, planned)
  return 'question' in verified ? { question: verified.question, by: answer.by } : verified
}

/**
 * Stores the question and says so in an event; the question is not kept when the interview has
 * begun meanwhile.
 */
async function store(
  deps: InterviewDeps,
  owned: OwnedId,
  { instead, planned }: { instead: string; planned: PlannedQuestion },
  result: Written,
): Promise<void> {
  if ('refusal' in result) {
    await appendIfAccepted(deps, owned, {
      type: 'question-written',
      written: null,
      refusal: result.refusal,
    })
    return
  }
  const { question, by } = result
  await deps.db
    .insert(writtenQuestions)
    .values({ interviewId: owned.id, question })
    .onConflictDoNothing()
  const written = { instead, planned: { ...planned, writtenBy: by } }
  if (!(await appendIfAccepted(deps, owned, { type: 'question-written', written, refusal: null })))
    await deps.db.delete(writtenQuestions).where(eq(writtenQuestions.interviewId, owned.id))
}
