import { FIRST_NAMES } from '../cues/first-names.ts'
import { FUNCTION_WORDS } from '../cues/word-classes.ts'
import { type AskingContext, asksUser, firstNameOf } from './asks.ts'
import { fittingCues } from './fitting-cues.ts'
import { isBackChannel, plainSentences, withoutMarkers } from './sentences.ts'
import { preparesQuestion } from './turns.ts'

/**
 * What is known of a text of the other side, as names of features, each at most once: the cues that
 * it fits, its words, and what the conversation was before it. Of several sentences those count
 * that ask, where any does.
 */
export function askingFeatures(text: string, context: AskingContext): Set<string> {
  const sentences = text.split(/(?<=[.?!…])\s+/).filter((sentence) => !isBackChannel(sentence))
  const asking = sentences.filter((sentence) => asksUser(sentence, context))
  const counted = asking.length > 0 ? asking : sentences
  const userName = firstNameOf(context.userName)
  const words = counted.map((sentence) => wordsOf(sentence, userName))
  const cues = counted.flatMap((sentence) => plainSentences(sentence).flatMap(fittingCues))
  const forms = [
    ...cues.filter((cue) => !cue.startsWith('cue ')),
    asking.length > 0 ? 'asks' : 'does not ask',
    ...(counted.some((sentence) => sentence.trimEnd().endsWith('?')) ? ['question mark'] : []),
    ...(sentences.length > counted.length ? ['with more sentences'] : []),
    ...(/[.!?,]/.test(text) ? ['punctuated'] : []),
    ...(preparesQuestion(text) ? ['prepares'] : []),
    ...(words.flat().includes('USER') ? ['user'] : []),
    ...(words.flat().includes('NAME') ? ['name'] : []),
  ]
  const { kind = 'unknown', userSaid = 'nothing', isOngoing = false } = context
  const situation = [
    `kind ${kind}`,
    `after ${userSaid}`,
    `${isOngoing ? 'ongoing' : 'first'} ${kind}`,
    `${kind} after ${userSaid}`,
    ...(context.isForOthers ? ['for others'] : []),
    ...(context.isBeginning ? ['beginning'] : []),
    `length ${Math.min(Math.ceil(words.flat().length / 3), 6)}`,
  ]
  return new Set([
    ...situation,
    ...cues,
    ...forms.flatMap((form) => [form, `${form} after ${userSaid}`, `${form} ${kind}`]),
    ...words.flatMap((said) => sequences(['<', ...said, '>'], 2)),
    ...words.flatMap((said) => sequences(['<', ...said.map(grammarOf), '>'], 4)),
  ])
}

/** The words of a sentence without the markers before them; the names of people are alike. */
const wordsOf = (sentence: string, userName: string | null): string[] =>
  withoutMarkers(
    plainSentences(sentence)
      .map(({ words }) => words)
      .join(' '),
  )
    .split(' ')
    .map((word) => (word === userName ? 'USER' : FIRST_NAMES.has(word) ? 'NAME' : word))

/** Word classes by their ends, for the words that carry no grammar themselves. */
const ENDS = ['ing', 'ed', 'ly', "'s", 'est', 's'] as const

const grammarOf = (word: string): string =>
  FUNCTION_WORDS.has(word) || /^(?:USER|NAME)$/.test(word)
    ? word
    : `-${ENDS.find((end) => word.length > end.length + 2 && word.endsWith(end)) ?? ''}`

/** The sequences of up to `longest` words. */
const sequences = (words: string[], longest: number): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
