import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { TextOutcome } from '@sightline/contracts/models/text-stream'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import type { InterviewDeps, OwnedId } from '../interviews/public.ts'
import type { Claim, GuardedPrompt, TextTask } from '../models/public.ts'
import { appendReply } from './reply-event.ts'

/** How a reply ended, with the events of the interview that it has become. */
export interface ReplyDone {
  outcome: TextOutcome
  events: InterviewEvent[]
}

/** A reply that this server has claimed. */
export interface ClaimedReply {
  claim: Claim
  owned: OwnedId
  /** The event that the coach would answer with. */
  reply: CoachReply
  prompt: GuardedPrompt & { kind: ReplyKind }
  /** The tokens that the interview has used until now. */
  tokensUsed: number
}

/** Turns the words of a reply into an event of its interview. */
export const replyTask = (
  deps: InterviewDeps,
  { claim, owned, reply }: ClaimedReply,
): TextTask<ReplyDone> => ({
  claim,
  interviewId: owned.id,
  coachWords: () => reply.text,
  // Nobody can answer half of a question.
  isWhole: reply.type === 'follow-up-asked',
  async store({ by, text, outcome, isClaimed }) {
    // Once the interview has gone on, its event log has the words already, in the right place.
    if (!isClaimed) return { outcome, events: [] }
    const spoken = { text, author: by, isCutShort: outcome !== 'complete' }
    const { id } = claim
    return {
      outcome,
      events: await appendReply(deps, owned, { ...spoken, reply: { ...reply, id } }),
    }
  },
})
