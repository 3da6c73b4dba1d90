import { type Sentence, stemsOf } from '@sightline/english/sentences'
import { askedIn } from './follow-up-quote.ts'

/**
 * What a candidate has said, as far as it decides what need not be asked any more. `hasClaimed`:
 * something was said that a customer could doubt.
 */
export type Said = { sentences: Sentence[]; level: number; hasClaimed: boolean }

/**
 * Whether a follow-up has no place after what was said: it asks for numbers that are there, the
 * answer to it was given, or it says that the candidate has claimed something, or has not asked or
 * answered, and that is not so.
 */
export const isNeedless = (ask: string, said: Said): boolean =>
  asksForGivenNumbers(ask, said) || isAnswered(ask, said) || isUntrue(ask, said)

const ASKS_FOR_NUMBERS =
  /\b(give me (one|a)|put|which|in( a)?|two|do you have a|do the) numbers?\b|\bin hours or in money\b|\bhow (many|much)\b.*\bhow (many|much)\b/i
/** Digits, and the words for small and round numbers; no years. */
const NUMBER =
  /(?<![\w.])(?!(?:19|20)\d\d\b)\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|million|billion|half|twice)\b/gi
const NUMBERS_MIN = 3

/** Three different numbers are numbers enough: who has given them is asked for something else. */
const asksForGivenNumbers = (ask: string, { sentences }: Said) =>
  ASKS_FOR_NUMBERS.test(askedIn(ask)) &&
  new Set(sentences.flatMap(({ said }) => said.toLowerCase().match(NUMBER) ?? [])).size >=
    NUMBERS_MIN

/** How many of its words a follow-up must find in two sentences in a row, to be answered by them. */
const ANSWERED_SHARE_MIN = 0.8
const WORDS_MIN = 3

/** Whether two sentences in a row speak of all that the question of a follow-up asks about. */
function isAnswered(ask: string, { sentences }: Said): boolean {
  const question =
    askedIn(ask)
      .match(/[^.?!]+\?/g)
      ?.at(-1) ?? ''
  const stems = [...new Set(stemsOf(question).filter((stem) => !ASKING.has(stem)))]
  if (stems.length < WORDS_MIN) return false
  return sentences.some((sentence, index) => {
    const near = new Set([...sentence.stems, ...(sentences[index + 1]?.stems ?? [])])
    return stems.filter((stem) => near.has(stem)).length >= stems.length * ANSWERED_SHARE_MIN
  })
}

/** Words that a question consists of, whatever it asks about. */
const ASKING = new Set(
  stemsOf(
    'what which who whom when where why how many much long often do does did done is are was were be been being have has had can could would will should shall may might must ' +
      'you your yours i me my we us our it its he him his she her they them their this that these those there the a an and or but if so not no any some every each all ' +
      'of to in on at by for from with without about into over after before than then as up out say said tell take part get make',
  ),
)

const SAYS_NOT_ASKED =
  /\b(you have|have you) (not asked|asked)|you have agreed|not want to know|wanted to ask|you have told me a lot|answering questions that|what would you like to know|what do you want to know|do you know (who|what)/i
const SAYS_NOT_SAID = /\byou have not (answered|said|told)\b/i
const DOUBTS_CLAIM = /\beverybody says\b|\bhow do (i|we) know (that )?(it|this|that) is true\b/i
const isUntrue = (ask: string, { sentences, level, hasClaimed }: Said) =>
  (DOUBTS_CLAIM.test(ask) && !hasClaimed) ||
  (SAYS_NOT_ASKED.test(ask) && sentences.some(({ isQuestion }) => isQuestion)) ||
  (SAYS_NOT_SAID.test(ask) && level > 0)
