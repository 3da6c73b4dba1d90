import { foldInterview } from '@sightline/coach/interview/fold'
import { type Interview, timeSpentMs } from '@sightline/coach/interview/state'
import { scoreAnswer } from '@sightline/coach/scoring/score-answer'
import { givenAnswerTo } from '@sightline/coach/spoken-answers/given-answer'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import {
  bankOf,
  type InterviewDeps,
  type InterviewQuestions,
  type OwnedId,
  readDecisiveEvents,
  readLatestCode,
} from '../interviews/public.ts'
import { claimText, endFromOutside, stableMark } from '../models/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { pendingReplies } from './pending-reply.ts'
import type { PromptInput, Standing } from './prompts/prompt-parts.ts'
import { kindOf, replyPrompt } from './prompts/prompts.ts'
import type { ReadReplyContext, ReplyContext } from './reply-context.ts'
import { appendReply } from './reply-event.ts'
import type { ClaimedReply } from './write-reply.ts'

const ATTEMPTS = 3

/**
 * A reply in progress, on this server or another one, or a reply that this server has just claimed.
 * Null when no reply is due.
 */
type FoundReply = { join: { id: string; kind: ReplyKind } } | ClaimedReply | null

interface Deps extends InterviewDeps {
  readContext: ReadReplyContext
  /** From which the marks of fences are made. */
  secret: string
}

/**
 * Finds the reply in progress, or claims the one that is due for this server; of many servers that
 * try at once, one succeeds. A reply whose server died is ended first. @throws
 * AppError('not_found')
 */
export async function claimReply(
  deps: Deps,
  owned: OwnedId,
  isAgain: boolean,
): Promise<FoundReply> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await tryToClaim(deps, owned, isAgain)
    if (found !== 'changed') return found
  }
  return null
}

/** `changed`: another request was faster, or a dead server's reply has been ended. */
async function tryToClaim(
  deps: Deps,
  owned: OwnedId,
  isAgain: boolean,
): Promise<FoundReply | 'changed'> {
  const context = await deps.readContext(owned)
  const { inProgress, events, tokensUsed } = context
  if (inProgress?.isAbandoned) {
    await endAbandoned(deps, owned, inProgress)
    return 'changed'
  }
  if (inProgress) {
    const { id, kind } = inProgress
    return { join: { id, kind } }
  }
  const folded = foldInterview(events)
  const bank = await bankOf(deps, owned.id, folded)
  const [pending] = pendingReplies(bank, { id: owned.id, interview: folded, events })
  if (!pending || (pending.isReplacement && !isAgain)) return null
  const { id, reply, interview } = pending
  const prompt = replyPrompt(
    await promptInput({ deps, bank }, owned, { ...context, reply, interview }),
  )
  const claim = await claimText(deps.db, {
    id,
    interviewId: owned.id,
    kind: prompt.kind,
    startedAt: deps.clock(),
  })
  return claim ? { claim, owned, reply, prompt, tokensUsed } : 'changed'
}

type InProgress = NonNullable<ReplyContext['inProgress']>
type Pending = ReplyContext & Pick<PromptInput, 'reply' | 'interview'>

async function promptInput(
  { deps, bank }: { deps: Deps; bank: InterviewQuestions },
  owned: OwnedId,
  { reply, interview, events, context }: Pending,
): Promise<PromptInput> {
  const slug = interview.questions.at(-1)?.question ?? ''
  const question = bank.get(slug) ?? bank.spoken.get(slug) ?? null
  const isHint = reply.type === 'hint-given'
  const told = isHint
    ? await withLatestCode(deps.db, owned.id, { events, question: reply.question })
    : events
  const mark = stableMark(deps.secret, owned.id)
  const standing = standingOf(interview, { bank, now: deps.clock() })
  return { reply, interview, events: told, question, context, mark, standing }
}

/** What the coach knows of the present question: what it looks for, levels so far, minutes left. */
function standingOf(
  interview: Interview,
  { bank, now }: { bank: InterviewQuestions; now: Date },
): Standing | null {
  const progress = interview.questions.at(-1)
  if (!progress) return null
  const spoken = bank.spoken.get(progress.question)
  const planned = interview.plan?.questions.find(({ slug }) => slug === progress.question)
  const spentMinutes = timeSpentMs(progress, interview, now) / MINUTE_MS
  const levels = spoken
    ? scoreAnswer(spoken.round, spoken, givenAnswerTo(progress), bank.meanings).levels
    : []
  return {
    looksFor: spoken?.looksFor ?? [],
    levels: levels.map(({ dimension, level }) => ({ dimension, level })),
    minutesLeft: planned ? Math.max(0, Math.round(planned.minutes - spentMinutes)) : null,
  }
}

/**
 * Adds the latest save and run of a question's code, which the decisive events lack and a hint
 * refers to.
 */
async function withLatestCode(
  db: Db,
  interviewId: string,
  { events, question }: { events: InterviewEvent[]; question: string },
) {
  return [...events, ...(await readLatestCode(db, interviewId, question))].sort(
    (a, b) => a.seq - b.seq,
  )
}

/**
 * Stores what a dead server had saved of a reply, as cut short. Without any words, the next attempt
 * starts the reply again.
 */
async function endAbandoned(
  deps: InterviewDeps,
  owned: OwnedId,
  { id, kind, text, author }: InProgress,
) {
  const events = await readDecisiveEvents(deps.db, owned.id)
  const interview = foldInterview(events)
  const bank = await bankOf(deps, owned.id, interview)
  const pending = pendingReplies(bank, { id: owned.id, interview, events })
  // Not pending any more when the server died after it had stored the event.
  const reply = pending
    .map((candidate) => candidate.reply)
    .find((candidate) => kindOf(candidate) === kind)
  if (reply && text !== '')
    await appendReply(deps, owned, { reply: { ...reply, id }, text, author, isCutShort: true })
  await endFromOutside(deps.db, id, 'server-died')
}
