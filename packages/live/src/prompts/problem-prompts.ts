import { currentPrompts, type LivePrompt } from '../session/session.ts'

/**
 * The prompt points about the problem that this one is about, oldest first: the one that set the
 * problem, its follow-ups, and this one. Prompt points that were wrong or that a later one
 * continues are left out.
 */
export function problemPrompts(prompts: readonly LivePrompt[], prompt: LivePrompt): LivePrompt[] {
  if (!prompt.isFollowUp) return [prompt]
  const before = prompts.slice(
    0,
    prompts.findIndex(({ id }) => id === prompt.id),
  )
  const earlier = currentPrompts(before).filter(({ kind }) => kind === prompt.kind)
  const start = earlier.findLastIndex(({ isFollowUp }) => !isFollowUp)
  return [...earlier.slice(Math.max(0, start)), prompt]
}

/** The questions about the same problem before this one, oldest first. */
export const earlierQuestions = (prompts: readonly LivePrompt[], prompt: LivePrompt): string[] =>
  problemPrompts(prompts, prompt)
    .slice(0, -1)
    .map(({ question }) => question)
