import type { InterviewContext } from '@sightline/contracts/context/context'
import { coachAnswer } from '@sightline/live/answers/coach-answer'
import type { LivePrompt, LiveState } from '@sightline/live/session/session'

/** What the coach says to a prompt point, in Markdown. */
export const outlineOf = (
  prompt: LivePrompt,
  from: { context: InterviewContext | null; session: LiveState },
): string => coachAnswer(prompt, from).text
