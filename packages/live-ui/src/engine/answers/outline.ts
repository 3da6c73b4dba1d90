import type { InterviewContext } from '@sightline/contracts/context/context'
import { coachAnswer } from '@sightline/live/answers/coach-answer'
import { problemPrompts } from '@sightline/live/prompts/problem-prompts'
import type { LivePrompt } from '@sightline/live/session/session'

interface Session {
  context: InterviewContext | null
  notes: string
  prompts: readonly LivePrompt[]
}

/** What the coach says to a prompt point, in Markdown. */
export function outlineOf(prompt: LivePrompt, { context, notes, prompts }: Session): string {
  const earlierQuestions = problemPrompts(prompts, prompt)
    .slice(0, -1)
    .map(({ question }) => question)
  return coachAnswer(prompt, { context, notes, earlierQuestions }).text
}
