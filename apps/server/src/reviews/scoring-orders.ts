import { visibleText } from '../models/public.ts'

/** Grades as numbers and words. */
const GRADE = '(?:[345]|10|three|four|five|ten)'
/** What follows a grade that is asked for, and no number of something else. */
const END = String.raw`(?=\W*(?:$|[.,;!?]|out of|of (?:[45]|10|four|five|ten)\b|(?:on|in|for) (?:every|all)|marks?\b|points?\b|stars?\b))`

const ORDERS = [
  /\b(?:ignor|disregard|forget|overrid)\w*\b[^.\n]{0,40}\b(?:instructions?|rules|prompt|rubric)\b/i,
  /^\W*(?:system|assistant|developer)\s*:[^\n]*\b(?:level|score|instructions?|perfect|prompt|task)\b/im,
  /\bfull marks\b|\b(?:top|best|highest|maximum|perfect) (?:score|marks|rating)\b|\bbest answer ever\b|\banswered perfectly\b/i,
  /"level"\s*:\s*\d|\b(?:end|new) (?:of )?transcript\b/i,
  pattern(
    String.raw`\b(?:give|grant|award|score|rate|grade|mark) (?:me|this|it|that|my|the candidate)(?: \w+)?(?: an?)? ${GRADE}\b${END}`,
  ),
  pattern(String.raw`\bgive me an? ${GRADE}\b(?!\W*(?:percent|%|day|week|month|hour|minute|year))`),
  pattern(
    String.raw`\b(?:score|grade|rating)s? (?:is|are|should be|must be) (?:an? )?${GRADE}\b${END}`,
  ),
  pattern(String.raw`\b(?:output|every|all|with|score|give) (?:level|score)s? ${GRADE}\b`),
  pattern(String.raw`\b(?:is|deserves|gets|for) an? ${GRADE}\b${END}`),
]
/**
 * A text that imitates the fences of our prompts, or has tag or control characters, which nobody
 * types.
 */
const FORGERY = /\[(?:data|end)\b|[\u{e0000}-\u{e007f}]|(?![\t\n\r])\p{Cc}/iu

/**
 * True when a text tells its reader which score to give, or what to do with the instructions.
 * Coarse on purpose: the levels of such an answer remain the coach's, who takes no orders.
 */
export function ordersAScore(text: string): boolean {
  const visible = visibleText(text)
  return FORGERY.test(text) || ORDERS.some((order) => order.test(visible))
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'im')
}
