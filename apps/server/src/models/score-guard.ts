import type { Guard } from './guard.ts'

/** “Your score is 4”, “I would rate this 3”: words that state a score, up to its number. */
const STATES_SCORE =
  /\byour (?:[a-z]+ )?(?:score|rating|grade|mark|level)s? (?:is|are|was|were|will be|would be|should be|stands at|of)\W*\d|\bI(?:[’']d| would| will)? (?:score|rate|grade|mark|give) (?:this|that|it|you|your \w+)\b[^.\n]{0,40}?\d/i
/** No longer than this, in characters. */
const STATEMENT_LENGTH = 120

/** Scores are given on the report and by nobody else: a model that states one is cut before the number. */
export function createScoreGuard(): Guard {
  let tail = ''
  return {
    pass(words) {
      tail = (tail + words).slice(-STATEMENT_LENGTH - words.length)
      if (STATES_SCORE.test(tail)) throw new Error('It states a score')
      return words
    },
    rest: () => '',
  }
}
