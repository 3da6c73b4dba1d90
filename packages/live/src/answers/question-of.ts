import type { LivePrompt } from '../session/session.ts'

/** The question of a prompt point in one line: of a screen, its first line of text. */
export const questionOf = ({ from, question }: LivePrompt): string =>
  from === 'screen'
    ? `On the screen: ${question.split('\n').find((line) => line.trim() !== '') ?? ''}`
    : question

/**
 * A later question as somebody reads it who knows the earlier one: of an earlier question grown
 * longer, what is new.
 */
export function questionAfter(later: LivePrompt, earlier: LivePrompt | null): string {
  const [question, known] = [questionOf(later), earlier ? questionOf(earlier) : '']
  const isGrown = known !== '' && question !== known && question.startsWith(known)
  return isGrown ? `… ${question.slice(known.length).trim()}` : question
}
