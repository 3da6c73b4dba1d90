import type { Speech } from '@sightline/contracts/interviews/events'
import type { Sentence } from '@sightline/english/sentences'
import {
  countFillers,
  FIRST_PERSON_PLURAL,
  FIRST_PERSON_SINGULAR,
  SECOND_PERSON,
} from '@sightline/english/word-counts'

/** Measures of how an answer is said, whatever its topic. */
export type Measures = {
  words: number
  /** Words like `I` and `my`. */
  firstPersonSingular: number
  /** Words like `we` and `our`. */
  firstPersonPlural: number
  /** Words like `you` and `your`. */
  secondPerson: number
  questions: number
  /** Filler expressions per 100 words. */
  fillerRate: number
  /** Words per sentence, on average. */
  sentenceLength: number
  /** Words per minute; null for typed answers. */
  pace: number | null
  /** Silences between words; null for typed answers. */
  pauses: number | null
}

const MINUTE_MS = 60_000
/** Shorter recordings give no reliable pace. */
const SPEECH_MIN_MS = 5000

/** Counts words and fillers of an answer. Pace and pauses come from its recording, if any. */
export function measure(sentences: Sentence[], speech: Speech | null): Measures {
  const words = sentences.flatMap((sentence) => sentence.words)
  const countOf = (wordSet: ReadonlySet<string>) => words.filter((word) => wordSet.has(word)).length
  const fillers = sentences.reduce((sum, { text }) => sum + countFillers(text), 0)
  const isSpoken = speech !== null && speech.durationMs >= SPEECH_MIN_MS && speech.words > 0
  return {
    words: words.length,
    firstPersonSingular: countOf(FIRST_PERSON_SINGULAR),
    firstPersonPlural: countOf(FIRST_PERSON_PLURAL),
    secondPerson: countOf(SECOND_PERSON),
    questions: sentences.filter(({ isQuestion }) => isQuestion).length,
    fillerRate: Math.max(
      perHundred(fillers, words.length),
      isSpoken ? perHundred(speech.fillers, speech.words) : 0,
    ),
    sentenceLength: sentences.length === 0 ? 0 : words.length / sentences.length,
    pace: isSpoken ? (speech.words * MINUTE_MS) / speech.durationMs : null,
    pauses: isSpoken ? speech.pauses : null,
  }
}

const perHundred = (part: number, whole: number) => (whole === 0 ? 0 : (part * 100) / whole)
