import { foldInterview } from '@sightline/coach/interview/fold'
import type { InterviewContext } from '@sightline/contracts/context'
import type { PlannedQuestion, WritingRefusal } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import { eq } from 'drizzle-orm'
import {
  appendEvents,
  fixedEvent,
  type InterviewDeps,
  type OwnedInterviewId,
  readDecisiveEvents,
  readInterviewContext,
  requireOwnedInterview,
  type WrittenQuestion,
  writingState,
  writtenQuestions,
  writtenSlug,
} from '../interviews/public.ts'
import { type ModelPool, requestStructured } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
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
 * Has a model write a question for the job description of an interview, once, in place of the first planned one, and
 * stores the result as an event. Does nothing where none is offered. False while another server is writing it.
 * @throws AppError('not_found')
 */
export async function writeQuestion(
  { deps, modelPool }: WritingDeps,
  owned: OwnedInterviewId,
  abort: AbortSignal,
): Promise<boolean> {
  const { db, clock } = deps
  await requireOwnedInterview(db, owned)
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  const context = await readInterviewContext(db, owned.id)
  const [instead, job] = [interview.plan?.questions[0], context?.jobDescription]
  const state = interview.state === 'planned' ? writingState(interview, context) : null
  if (state === null || !instead || !job || modelPool.models.length === 0) return true
  if (state === 'begun') {
    const isAbandoned = clock().getTime() - Date.parse(interview.writing?.begunAt ?? '') > ABANDONED_AFTER_MS
    if (isAbandoned) await append(deps, owned, { type: 'question-written', written: null, refusal: 'no-answer' })
    return isAbandoned
  }
  // Of two servers, one can append this event.
  if (!(await append(deps, owned, { type: 'writing-begun' }))) return false
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

async function requestQuestion(modelPool: ModelPool, { interviewId, planned, job, signal }: Request): Promise<Written> {
  let fault: string | null = null
  let refusal: WritingRefusal = 'no-answer'
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const prompt = writingPrompt({ planned, job, fault })
    const request = { interviewId, purpose: 'writing' as const, prompt, signal, limitMs: WRITE_WITHIN_MS / ATTEMPTS }
    const answer = await requestStructured(modelPool, request, Proposal)
    if (!answer) break
    const draft = draftOf(answer.value, prompt.instructions)
    if (!draft) {
      ;[refusal, fault] = ['unusable', 'a part of it did not have the form that was asked for.']
      continue
    }
    const calls = [...draft.examples, ...draft.tests].map(({ args }) => args)
    const task = { signature: draft.signature, code: draft.reference, calls }
    const first = await runReference(task, signal)
    // Twice, because a result that changes is no result.
    const runs = first.some((result) => result !== null) ? [first, await runReference(task, signal)] : [first]
    const verified = verify(draft, runs, planned)
    if ('question' in verified) return { question: verified.question, by: answer.by }
    ;({ refusal, fault } = verified)
  }
  return { refusal }
}

/** Stores the question and says so in an event; the question is not kept when the interview has begun meanwhile. */
async function store(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  { instead, planned }: { instead: string; planned: PlannedQuestion },
  result: Written,
): Promise<void> {
  if ('refusal' in result) {
    await append(deps, owned, { type: 'question-written', written: null, refusal: result.refusal })
    return
  }
  const { question, by } = result
  await deps.db.insert(writtenQuestions).values({ interviewId: owned.id, question }).onConflictDoNothing()
  const written = { instead, planned: { ...planned, writtenBy: by } }
  if (!(await append(deps, owned, { type: 'question-written', written, refusal: null })))
    await deps.db.delete(writtenQuestions).where(eq(writtenQuestions.interviewId, owned.id))
}

type Event<Type> = Omit<Extract<Parameters<typeof fixedEvent>[0], { type: Type }>, 'id' | 'version'>

/** False when the interview no longer accepts the event, for example because it has begun. */
async function append(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  event: Event<'writing-begun'> | Event<'question-written'>,
): Promise<boolean> {
  try {
    await appendEvents(deps, owned, [fixedEvent({ id: crypto.randomUUID(), version: EVENT_VERSION, ...event })])
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}
