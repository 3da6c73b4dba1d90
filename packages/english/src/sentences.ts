import { stem } from './stem.ts'

/** One sentence of an answer, or one line of a list in it. */
export type Sentence = {
  /** The sentence without neutral words: all judgements and vectors rest on it. */
  text: string
  /** The sentence as the candidate said it, for quotes. */
  said: string
  /** The number of the event that the sentence comes from. */
  seq: number
  words: string[]
  stems: string[]
  /** False for bare lists of words, which prove nothing. */
  isProse: boolean
  isQuestion: boolean
}

/**
 * Words that add emphasis and nothing else. Judgements leave them out, so that none of them can
 * turn a level.
 */
const NEUTRAL =
  /(?<![\p{L}'’])(really|very|quite|simply|indeed|truly|certainly|surely|just)(?![\p{L}'’])\s+/giu

/** A text without neutral words. */
const withoutNeutralWords = (text: string) => text.replace(NEUTRAL, '')

/** The text of one event. */
export type Passage = { text: string; seq: number }

/**
 * Invisible characters: zero width, direction marks, tags, variation selectors, private use. Line
 * ends and tabs stay.
 */
const INVISIBLE =
  /\p{Cf}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu

/**
 * The text as a reader sees it: without invisible characters, and with full-width letters as plain
 * ones.
 */
export const visibleText = (text: string) =>
  text.normalize('NFKC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '')

/** The words of a text in small letters. Numbers are words of their own: `500GB` is two words. */
export const wordsOf = (text: string): string[] => wordsAsWritten(text.toLowerCase())

/** The words of a text in its own letters. */
export const wordsAsWritten = (text: string): string[] =>
  text.replaceAll('’', "'").match(/\p{L}+(?:'\p{L}+)?|\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

/** The stems of a text's words, in order. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

/** A line's end, or the end of a sentence: the full stop of an abbreviation before a name is none. */
const SENTENCE_END =
  /\n+|(?<=[.!?…]["”’)*]*)(?<!\b(?:mrs?|ms|dr|prof|st|vs|approx|cf|e\.g|i\.e)\.)\s+/i

/**
 * The sentences of all passages, in order. Transcripts have no full stops: a long run of words is
 * split where a new thought begins, unless it has the commas of a written sentence.
 */
export const sentencesOf = (passages: Passage[]): Sentence[] =>
  passages.flatMap(({ text, seq }) =>
    visibleText(text)
      .split(SENTENCE_END)
      .flatMap(splitLongRun)
      .map((part) => part.replace(/^[\s>#*•–-]+|[\s*]+$/g, ''))
      .flatMap((part) => (wordsOf(part).length === 0 ? [] : [toSentence(part, seq)])),
  )

const RUN_MAX_WORDS = 45
const NEW_THOUGHT =
  /(?<!\band)\s+(?=(?:and then|and so|and i|so i|so we|but|then|because|after that|as a result|in the end|first|finally)\b)/i
/** A long sentence that was written has a comma or the like for so many words at most. */
const WORDS_FOR_MARK = 30
function splitLongRun(text: string): string[] {
  const words = wordsOf(withoutNeutralWords(text)).length
  const marks = text.match(/[,;:]/g)?.length ?? 0
  return words > RUN_MAX_WORDS && words > marks * WORDS_FOR_MARK ? text.split(NEW_THOUGHT) : [text]
}

function toSentence(said: string, seq: number): Sentence {
  const text = withoutNeutralWords(said)
  const words = wordsOf(text)
  return {
    text,
    said,
    seq,
    words,
    stems: words.map(stem),
    isProse: isProse(text, words),
    isQuestion: /\?["”’)*]*$/.test(text),
  }
}

/** Function words hold a sentence together; a list of terms has hardly any. */
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those it its he she they them their there here i me my we us our you your who which what when where why how ' +
    'is are was were be been being am do does did has have had will would can could should may might must not no as at by for from in into ' +
    'of off on onto out over to up with without about after before because if so than then though until while but and or per each every all any some more most much many ' +
    "only also just means mean between through during i'm i've i'd i'll it's"
  ).split(' '),
)
const FUNCTION_WORD_SHARE_MIN = 0.2
const SEPARATOR_SHARE_MAX = 0.34
const PROSE_WORDS_MIN = 4

function isProse(text: string, words: string[]): boolean {
  const functionWords = words.filter((word) => FUNCTION_WORDS.has(word)).length
  const separators = text.match(/[,;/|•·+&]|\band\b/gi)?.length ?? 0
  return (
    words.length >= PROSE_WORDS_MIN &&
    functionWords / words.length >= FUNCTION_WORD_SHARE_MIN &&
    separators / words.length <= SEPARATOR_SHARE_MAX
  )
}
