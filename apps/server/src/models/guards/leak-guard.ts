import type { Guard } from './guard.ts'

/** This many characters of our own instructions in a row, word for word, are no coincidence. */
const LEAK_LENGTH = 48
/**
 * A shorter match may be a coincidence; from this length on, it is held back until that is clear.
 */
const HOLD_LENGTH = 20

/** Keeps a model from reciting its instructions. */
export function createLeakGuard(instructions: string): Guard {
  const secret = normalize(instructions)
  let held = ''
  /** The longest suffix of the text that occurs in the instructions. */
  let match = ''
  return {
    pass(words) {
      held += words
      for (const character of normalize(words)) {
        match += character
        while (match !== '' && !secret.includes(match)) match = match.slice(1)
        if (match.length >= LEAK_LENGTH) throw new Error('The model recites its instructions')
      }
      const keep = match.length < HOLD_LENGTH ? 0 : Math.min(held.length, match.length)
      const passed = held.slice(0, held.length - keep)
      held = held.slice(held.length - keep)
      return passed
    },
    rest() {
      const rest = held
      held = ''
      return rest
    },
  }
}

/** True when a text repeats the instructions at length. */
export function repeatsInstructions(instructions: string, text: string): boolean {
  try {
    createLeakGuard(instructions).pass(text)
    return false
  } catch {
    return true
  }
}

/** Keeps the length, so that positions in the normalized text are positions in the text. */
const normalize = (text: string) => text.replace(/\s/g, ' ').toLowerCase()
