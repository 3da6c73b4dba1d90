import type { LivePrompt } from '@sightline/coach/live/session'

/** The question of a prompt point in one line: of a screen, its first line of text. */
export const questionOf = ({ from, question }: LivePrompt): string =>
  from === 'screen' ? `On the screen: ${question.split('\n').find((line) => line.trim() !== '') ?? ''}` : question
