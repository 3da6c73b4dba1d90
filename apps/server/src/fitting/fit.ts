import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { alternativesTo } from '@sightline/coach/interviewer/alternatives'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import {
  appendEvents,
  findMine,
  known,
  type Mine,
  type Parts,
  questionsMet,
  readDecisiveEvents,
  readInterviewContext,
} from '../interviews/public.ts'
import { type ModelPool, requestStructured } from '../models/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { checkProposal, Proposal } from './check.ts'
import { fittingPrompt, type Offered } from './prompt.ts'

interface Fitter {
  parts: Parts
  modelPool: ModelPool
}

/** All models together. */
const FIT_WITHIN_MS = 20 * SECOND_MS
/** After so long whoever began it is not at it any more. */
const ABANDONED_AFTER_MS = 40 * SECOND_MS

/**
 * Has a model fit the questions of an interview that has not begun to its job description, once; what comes of it is an event. Does
 * nothing where there is nothing to fit or nobody to do it. False while another server is at it. @throws AppError('not_found')
 */
export async function fitQuestions({ parts, modelPool }: Fitter, mine: Mine, leaving: AbortSignal): Promise<boolean> {
  const { db, clock } = parts
  await findMine(db, mine)
  const interview = foldInterview(await readDecisiveEvents(db, mine.id))
  const { fitting, state, plan } = interview
  const job = (await readInterviewContext(db, mine.id))?.jobDescription
  if (!plan || !job || state !== 'planned' || fitting?.isOver || modelPool.models.length === 0) return true
  if (fitting) {
    const isAbandoned = clock().getTime() - Date.parse(fitting.begunAt) > ABANDONED_AFTER_MS
    if (isAbandoned) await append(parts, mine, { type: 'plan-fitted', questions: [] })
    return isAbandoned
  }
  // Of two servers one may begin.
  if (!(await append(parts, mine, { type: 'fitting-begun' }))) return false
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(FIT_WITHIN_MS)])
  await append(
    parts,
    mine,
    await outcomeOf({ parts, modelPool }, mine, { interview: { ...interview, plan }, job, signal }),
  )
  return true
}

type Wanted = {
  interview: Interview & { plan: NonNullable<Interview['plan']> }
  job: Parameters<typeof fittingPrompt>[0]['job']
  signal: AbortSignal
}
type Made = Parameters<typeof append>[2]

async function outcomeOf(
  { parts: { db, bank }, modelPool }: Fitter,
  { id, ownerId }: Mine,
  { interview: { plan, requested }, job, signal }: Wanted,
): Promise<Made> {
  const titled = (slug: string) => bank.get(slug)?.title ?? bank.spoken.get(slug)?.title ?? slug
  const pool = ROUND_STRATEGIES[plan.round].pool(bank)
  const alternatives = alternativesTo(plan, { requested, pool: pool.values(), seen: await questionsMet(db, ownerId) })
  const offered = new Map([...alternatives.values()].flat().map((one) => [one.slug, one]))
  const withTitle = <One extends { slug: string }>(one: One) => ({ ...one, title: titled(one.slug) })
  const prompt = fittingPrompt({
    round: plan.round,
    planned: plan.questions.map(withTitle),
    offered: [...offered.values()].map(withTitle) satisfies Offered[],
    job,
  })
  const assessed = await requestStructured(modelPool, { interviewId: id, purpose: 'fitting', prompt, signal }, Proposal)
  const { instructions } = prompt
  const questions = assessed ? checkProposal(assessed.value, { plan, alternatives, instructions }) : []
  return { type: 'plan-fitted', questions, ...(assessed && questions.length > 0 && { by: assessed.by }) }
}

type Event<Type> = Omit<Extract<Parameters<typeof known>[0], { type: Type }>, 'id' | 'version'>

/** False where it has no place any more, as after the beginning of the interview. */
async function append(
  parts: Parts,
  mine: Mine,
  event: Event<'fitting-begun'> | Event<'plan-fitted'>,
): Promise<boolean> {
  try {
    await appendEvents(parts, mine, [known({ id: crypto.randomUUID(), version: EVENT_VERSION, ...event })])
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}
