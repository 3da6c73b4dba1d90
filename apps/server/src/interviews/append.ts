import { applyEvent, foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { rejectionOf } from '@sightline/coach/interview/validate-event'
import { nextEvent } from '@sightline/coach/interviewer/next-event'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import {
  EVENT_VERSION,
  EVENTS_PER_INTERVIEW,
  HINTS_PER_QUESTION,
} from '@sightline/contracts/interviews/limits'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { spendKey } from './create-interview.ts'
import type { InterviewDeps } from './deps.ts'
import { insertEvents, isDecisive, overtakesReplies, readBeforeAppend } from './event-log.ts'
import { isOwnedInterview, notFound, type OwnedInterviewId } from './owned-interview.ts'
import { prepareMeanings } from './prepare-meanings.ts'
import { seenQuestions } from './repeats/seen-questions.ts'
import { storeScore } from './scores/store-scores.ts'
import { interviews } from './table.ts'
import { bankOf } from './written/written-question.ts'

/** An event to append. `make` creates it from the interview as it is just before. */
export type EventFactory = Pick<NewEvent, 'id' | 'type'> & {
  make: (interview: Interview) => NewEvent
  /** What the candidate says with the event. */
  text?: string
}
export const fixedEvent = (event: NewEvent): EventFactory => ({
  id: event.id,
  type: event.type,
  make: () => event,
  ...('text' in event && { text: event.text }),
})

/**
 * The next hint of a question. With `isLeft` a model words the hint. @throws AppError('conflict')
 * when all hints are given
 */
export const nextHint = (
  { id, question }: { id: string; question: string },
  isLeft: boolean,
): EventFactory => ({
  id,
  type: 'hint-asked',
  make: ({ questions }) => {
    const given = questions.find((progress) => progress.question === question)?.hintsAsked ?? 0
    if (given === HINTS_PER_QUESTION)
      throw new AppError('conflict', 'You have all the hints there are.')
    const left = isLeft ? { isLeft } : {}
    return {
      id,
      question,
      version: EVENT_VERSION,
      type: 'hint-asked',
      position: given + 1,
      ...left,
    }
  },
})

/** The question bank no longer has the planned question. */
class QuestionGone extends AppError {
  constructor() {
    super(
      'conflict',
      'The question of this interview is not in the bank any more, so it cannot begin. You have back what it took: start another one.',
    )
  }
}

/**
 * Appends events and the coach's answers to them, all or none. If the events overtake a coach reply
 * that is still being written, the reply's text so far is appended first. Events stored already
 * (same id) stay unchanged. Returns the events as stored, in order. Requests for one interview take
 * turns across all servers. An interview that cannot ask its first question is called off and
 * refunded.
 */
export async function appendEvents(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  factories: EventFactory[],
): Promise<InterviewEvent[]> {
  await prepareMeanings(deps, owned, factories)
  try {
    const { stored, appended } = await append(deps, owned, factories)
    // Outside the transaction: NOTIFY holds a database-wide lock until the commit is on disk. A tab
    // that misses the notice loses nothing.
    if (appended.length > 0) await notify(deps.db, owned.ownerId, 'interview-events')
    return [...stored, ...appended]
  } catch (error) {
    if (error instanceof QuestionGone) await callOff(deps, owned)
    throw error
  }
}

/** An event without its id and version. */
export type EventContent<Type extends NewEvent['type'] = NewEvent['type']> = {
  [Each in Type]: Omit<Extract<NewEvent, { type: Each }>, 'id' | 'version'>
}[Type]

/**
 * Appends a new event that nobody reported. False when the interview does not accept the event, for
 * example because the interview has begun.
 */
export async function appendIfAccepted(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  event: EventContent<'fitting-begun' | 'plan-fitted' | 'writing-begun' | 'question-written'>,
): Promise<boolean> {
  try {
    await appendEvents(deps, owned, [fixedEvent({ id: newId(), version: EVENT_VERSION, ...event })])
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}

type Outcome = { stored: InterviewEvent[]; appended: InterviewEvent[] }

function append(
  deps: InterviewDeps,
  owned: OwnedInterviewId,
  factories: EventFactory[],
): Promise<Outcome> {
  const { db, clock, hasModels = false, replyHooks } = deps
  return db.transaction(async (tx) => {
    const { state } = await lock(tx, owned)
    const ids = factories.map(({ id }) => id)
    const { decisive, stored, seq: latest } = await readBeforeAppend(tx, owned.id, ids)
    const known = new Set(stored.map(({ id }) => id))
    const before = foldInterview(decisive)
    const bank = await bankOf({ ...deps, db: tx }, owned.id, before)
    // The interview was called off, which its row records but its events do not.
    if (state === 'ended' && before.state !== 'ended') throw new QuestionGone()
    let [interview, seq] = [before, latest]
    const at = clock().toISOString()
    const appended: InterviewEvent[] = []
    const mayAsk =
      factories.some(isDecisive) && (before.plan?.questions.length ?? 0) > before.questions.length
    const seen = mayAsk ? await seenQuestions(tx, owned.ownerId, owned.id) : []
    const coach = { bank, newId, seen, leavesRepliesToModels: hasModels }
    const isInBank = ({ plan }: Interview, slug: string) =>
      ROUND_STRATEGIES[plan?.round ?? 'coding'].pool(bank).has(slug)
    const add = (event: NewEvent) => {
      const reason = rejectionOf(interview, event)
      if (reason !== null) throw new AppError('conflict', reason)
      if (seq >= EVENTS_PER_INTERVIEW && event.type !== 'ended')
        throw new AppError('conflict', 'This interview is full. End it and start another.')
      if (
        event.type === 'question-asked' &&
        interview.questions.length === 0 &&
        !isInBank(interview, event.question)
      )
        throw new QuestionGone()
      seq += 1
      const placed: InterviewEvent = { ...event, seq, at }
      interview = applyEvent(interview, placed)
      appended.push(placed)
    }
    const isOvertaking = factories.some(
      (factory) => overtakesReplies(factory) && !known.has(factory.id),
    )
    const snapshot = { id: owned.id, interview: before, events: decisive }
    const cutShort = isOvertaking && (await replyHooks?.endOvertakenReply(tx, snapshot))
    if (cutShort && seq < EVENTS_PER_INTERVIEW) add(cutShort)
    for (const { id, make } of factories) {
      if (known.has(id)) continue
      known.add(id)
      add(make(interview))
      for (let answer = nextEvent(interview, coach); answer; answer = nextEvent(interview, coach))
        add(answer)
    }
    await insertEvents(tx, owned.id, appended)
    const first = interview.plan?.questions[0]
    if (first && first.slug !== before.plan?.questions[0]?.slug) {
      const { topic, difficulty } = first
      await tx.update(interviews).set({ topic, difficulty }).where(eq(interviews.id, owned.id))
      await notify(tx, owned.ownerId, 'interviews')
    }
    if (interview.state !== before.state) {
      await storeState(tx, owned, interview)
      if (interview.state === 'ended') await storeScore(tx, { bank, owned, interview })
      await notify(tx, owned.ownerId, 'interviews')
    }
    return { stored, appended }
  })
}

const newId = () => crypto.randomUUID()

async function lock(tx: Db, owned: OwnedInterviewId) {
  const [row] = await tx.select().from(interviews).where(isOwnedInterview(owned)).for('update')
  if (!row) throw notFound()
  return row
}

/** Ends the interview and refunds its credit. Repeated calls change nothing. */
function callOff({ db, clock, ledger }: InterviewDeps, owned: OwnedInterviewId): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, owned)
    if (row.state === 'ended') return
    await tx
      .update(interviews)
      .set({ state: 'ended', endedAt: clock() })
      .where(eq(interviews.id, owned.id))
    await ledger.refund(tx, { userId: owned.ownerId, spendKey: spendKey(row) })
    await notify(tx, owned.ownerId, 'credits')
    await notify(tx, owned.ownerId, 'interviews')
  })
}

async function storeState(tx: Db, { id }: OwnedInterviewId, { state, endedAt }: Interview) {
  await tx
    .update(interviews)
    .set({ state, endedAt: endedAt === null ? null : new Date(endedAt) })
    .where(eq(interviews.id, id))
}
