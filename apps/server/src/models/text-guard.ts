import { firstCharacters, toWellFormed } from '@sightline/contracts/text/well-formed'
import type { Guard } from './guard.ts'

/**
 * Makes a model's words well-formed, so that they can be stored. A character may arrive in two
 * halves.
 */
export function createTextGuard(): Guard {
  let firstHalf = ''
  return {
    pass(words) {
      const text = firstHalf + words
      const whole = firstCharacters(text, text.length)
      firstHalf = text.slice(whole.length)
      return toWellFormed(whole)
    },
    rest: () => toWellFormed(firstHalf),
  }
}
