import type { Guard } from './guard.ts'

/** A statement of a score up to its number, such as “Your score is 4” or “I would rate this 3”. */
const SCORE_STATEMENT =
  /\byour (?:[a-z]+ )?(?:score|rating|grade|mark|level)s? (?:is|are|was|were|will be|would be|should be|stands at|of)\W*\d|\bI(?:[’']d| would| will)? (?:score|rate|grade|mark|give) (?:this|that|it|you|your \w+)\b[^.\n]{0,40}?\d/i
/**
 * A number as praise, such as “4 out of 4!”: nothing that could be counted follows it, and nothing
 * that was counted stands before it.
 */
const NUMBER_AS_PRAISE =
  /(?<!\b(?:pass|test|solv|question|submission|attempt|request|case|users?)[^.!?\n]{0,40})(?<![\d.])\d(?:\.\d)?(?: (?:out )?of |\s?\/\s?)(?:4|5|10|four|five|ten)\b(?=\W*[!.,;:)*\n])(?! ?[\w-])/i
/** The longest statement that is looked for, in characters. */
const STATEMENT_MAX_LENGTH = 120

/** Cuts a model that states a score, before the number: only the report gives scores. */
export function createScoreGuard(): Guard {
  let recent = ''
  return {
    pass(words) {
      recent = (recent + words).slice(-STATEMENT_MAX_LENGTH - words.length)
      if (SCORE_STATEMENT.test(recent) || NUMBER_AS_PRAISE.test(recent))
        throw new Error('The model states a score')
      return words
    },
    rest: () => '',
  }
}
