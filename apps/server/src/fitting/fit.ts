import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { alternativesTo } from '@sightline/coach/interviewer/alternatives'
import { createSeenIndex } from '@sightline/coach/interviewer/seen-questions'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import {
  appendIfAccepted,
  type EventContent,
  type InterviewDeps,
  type OwnedId,
  readDecisiveEvents,
  readInterviewContext,
  requireOwnedInterview,
  seenQuestions,
} from '../interviews/public.ts'
import { type ModelPool, requestStructured } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { checkProposal, Proposal } from './check.ts'
import { fittingPrompt, type Offered } from './prompt.ts'

interface FittingDeps {
  deps: InterviewDeps
  modelPool: ModelPool
}

/** For all models together. */
const FIT_WITHIN_MS = 20 * SECOND_MS
/** A server that began a fitting this long ago and has not finished it is dead. */
const ABANDONED_AFTER_MS = 40 * SECOND_MS

/**
 * Has a model fit the questions of an interview that has not begun to its job description, once,
 * and stores the result as an event. Does nothing without a job description or without models.
 * False while another server is fitting them.
 * @throws AppError('not_found')
 */
export async function fitQuestions(
  { deps, modelPool }: FittingDeps,
  owned: OwnedId,
  abort: AbortSignal,
): Promise<boolean> {
  const { db, clock } = deps
  await requireOwnedInterview(db, owned)
  const interview = foldInterview(await readDecisiveEvents(db, owned.id))
  const { fitting, state, plan } = interview
  const job = (await readInterviewContext(db, owned.id))?.jobDescription
  if (!plan || !job || state !== 'planned' || fitting?.isOver || modelPool.models.length === 0)
    return true
  if (fitting) {
    const isAbandoned = clock().getTime() - Date.parse(fitting.begunAt) > ABANDONED_AFTER_MS
    if (isAbandoned) await appendIfAccepted(deps, owned, { type: 'plan-fitted', questions: [] })
    return isAbandoned
  }
  // Of two servers, one can append this event.
  if (!(await appendIfAccepted(deps, owned, { type: 'fitting-begun' }))) return false
  const signal = AbortSignal.any([abort, AbortSignal.timeout(FIT_WITHIN_MS)])
  const input = { interview: { ...interview, plan }, job, signal }
  await appendIfAccepted(deps, owned, await requestFitting({ deps, modelPool }, owned, input))
  return true
}

type FittingInput = {
  interview: Interview & { plan: NonNullable<Interview['plan']> }
  job: Parameters<typeof fittingPrompt>[0]['job']
  signal: AbortSignal
}

/**
 * Asks the models for a proposal. Returns the event with the usable part of it, which may be empty.
 */
async function requestFitting(
  { deps: { db, bank }, modelPool }: FittingDeps,
  { id, ownerId }: OwnedId,
  { interview: { plan, requested }, job, signal }: FittingInput,
): Promise<EventContent<'plan-fitted'>> {
  const titleOf = (slug: string) => bank.get(slug)?.title ?? bank.spoken.get(slug)?.title ?? slug
  const pool = ROUND_STRATEGIES[plan.round].pool(bank)
  const seen = await seenQuestions(db, ownerId, id)
  const alternatives = alternativesTo(plan, { requested, pool: pool.values(), seen })
  const offered = new Map(
    [...alternatives.values()].flat().map((question) => [question.slug, question]),
  )
  const withTitle = <Titled extends { slug: string }>(question: Titled) => ({
    ...question,
    title: titleOf(question.slug),
  })
  const prompt = fittingPrompt({
    round: plan.round,
    planned: plan.questions.map(withTitle),
    offered: [...offered.values()].map(withTitle) satisfies Offered[],
    job,
  })
  const answer = await requestStructured(
    modelPool,
    { interviewId: id, purpose: 'fitting', prompt, signal },
    Proposal,
  )
  const { instructions } = prompt
  const questions = answer
    ? checkProposal(answer.value, {
        ...{ plan, alternatives, instructions },
        seen: createSeenIndex(seen, pool.values()),
      })
    : []
  return {
    type: 'plan-fitted',
    questions,
    ...(answer && questions.length > 0 && { by: answer.by }),
  }
}
