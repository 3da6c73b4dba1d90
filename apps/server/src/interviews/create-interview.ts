import { planInterview } from '@sightline/coach/interviewer/plan-interview'
import { ROUND_STRATEGIES } from '@sightline/coach/rounds/round-strategies'
import type { AskableQuestion } from '@sightline/coach/scoring/open-question'
import type { Plan } from '@sightline/contracts/interviews/events'
import type { NewInterview } from '@sightline/contracts/interviews/interviews'
import { ANSWER_MAX_LENGTH, EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { linkSession } from '../applications/public.ts'
import { chooseContext } from '../context/public.ts'
import { singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { interviews } from '../session-log/public.ts'
import type { InterviewDeps } from './deps.ts'
import { interviewLog } from './event-log.ts'
import { asMockInterview, requireOwnedInterview } from './owned-interview.ts'
import { asInterview } from './read-interview.ts'
import { requireNewQuestions } from './repeats/require-new-questions.ts'
import { seenQuestions } from './repeats/seen-questions.ts'
import { offeredLanguage, requestedKind } from './requested-kind.ts'
import { interviewContexts } from './table.ts'

/**
 * The ledger key of an interview's credit. Includes the creation time, so that reusing a deleted
 * interview's id costs a credit again.
 */
export const spendKey = ({ id, createdAt }: { id: string; createdAt: Date }) =>
  `interview:${id}:${createdAt.toISOString()}`

/** A question that is asked in the user's own words. */
export interface OwnQuestion {
  question: AskableQuestion
  text: string
}

/**
 * Plans and creates an interview and spends the free trial or a credit, in one transaction. A
 * repeated id returns the interview that the first request created and spends nothing. `own`: a
 * question that the interview asks in the user's words, and no other; it need not be one of the
 * bank.
 * @throws AppError('no_credits' | 'no_room'), and AppError('repeats_question') when questions of the chosen
 * kind have run out and the request does not accept a repeat
 */
export async function createInterview(
  deps: Pick<InterviewDeps, 'db' | 'bank' | 'clock' | 'ledger'>,
  ownerId: string,
  requested: NewInterview,
  own?: OwnQuestion,
) {
  const { db, bank, clock, ledger } = deps
  const pool = own
    ? new Map([[own.question.slug, own.question]])
    : ROUND_STRATEGIES[requested.round].pool(bank)
  if (requested.question !== undefined && !pool.has(requested.question))
    throw new AppError('validation_failed', 'There is no such question.', { field: 'question' })
  const id = requested.id ?? crypto.randomUUID()
  return db.transaction(async (tx) => {
    const kind = requestedKind(requested)
    const plan = planInterview(
      pool.values(),
      { ...requested, kind },
      await seenQuestions(tx, ownerId),
    )
    const { slug, topic, difficulty } = singleRow(plan.questions)
    const { mode, round, length } = requested
    const language =
      requested.round === 'coding'
        ? offeredLanguage(requested.language, bank.get(slug)?.kind)
        : null
    const now = clock()
    const about = { mode, round, topic, difficulty, language, length }
    const row = { id, ownerId, ...about, state: 'planned' as const, createdAt: now }
    const [created] = await tx.insert(interviews).values(row).onConflictDoNothing().returning()
    if (!created) return asInterview(await requireOwnedInterview(tx, { id, ownerId }))
    if (!requested.mayRepeat) requireNewQuestions(plan, requested, bank)
    const context = await chooseContext(tx, ownerId, requested.context)
    if (context) await tx.insert(interviewContexts).values({ interviewId: id, ...context })
    const applicationId = requested.context?.applicationId
    if (applicationId) await linkSession(tx, { id: applicationId, ownerId }, id)
    await ledger.spendTrialOrCredit(tx, { userId: ownerId, key: spendKey(created) })
    await notify(tx, ownerId, 'credits')
    await notify(tx, ownerId, 'interviews')
    const wish = {
      topic: requested.topic,
      difficulty: requested.difficulty,
      kind,
      question: requested.question,
    }
    const planned = {
      id: crypto.randomUUID(),
      version: EVENT_VERSION,
      type: 'planned' as const,
      plan,
      wish,
    }
    const events = [planned, ...(own ? inOwnWords(plan, own) : [])]
    await interviewLog.begin(tx, { id, ownerId }, events, now)
    return asInterview(asMockInterview(created))
  })
}

/**
 * The events that put the user's own words in place of the planned question's. No model is named as
 * their author.
 */
function inOwnWords({ questions }: Plan, { text }: OwnQuestion) {
  const base = () => ({ id: crypto.randomUUID(), version: EVENT_VERSION })
  const fitted = questions.map((planned) => ({
    instead: planned.slug,
    planned,
    leadIn: text.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX_LENGTH),
  }))
  return [
    { ...base(), type: 'fitting-begun' as const },
    { ...base(), type: 'plan-fitted' as const, questions: fitted },
  ]
}
