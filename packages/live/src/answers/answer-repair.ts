import type { LiveAnswer, LivePrompt } from '../session/session.ts'

/**
 * The newest answer to a prompt point, and the answer in which a model repaired its code; null
 * without that.
 */
export interface ShownAnswer {
  answer: LiveAnswer | null
  repair: LiveAnswer | null
}

/** The answer to show for a prompt point, and its repair apart from it. */
export function shownAnswer({ answers }: LivePrompt): ShownAnswer {
  const newest = answers.at(-1) ?? null
  if (newest?.style !== 'repair') return { answer: newest, repair: null }
  return { answer: answers.at(-2) ?? null, repair: newest }
}

const CODE_BLOCK = /```[\w+#-]*\n([\s\S]*?)```/g

/** The last code block of an answer: its whole solution. Null for an answer without code. */
export const answerCode = (text: string): string | null =>
  [...text.matchAll(CODE_BLOCK)].at(-1)?.[1]?.trimEnd() ?? null
