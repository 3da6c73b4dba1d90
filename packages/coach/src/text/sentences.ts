import { stem } from './stem.ts'

/** One sentence of an answer, or a line of a list in it. */
export type Sentence = {
  text: string
  /** The event in which it was said. */
  seq: number
  words: string[]
  stems: string[]
  /** False for bare lists of words, which prove nothing. */
  isSaid: boolean
  isQuestion: boolean
}

/** What was said in one event. */
export type Passage = { text: string; seq: number }

/** Characters that nobody sees: marks of width nothing, of direction, tags, variants, for private use. Line ends and spaces stay. */
const HIDDEN = /\p{Cf}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu

/** The text as its reader sees it: without hidden characters, and look-alikes of Latin letters in full width made plain. */
export const visibleText = (text: string) => text.normalize('NFKC').replace(/\r\n?/g, '\n').replace(HIDDEN, '')

/** The words of a text in small letters; numbers are words of their own, so that `500GB` is two. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:'\p{L}+)?|\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

/** The sentences of what was said, in order. What was spoken has no full stops: long runs are parted where a new thought begins. */
export const sentencesOf = (passages: Passage[]): Sentence[] =>
  passages.flatMap(({ text, seq }) =>
    visibleText(text)
      .split(/\n+|(?<=[.!?…]["”’)*]*)\s+/)
      .flatMap(partLongRun)
      .map((part) => part.replace(/^[\s>#*•–-]+|[\s*]+$/g, ''))
      .flatMap((part) => (wordsOf(part).length === 0 ? [] : [asSentence(part, seq)])),
  )

const RUN_MAX = 45
const NEW_THOUGHT =
  /\s+(?=(?:and then|and so|and i|so i|so we|but|then|because|after that|as a result|in the end|first|finally)\b)/i
const partLongRun = (text: string) => (wordsOf(text).length > RUN_MAX ? text.split(NEW_THOUGHT) : [text])

function asSentence(text: string, seq: number): Sentence {
  const words = wordsOf(text)
  return { text, seq, words, stems: words.map(stem), isSaid: isSaid(text, words), isQuestion: /\?["”’)*]*$/.test(text) }
}

/** Words that hold a sentence together. A list of terms has hardly any. */
const BINDING = new Set(
  (
    'a an the this that these those it its he she they them their there here i me my we us our you your who which what when where why how ' +
    'is are was were be been being am do does did has have had will would can could should may might must not no as at by for from in into ' +
    'of off on onto out over to up with without about after before because if so than then though until while but and or per each every all any some more most much many ' +
    "only also just means mean between through during i'm i've i'd i'll it's"
  ).split(' '),
)
const BINDING_SHARE_MIN = 0.2
const SEPARATOR_SHARE_MAX = 0.34
const SAID_WORDS_MIN = 4

function isSaid(text: string, words: string[]): boolean {
  const binding = words.filter((word) => BINDING.has(word)).length
  const separators = text.match(/[,;/|•·+&]|\band\b/gi)?.length ?? 0
  return (
    words.length >= SAID_WORDS_MIN &&
    binding / words.length >= BINDING_SHARE_MIN &&
    separators / words.length <= SEPARATOR_SHARE_MAX
  )
}
