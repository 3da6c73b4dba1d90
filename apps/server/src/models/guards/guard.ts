/**
 * A filter on a model's words. Guards form a chain: each gets the words that the guard before it
 * let pass.
 */
export interface Guard {
  /**
   * Takes the next words and returns what may be shown now; the rest is held back.
   * @throws once the words break the guard's rule
   */
  pass(words: string): string
  /** The words still held back at the end of the answer. */
  rest(): string
}

/** Combines guards into one that applies them in order. */
export const chainGuards = (guards: Guard[]): Guard =>
  guards.reduce((first, second) => ({
    pass: (words) => second.pass(first.pass(words)),
    rest: () => second.pass(first.rest()) + second.rest(),
  }))
