import type { NewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { pendingExplanation, pendingHint } from '../interview/pending-requests.ts'
import { currentQuestion, type Interview } from '../interview/state.ts'
import type { CoachBank } from '../rounds/coach-bank.ts'

/** A reply that the candidate requested: a hint or an explanation. */
export type RequestedReply = Extract<NewEvent, { type: 'hint-given' | 'explained' }>

/** The coach cannot explain a submission by itself. */
const NO_EXPLANATION =
  'No model gave an explanation this time. The steps of a good solution stand here as before; ask again in a while.'

/**
 * The coach's own wording of the replies that the candidate waits for at the current question: the
 * hint of the question bank, or that no model gave an explanation. A hint is of no use any more
 * once its question is over.
 */
export function requestedReplies(
  interview: Interview,
  { bank, newId }: { bank: CoachBank; newId: () => string },
): RequestedReply[] {
  const progress = currentQuestion(interview)
  if (!progress) return []
  const { question, doneClockMs } = progress
  const replies: RequestedReply[] = []
  const hint = doneClockMs === null ? pendingHint(progress) : null
  const hintText = hint && bank.get(question)?.hints?.[hint.position - 1]
  if (hint && hintText) {
    const { position } = hint
    replies.push({
      type: 'hint-given',
      id: newId(),
      version: EVENT_VERSION,
      question,
      position,
      text: hintText,
    })
  }
  const explanation = pendingExplanation(progress)
  if (explanation) {
    const { submission } = explanation
    replies.push({
      type: 'explained',
      id: newId(),
      version: EVENT_VERSION,
      question,
      submission,
      text: NO_EXPLANATION,
    })
  }
  return replies
}
