import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { isSolved } from '@sightline/coach/interview/test-results'
import { nextEvent } from '@sightline/coach/interviewer/next-event'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import type { InterviewEvent, NewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION, HINTS_PER_QUESTION } from '@sightline/contracts/interviews/limits'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { type Appended, type Draft, interviews } from '../session-log/public.ts'
import { spendKey } from './create-interview.ts'
import type { InterviewDeps } from './deps.ts'
import { interviewLog, isDecisive, overtakesReplies, readBeforeAppend } from './event-log.ts'
import { isOwnedInterview, notFound, type OwnedId } from './owned-interview.ts'
import { prepareMeanings } from './prepare-meanings.ts'
import type { InterviewQuestions } from './question-bank.ts'
import { seenQuestions } from './repeats/seen-questions.ts'
import { storeScore } from './scores/store-scores.ts'
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
 * when all hints are given or the question is solved
 */
export const nextHint = (
  { id, question }: { id: string; question: string },
  isLeft: boolean,
): EventFactory => ({
  id,
  type: 'hint-asked',
  make: ({ questions }) => {
    const progress = questions.find((asked) => asked.question === question)
    if (progress?.submissions.some(isSolved))
      throw new AppError('conflict', 'You have solved this question, so it needs no more hints.')
    const given = progress?.hintsAsked ?? 0
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
  owned: OwnedId,
  factories: EventFactory[],
): Promise<InterviewEvent[]> {
  const { stored, added } = await append(deps, owned, factories)
  return [...stored, ...added]
}

/** The same, and tells whether the interview or the account is nearly full. */
export async function append(
  deps: InterviewDeps,
  owned: OwnedId,
  factories: EventFactory[],
): Promise<Appended<InterviewEvent, Interview>> {
  await prepareMeanings(deps, owned, factories)
  try {
    return await appendToLog(deps, owned, factories)
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
  owned: OwnedId,
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

function appendToLog(
  deps: InterviewDeps,
  owned: OwnedId,
  factories: EventFactory[],
): Promise<Appended<InterviewEvent, Interview>> {
  const ids = factories.map(({ id }) => id)
  return interviewLog.append(deps.db, owned, deps.clock(), {
    lock: (tx) => lock(tx, owned),
    async read(tx) {
      const found = await readBeforeAppend(tx, owned.id, ids)
      return { ...found, state: foldInterview(found.decisive) }
    },
    async write(draft, row, { decisive }) {
      // The interview was called off, which its row records but its events do not.
      if (row.state === 'ended' && draft.before.state !== 'ended') throw new QuestionGone()
      const bank = await bankOf({ ...deps, db: draft.tx }, owned.id, draft.before)
      await addOvertakenReply(deps, draft, { id: owned.id, decisive, factories })
      await addWithAnswers(deps, draft, { owned, bank, factories })
      await storeChanges(deps, draft, { owned, bank })
    },
  })
}

type InterviewDraft = Draft<InterviewEvent, NewEvent, Interview>

/** Adds the words so far of a coach reply that the candidate does not wait for. */
async function addOvertakenReply(
  { replyHooks }: InterviewDeps,
  draft: InterviewDraft,
  {
    id,
    decisive,
    factories,
  }: { id: string; decisive: InterviewEvent[]; factories: EventFactory[] },
) {
  const isOvertaking = factories.some(
    (factory) => overtakesReplies(factory) && !draft.has(factory.id),
  )
  if (!isOvertaking) return
  const snapshot = { id, interview: draft.before, events: decisive }
  const cutShort = await replyHooks?.endOvertakenReply(draft.tx, snapshot)
  if (cutShort && !draft.isFull()) draft.follow(cutShort)
}

interface Addition {
  owned: OwnedId
  bank: InterviewQuestions
  factories: EventFactory[]
}

/** The candidate goes on at once: the coach asks nothing in between. */
const LEAVING = new Set<NewEvent['type'] | undefined>(['moved-on', 'ended'])

/** Adds the events that are not stored yet, each with the coach's answers to it. */
async function addWithAnswers(
  { hasModels = false }: InterviewDeps,
  draft: InterviewDraft,
  { owned, bank, factories }: Addition,
) {
  const { before, tx } = draft
  const mayAsk =
    factories.some(isDecisive) && (before.plan?.questions.length ?? 0) > before.questions.length
  const seen = mayAsk ? await seenQuestions(tx, owned.ownerId, owned.id) : []
  const coach = { bank, newId, seen, leavesRepliesToModels: hasModels }
  const nextAnswer = () => {
    const answer = nextEvent(draft.state, coach)
    if (answer?.type === 'question-asked') requireInBank(draft.state, bank, answer.question)
    return answer
  }
  for (const [index, { id, make }] of factories.entries()) {
    if (draft.has(id)) continue
    draft.add(make(draft.state))
    if (LEAVING.has(factories[index + 1]?.type)) continue
    for (let answer = nextAnswer(); answer && draft.follow(answer); ) answer = nextAnswer()
  }
}

/** @throws QuestionGone when the first question of an interview is not in the bank any more */
function requireInBank({ plan, questions }: Interview, bank: InterviewQuestions, slug: string) {
  const pool = ROUND_STRATEGIES[plan?.round ?? 'coding'].pool(bank)
  if (questions.length === 0 && !pool.has(slug)) throw new QuestionGone()
}

/** Stores in the interview's row what lists show of it, and its score once it has ended. */
async function storeChanges(
  deps: InterviewDeps,
  { tx, before, state: interview }: InterviewDraft,
  { owned, bank }: Pick<Addition, 'owned' | 'bank'>,
) {
  const first = interview.plan?.questions[0]
  if (first && first.slug !== before.plan?.questions[0]?.slug) {
    const { topic, difficulty } = first
    await tx.update(interviews).set({ topic, difficulty }).where(eq(interviews.id, owned.id))
    await notify(tx, owned.ownerId, 'interviews')
  }
  if (interview.state !== before.state) {
    await storeState(tx, owned, interview)
    if (interview.state === 'ended' && !(await storeScore(tx, { bank, owned, interview })))
      await deps.scoreLater(tx, owned)
    await notify(tx, owned.ownerId, 'interviews')
  }
}

const newId = () => crypto.randomUUID()

async function lock(tx: Db, owned: OwnedId) {
  const [row] = await tx.select().from(interviews).where(isOwnedInterview(owned)).for('update')
  if (!row) throw notFound()
  return row
}

/** Ends the interview and refunds its credit. Repeated calls change nothing. */
function callOff({ db, clock, ledger }: InterviewDeps, owned: OwnedId): Promise<void> {
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

async function storeState(tx: Db, { id }: OwnedId, { state, endedAt }: Interview) {
  await tx
    .update(interviews)
    .set({ state, endedAt: endedAt === null ? null : new Date(endedAt) })
    .where(eq(interviews.id, id))
}
