import type { AnswerStyle } from '@sightline/contracts/live/events'
import type { LivePrompt } from '@sightline/live/session/session'
import { type Progress, promptsAfter, promptToShow } from './prompt-to-show.ts'

/** What a reader of answers has chosen. */
export interface Reading {
  shownId: string | null
  /** New answers are shown by themselves. */
  isFollowing: boolean
  /** Names the answer that the reader is busy with. */
  touched: string | null
}

/** An answer that is being written. */
export interface AnswerInProgress {
  prompt: string
  text: string
  style?: AnswerStyle
  problem?: string | null
}

/** The answers that can be read. */
export interface Readable {
  /** With those that later ones replace. */
  prompts: readonly LivePrompt[]
  writing: readonly AnswerInProgress[]
}

export interface ShownAnswer {
  shown: LivePrompt | null
  /** The prompt points after the shown one, oldest first. */
  unread: LivePrompt[]
}

/**
 * Which prompt point is shown. A new answer takes the place of a whole one only while the reader
 * follows new answers and has left the whole one alone; otherwise it waits, unread.
 */
export function shownAnswer(reading: Reading, { prompts, writing }: Readable): ShownAnswer {
  const { shownId, isFollowing, touched } = reading
  const before = prompts.find(({ id }) => id === shownId)
  const isBusy = before !== undefined && touched === nameOf(before, writing)
  const shown = promptToShow({
    prompts,
    shownId,
    progressOf: (prompt) => progress(prompt, writing),
    isHeld: !isFollowing || isBusy,
  })
  return { shown, unread: shown ? promptsAfter(prompts, shown) : [] }
}

/**
 * The name of the answer that a reader of `shown` is busy with; null for none. Who points at it or
 * has the focus in it is busy once it is whole; who reads on in it, at once.
 */
export function touchedAnswer(
  shown: LivePrompt | null,
  writing: readonly AnswerInProgress[],
  isReadingOn: boolean,
): string | null {
  if (!shown || !(isReadingOn || progress(shown, writing) === 'whole')) return null
  return nameOf(shown, writing)
}

const isFirst = ({ style }: { style?: AnswerStyle }) => style !== 'repair'

/** Names one of the answers to a prompt point, before and after it is whole. */
function nameOf({ id, answers }: LivePrompt, writing: readonly AnswerInProgress[]): string {
  const inProgress = writing.filter((answer) => answer.prompt === id && isFirst(answer))
  return `${id} ${answers.filter(isFirst).length + inProgress.length}`
}

function progress({ id, answers }: LivePrompt, writing: readonly AnswerInProgress[]): Progress {
  const now = writing.find((answer) => answer.prompt === id && !answer.problem)
  if (now) return now.text !== '' || answers.length > 0 ? 'begun' : 'waiting'
  // A failure has its words, too: why there is no answer.
  return answers.length > 0 || writing.some(({ prompt }) => prompt === id) ? 'whole' : 'none'
}
