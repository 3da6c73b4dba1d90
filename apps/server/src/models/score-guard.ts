import type { Guard } from './guard.ts'

/** A statement of a score up to its number, such as “Your score is 4” or “I would rate this 3”. */
const SCORE_STATEMENT =
  /\byour (?:[a-z]+ )?(?:score|rating|grade|mark|level)s? (?:is|are|was|were|will be|would be|should be|stands at|of)\W*\d|\bI(?:[’']d| would| will)? (?:score|rate|grade|mark|give) (?:this|that|it|you|your \w+)\b[^.\n]{0,40}?\d/i
/** The longest statement that is looked for, in characters. */
const STATEMENT_MAX_LENGTH = 120

/** Cuts a model that states a score, before the number: only the report gives scores. */
export function createScoreGuard(): Guard {
  let recent = ''
  return {
    pass(words) {
      recent = (recent + words).slice(-STATEMENT_MAX_LENGTH - words.length)
      if (SCORE_STATEMENT.test(recent)) throw new Error('The model states a score')
      return words
    },
    rest: () => '',
  }
}
