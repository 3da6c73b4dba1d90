import { withoutInvisible } from '@sightline/contracts/text/visible-text'
import { firstCharacters, toWellFormed } from '@sightline/contracts/text/well-formed'
import type { Guard } from './guard.ts'

/**
 * Makes a model's words well-formed, so that they can be stored, and drops what nobody sees. A
 * character may arrive in two halves.
 */
export function createTextGuard(): Guard {
  let firstHalf = ''
  return {
    pass(words) {
      const text = firstHalf + words
      const whole = firstCharacters(text, text.length)
      firstHalf = text.slice(whole.length)
      return withoutInvisible(toWellFormed(whole))
    },
    rest: () => toWellFormed(firstHalf),
  }
}
