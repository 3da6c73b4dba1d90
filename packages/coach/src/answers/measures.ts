import type { Speech } from '@sightline/contracts/interview-events'
import type { Sentence } from '../text/sentences.ts'

/** How an answer is said, whatever it is about. */
export type Measures = {
  words: number
  /** Words of the first person: `I`, `my` … and `we`, `our` … */
  singular: number
  plural: number
  /** Words addressed to the other: `you`, `your`. */
  addressed: number
  questions: number
  /** Words that fill a pause, for 100 words. */
  fillerRate: number
  sentenceLength: number
  /** Words a minute, where it was spoken. */
  pace: number | null
  /** Silences between its words, where it was spoken. */
  pauses: number | null
}

const SINGULAR = new Set("i i'm i've i'd i'll me my mine myself".split(' '))
const PLURAL = new Set("we we're we've we'd we'll us our ours ourselves".split(' '))
const ADDRESSED = new Set("you you're you've you'd you'll your yours yourself".split(' '))
const FILLERS =
  /\b(u+h*m+|u+h+|e+rm*|h+m+|you know|sort of|kind of|i mean|basically|literally|actually|honestly|obviously|to be honest|stuff like that|and so on and so forth|or something|whatever)\b/gi
const MINUTE_MS = 60_000
const SPEECH_MIN_MS = 5000

/** The numbers in a text; years do not count. */
export const NUMBER =
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?![\d.,]))[$€£₹]?\d[\d.,]*|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|twice|doubled?|tripled?|halved|a third|a quarter|dozens?)\b/giu

export const numbersIn = (text: string): number => text.match(NUMBER)?.length ?? 0

/** How many words of a text fill a pause. */
export const fillersIn = (text: string): number => text.match(FILLERS)?.length ?? 0

export function measure(sentences: Sentence[], speech: Speech | null): Measures {
  const words = sentences.flatMap((sentence) => sentence.words)
  const countOf = (among: ReadonlySet<string>) => words.filter((word) => among.has(word)).length
  const fillers = sentences.reduce((sum, { text }) => sum + fillersIn(text), 0)
  const isSpoken = speech !== null && speech.durationMs >= SPEECH_MIN_MS && speech.words > 0
  return {
    words: words.length,
    singular: countOf(SINGULAR),
    plural: countOf(PLURAL),
    addressed: countOf(ADDRESSED),
    questions: sentences.filter(({ isQuestion }) => isQuestion).length,
    fillerRate: Math.max(rate(fillers, words.length), isSpoken ? rate(speech.fillers, speech.words) : 0),
    sentenceLength: sentences.length === 0 ? 0 : words.length / sentences.length,
    pace: isSpoken ? (speech.words * MINUTE_MS) / speech.durationMs : null,
    pauses: isSpoken ? speech.pauses : null,
  }
}

const rate = (part: number, whole: number) => (whole === 0 ? 0 : (part * 100) / whole)

/** True of a sentence in which the speaker alone acts. */
export const isInFirstPerson = ({ words }: Sentence) => words.some((word) => SINGULAR.has(word))
