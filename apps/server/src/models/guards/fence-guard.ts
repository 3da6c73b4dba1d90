import type { Guard } from './guard.ts'

const BEGINNINGS = ['[data ', '[end ']
/** A line around other people's text in a prompt, as `fence` writes it. */
const FENCE_LINE = /\[data [a-z-]+ [\w-]{6,}\]|\[end [\w-]{6,}\]/
/** The longest such line. */
const LINE_MAX_LENGTH = 60

/**
 * Ends a model that recites its prompt with the fences in it. What may become a fence is held back,
 * so that no part of a mark is shown.
 */
export function createFenceGuard(): Guard {
  let held = ''
  return {
    pass(words) {
      held += words
      if (FENCE_LINE.test(held)) throw new Error('The model recites its prompt')
      const from = held.lastIndexOf('[')
      const keeps = from >= 0 && mayBecomeFence(held.slice(from))
      const passed = keeps ? held.slice(0, from) : held
      held = keeps ? held.slice(from) : ''
      return passed
    },
    rest() {
      const rest = held
      held = ''
      return rest
    },
  }
}

const mayBecomeFence = (text: string) =>
  text.length < LINE_MAX_LENGTH &&
  !text.includes('\n') &&
  BEGINNINGS.some((beginning) => beginning.startsWith(text) || text.startsWith(beginning)) &&
  !text.includes(']')
