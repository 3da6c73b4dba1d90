import { numberText } from '@sightline/english/number-text'
import type { Sentence } from '@sightline/english/sentences'
import type { Measures } from '../spoken-answers/measures.ts'
import { levelFrom, type SpokenCriterion } from './spoken-criterion.ts'

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
  judge: ({ measures, sentences }) => {
    const points = [
      isBetween(measures.words, words),
      isBetween(measures.sentenceLength, SENTENCE_WORDS),
      measures.words > 0 && measures.fillerRate <= FILLER_RATE_MAX && hasGoodPace(measures),
      showsOrder(sentences),
    ].map(Number)
    return levelFrom(points, { needs: points })
  },
  // What lies outside of the good measures is said as measured.
  toDo: ({ sentences }) =>
    showsOrder(sentences) ? null : 'Show the order: first, then, as a result.',
  measured: ({ measures }) => measuredTexts(measures, words),
})

const isBetween = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max

const hasGoodPace = ({ pace }: Measures) => pace === null || isBetween(pace, PACE)

function showsOrder(sentences: Sentence[]): boolean {
  const kinds = new Set(
    sentences.flatMap(({ text }) => text.toLowerCase().match(ORDER_WORDS) ?? []),
  )
  const headings = sentences.filter(({ text }) => HEADING.test(text)).length
  return kinds.size >= ORDER_KINDS_MIN || headings >= ORDER_KINDS_MIN
}

/** What was counted and lies outside of what is easy to follow. */
function measuredTexts(measures: Measures, words: readonly [number, number]): string[] {
  const { sentenceLength, fillerRate, pace } = measures
  const isLong = sentenceLength > SENTENCE_WORDS[1]
  return [
    isBetween(measures.words, words)
      ? ''
      : `You used ${measures.words} words of your own; ${words[0]} to ${words[1]} is a good length.`,
    isLong
      ? `Your sentences have ${Math.round(sentenceLength)} words on average; up to ${SENTENCE_WORDS[1]} are easy to follow.`
      : '',
    fillerRate <= FILLER_RATE_MAX
      ? ''
      : `Of 100 words, ${numberText(fillerRate)} are fillers like “um”; up to ${FILLER_RATE_MAX} go unnoticed.`,
    pace === null || isBetween(pace, PACE)
      ? ''
      : `You spoke at ${Math.round(pace)} words a minute; ${PACE[0]} to ${PACE[1]} is a good pace.`,
  ].filter(Boolean)
}
