import type { NewLiveEvent } from '@sightline/contracts/live/events'
import type { LivePrompt, LiveState } from './session.ts'

/**
 * Events that are taken after the end of a session, too: late transcripts and answers, and what the
 * user says of them.
 */
const AFTER_END: NewLiveEvent['type'][] = [
  'segment-heard',
  'segment-corrected',
  'answer-given',
  'answer-checked',
  'answer-unchecked',
  'answer-marked',
]
/** What a paused session does not take. Transcripts of earlier speech may still arrive. */
const NOT_WHILE_PAUSED: NewLiveEvent['type'][] = ['screen-read', 'prompt-asked', 'prompt-found']

/** Why a session does not take an event now, in a sentence for the user; null when it does. */
export function liveRejectionOf(session: LiveState, event: NewLiveEvent): string | null {
  if (session.state === 'ended' && !AFTER_END.includes(event.type)) return 'This session has ended.'
  if (session.state === 'paused' && NOT_WHILE_PAUSED.includes(event.type))
    return 'This session is paused. Resume it to go on.'
  if (
    session.setting === 'not-permitted' &&
    (event.type === 'answer-given' || event.type === 'prompt-asked')
  )
    return 'This session gives no answers, because the other side does not allow assistance.'
  switch (event.type) {
    case 'live-begun':
      return 'This session has begun already.'
    case 'live-paused':
      return session.state === 'active' ? null : 'This session is paused already.'
    case 'live-resumed':
      return session.state === 'paused' ? null : 'This session is not paused.'
    case 'segment-heard':
      return event.endMs >= event.startMs ? null : 'Speech cannot end before it begins.'
    case 'segment-corrected':
      return session.segments.some(({ id }) => id === event.segment)
        ? null
        : 'There is no such segment.'
    case 'answer-given':
      return answerRejection(session, event)
    case 'answer-checked':
    case 'answer-unchecked':
    case 'answer-marked':
      return session.prompts.some(({ answers }) => answers.some(({ id }) => id === event.answer))
        ? null
        : 'There is no such answer.'
    default:
      return null
  }
}

/**
 * True when the newest answer's code failed an example and a model may repair it. An answer is
 * repaired once: a repair that fails as well is not repaired again.
 */
export function canRepair({ answers, isReplaced, isWrong }: LivePrompt): boolean {
  const newest = answers.at(-1)
  if (!newest?.check || newest.by === 'coach' || newest.style === 'repair') return false
  return newest.check.passed < newest.check.total && !isReplaced && !isWrong
}

function answerRejection({ prompts }: LiveState, { prompt: id, style }: AnswerOf): string | null {
  const prompt = prompts.find((candidate) => candidate.id === id)
  if (!prompt) return 'There is no such prompt point.'
  return style !== 'repair' || canRepair(prompt) ? null : NOTHING_TO_REPAIR
}
type AnswerOf = Pick<Extract<NewLiveEvent, { type: 'answer-given' }>, 'prompt' | 'style'>

export const NOTHING_TO_REPAIR =
  'The newest answer to this question needs no repair, or has had one.'
