import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'

/** How long calling a question wrong can be undone. */
const UNDO_WITHIN_MS = 10_000

interface Options {
  onFinal: (answer: LiveAnswer) => void
  onChange: () => void
}

/**
 * Takes away questions that the user calls wrong. `onFinal` is called once undoing is no longer
 * offered.
 */
export function createWrongQuestion({ onFinal, onChange }: Options) {
  let removed: { prompt: LivePrompt; answer: LiveAnswer } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(next: typeof removed) {
    clearTimeout(timer)
    removed = next
    if (next) timer = setTimeout(finish, UNDO_WITHIN_MS)
    onChange()
  }
  /** Makes the removal that waits final. */
  function finish() {
    if (removed) onFinal(removed.answer)
    hold(null)
  }

  return {
    /** The prompt point that was taken away last, while that can be undone. */
    removed: () => removed?.prompt ?? null,
    remove(prompt: LivePrompt, answer: LiveAnswer) {
      finish()
      hold({ prompt, answer })
    },
    undo: () => hold(null),
    finish,
  }
}
