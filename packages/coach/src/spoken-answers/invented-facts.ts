import type { Sentence } from '@sightline/english/sentences'
import { numbersIn } from '@sightline/english/word-counts'

/** What puts a fact into the customer's mouth. */
const SAID_BY_CUSTOMER =
  /\b(you('ve| have)? (just |once |already )?(told|said|mentioned|wrote|named|showed|gave)|as (you|i was) (said|told|mentioned)|i was told|from what you|last (week|time) you)\b/i

const NUMBER_WORDS = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
)

/** Numbers as digits alone, so that `1,200`, `€1200` and `1200.` are one. */
const valuesIn = (text: string): string[] =>
  numbersIn(text.toLowerCase()).map(
    (number) => NUMBER_WORDS.get(number) ?? (number.replace(/[^\p{L}\d]/gu, '') || number),
  )

/** Numbers in digits say more than words such as `two`, which stand in most texts. */
const HAS_DIGITS = /\d/

/**
 * Tells which sentences of a sales call are invented: they say that the customer named a number,
 * and none of their numbers, in digits where they have such, stands in `saidTexts`, what the seller
 * was told.
 */
export function inventedFactsOf(saidTexts: string[]): (sentence: Sentence) => boolean {
  const known = new Set(saidTexts.flatMap(valuesIn))
  return ({ text, isQuestion }) => {
    if (isQuestion || !SAID_BY_CUSTOMER.test(text.replaceAll('’', "'"))) return false
    const inDigits = numbersIn(text).filter((number) => HAS_DIGITS.test(number))
    const values = valuesIn(inDigits.length > 0 ? inDigits.join(' ') : text)
    return values.length > 0 && !values.some((value) => known.has(value))
  }
}
