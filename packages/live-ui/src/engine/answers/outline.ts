import type { InterviewContext } from '@sightline/contracts/context/context'
import { coachAnswer } from '@sightline/live/answers/coach-answer'
import { earlierQuestions } from '@sightline/live/prompts/problem-prompts'
import type { LivePrompt } from '@sightline/live/session/session'

interface Session {
  context: InterviewContext | null
  notes: string
  prompts: readonly LivePrompt[]
}

/** What the coach says to a prompt point, in Markdown. */
export function outlineOf(prompt: LivePrompt, { context, notes, prompts }: Session): string {
  const earlier = earlierQuestions(prompts, prompt)
  return coachAnswer(prompt, { context, notes, earlierQuestions: earlier }).text
}
