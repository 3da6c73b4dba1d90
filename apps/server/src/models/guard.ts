/** Keeps a model from saying what it must not. Guards follow each other: each gets what the one before lets pass. */
export interface Guard {
  /** What may be said now of the words so far; the rest is held back. @throws once they say what they must not */
  pass(words: string): string
  /** What was held back, at the end. */
  rest(): string
}

/** All of them as one. */
export const chainGuards = (guards: Guard[]): Guard =>
  guards.reduce((first, second) => ({
    pass: (words) => second.pass(first.pass(words)),
    rest: () => second.pass(first.rest()) + second.rest(),
  }))
