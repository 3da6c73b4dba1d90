import type { Guard } from './guard.ts'

/** An order that asks, at the beginning of a sentence: “Walk me through it.” */
const ASKING =
  /(?:^|[.!?:,;]\s+|\n)["“*]*(?:please )?(?:tell|walk|talk|show|explain|describe|say|name|give|take|think|suppose|imagine|pick|compare|sketch|estimate|count)\b/i

/**
 * Refuses what was to be a question and asks nothing: a fragment, a judgement, a line of the
 * prompt. The words pass as they come; the answer fails at its end.
 */
export function createQuestionGuard(): Guard {
  let text = ''
  return {
    pass(words) {
      text += words
      return words
    },
    rest() {
      if (!text.includes('?') && !ASKING.test(text.trim()))
        throw new Error('The model asks nothing')
      return ''
    },
  }
}
