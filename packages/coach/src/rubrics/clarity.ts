import type { AnswerFacts } from '../spoken-answers/answer-facts.ts'
import { joinWords, levelFrom, type Point, type SpokenCriterion } from './spoken-criterion.ts'

/** Per 100 words. */
const FILLER_RATE_MAX = 3
/** The shortest and the longest good average sentence, in words. */
const SENTENCE_WORDS = [6, 30] as const
/** The slowest and the fastest good pace, in words per minute. */
const PACE = [90, 190] as const
/**
 * Words that show the order of an answer. “First”, “second”, “third” and “last” count at the start
 * of a clause alone, since they also name spans of time.
 */
const ORDER_WORDS =
  /\b(firstly|secondly|thirdly|lastly|then|next(?! week| month| year| day| to)|after that|afterwards|finally|before|meanwhile|once(?! an? )|so|because|therefore|however|as a result|in the end|for example|that means|if)\b|(?<=^|[,;:] |\b(?:and|but|i|we) )(first|second|third|last)\b(?! (?:week|month|year|day|time|minute|night)s?\b)/gi
/** A few words before a colon, or in bold. A short sentence is none. */
const HEADING = /^([A-Z][A-Za-z -]{2,30}:( |$)|\*\*[A-Z][A-Za-z -]{2,30}[:.]?\*\*)/
/** The number of different order words, or of headings, that shows an order. */
const ORDER_KINDS_MIN = 3

/**
 * Whether an answer is easy to follow: its length, sentences, filler words and words that show an
 * order. `words` are the shortest and the longest clear answer of the round.
 */
export const clarity = ({ words }: { words: readonly [number, number] }): SpokenCriterion => ({
  title: 'Clarity',
  weight: 1,
  levels: [
    'There is too little to follow.',
    'Hard to follow: it stays vague, or length, sentences and order get in the way.',
    'Parts are clear; others stay vague, or length, sentences, fillers or order get in the way.',
    'Clear, with something to work on: examples, length, sentences, fillers or order.',
    'Clear from start to end: concrete, of a fitting length, with good sentences, few fillers and an order that shows.',
  ],
  advice: `Aim for ${words[0]} to ${words[1]} words, one thought a sentence; say who, when and how much, and show the order: first, then, as a result.`,
  followUp:
    'Say the same again in three sentences: what it was about, what you did, what came of it.',
  judge: (facts) => {
    const length = lengthPoint(facts, words)
    const points = [length, sentencePoint(facts), fillerPoint(facts), orderPoint(facts)]
    return levelFrom(points, { needs: points })
  },
})

const point = (isGood: boolean, text: string): Point => ({
  points: isGood ? 1 : 0,
  max: 1,
  text,
  sentence: null,
})

const lengthPoint = ({ measures }: AnswerFacts, [min, max]: readonly [number, number]) =>
  point(
    measures.words >= min && measures.words <= max,
    `You used ${measures.words} words of your own; ${min} to ${max} is a good length.`,
  )

const sentencePoint = ({ measures }: AnswerFacts) => {
  const [min, max] = SENTENCE_WORDS
  return point(
    measures.sentenceLength >= min && measures.sentenceLength <= max,
    `Your sentences have ${Math.round(measures.sentenceLength)} words on average; ${min} to ${max} are easy to follow.`,
  )
}

const fillerPoint = ({ measures: { words, fillerRate, pace } }: AnswerFacts) => {
  const isEven = pace === null || (pace >= PACE[0] && pace <= PACE[1])
  const spoken =
    pace === null
      ? ''
      : ` You spoke at ${Math.round(pace)} words a minute; ${PACE[0]} to ${PACE[1]} is a good pace.`
  return point(
    words > 0 && fillerRate <= FILLER_RATE_MAX && isEven,
    `Of 100 words, ${fillerRate.toFixed(1)} are fillers like “um”; up to ${FILLER_RATE_MAX} go unnoticed.${spoken}`,
  )
}

const orderPoint = ({ sentences }: AnswerFacts) => {
  const kinds = new Set(
    sentences.flatMap(({ text }) => text.toLowerCase().match(ORDER_WORDS) ?? []),
  )
  const headings = sentences.filter(({ text }) => HEADING.test(text)).length
  const isOrdered = kinds.size >= ORDER_KINDS_MIN || headings >= ORDER_KINDS_MIN
  const shown = [...kinds].slice(0, 4).map((word) => `“${word}”`)
  const shows = kinds.size >= ORDER_KINDS_MIN ? `Words like ${joinWords(shown, 'and')}` : 'Headings'
  return point(
    isOrdered,
    isOrdered
      ? `${shows} show the order.`
      : 'Hardly any words like “first” or “then” show the order.',
  )
}
