import { currentPrompts, isPinned, type LivePrompt } from '@sightline/live/session/session'

/**
 * How far the answer to a prompt point is: not asked for, without words yet, with words and still
 * being written, or whole.
 */
export type Progress = 'none' | 'waiting' | 'begun' | 'whole'

interface Options {
  /** In the order in which they were found, with those that later ones replace. */
  prompts: readonly LivePrompt[]
  /** The prompt point shown until now. */
  shownId: string | null
  progressOf: (prompt: LivePrompt) => Progress
  /**
   * The reader wants to keep the whole answer that is shown: does not follow new ones, or is busy
   * with this one.
   */
  isHeld: boolean
}

/**
 * The prompt point to show now; null where there is none. Nothing takes the place of an answer that
 * is being written, is pinned or held. Another answer takes its place only once it has words, also
 * when its question is the same one grown longer.
 */
export function promptToShow({ prompts, shownId, progressOf, isHeld }: Options): LivePrompt | null {
  const current = currentPrompts(prompts)
  const hasWords = (prompt: LivePrompt) => ['begun', 'whole'].includes(progressOf(prompt))
  const shown = prompts.find(({ id, isWrong }) => id === shownId && !isWrong)
  if (!shown) return current.findLast(hasWords) ?? current.at(-1) ?? null
  const later = promptsAfter(prompts, shown)
  const next = later.findLast(hasWords)
  if (!hasWords(shown)) {
    // Nobody reads an answer without words.
    if (shown.isReplaced) return next ?? grown(later, shown) ?? later.at(-1) ?? shown
    return progressOf(shown) === 'none' && next && !isHeld ? next : shown
  }
  if (isHeld || isPinned(shown) || progressOf(shown) !== 'whole') return shown
  return next ?? shown
}

/** The prompt points that came after another one. */
export const promptsAfter = (prompts: readonly LivePrompt[], shown: LivePrompt): LivePrompt[] =>
  currentPrompts(prompts.slice(prompts.findIndex(({ id }) => id === shown.id) + 1))

/** The prompt point that holds the question of a replaced one. */
const grown = (later: LivePrompt[], { segments: [first] }: LivePrompt) =>
  later.find(({ segments }) => first !== undefined && segments.includes(first))
