import type { Guard } from './guard.ts'

/** So much of our own instructions, word for word, is no coincidence. */
const LEAK_LENGTH = 48
/** So much may be; it is held back until it is clear which. */
const HOLD_LENGTH = 20

/** Keeps a model that was talked into it from reciting its instructions. */
export function createLeakGuard(instructions: string): Guard {
  const secret = normal(instructions)
  let held = ''
  /** The longest end of the text that stands in the instructions. */
  let run = ''
  return {
    pass(words) {
      held += words
      for (const sign of normal(words)) {
        run += sign
        while (run !== '' && !secret.includes(run)) run = run.slice(1)
        if (run.length >= LEAK_LENGTH) throw new Error('It recites its instructions')
      }
      const keep = run.length < HOLD_LENGTH ? 0 : Math.min(held.length, run.length)
      const said = held.slice(0, held.length - keep)
      held = held.slice(held.length - keep)
      return said
    },
    rest() {
      const said = held
      held = ''
      return said
    },
  }
}

/** True of words that repeat the instructions at length. */
export function repeatsInstructions(instructions: string, words: string): boolean {
  try {
    createLeakGuard(instructions).pass(words)
    return false
  } catch {
    return true
  }
}

/** As long as the text itself, so that lengths agree. */
const normal = (text: string) => text.replace(/\s/g, ' ').toLowerCase()
