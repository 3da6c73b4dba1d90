import type { Sentence } from './sentences.ts'

const FILLERS =
  /\b(u+h*m+|u+h+|e+rm*|h+m+|you know|sort of|kind of|i mean|basically|literally|actually|honestly|obviously|to be honest|stuff like that|and so on and so forth|or something|whatever)\b/gi
/** Digits and number words. Years do not count. */
const NUMBER =
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?![\d.,]))[$€£₹]?\d[\d.,]*|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|twice|doubled?|tripled?|halved|a third|a quarter|dozens?)\b/giu

export const FIRST_PERSON_SINGULAR: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll me my mine myself".split(' '),
)
export const FIRST_PERSON_PLURAL: ReadonlySet<string> = new Set(
  "we we're we've we'd we'll us our ours ourselves".split(' '),
)
export const SECOND_PERSON: ReadonlySet<string> = new Set(
  "you you're you've you'd you'll your yours yourself".split(' '),
)

/** The numbers of a text, as they stand in it. Years do not count. */
export const numbersIn = (text: string): string[] => text.match(NUMBER) ?? []
/** How many numbers a text has. Years do not count. */
export const countNumbers = (text: string): number => numbersIn(text).length

/** How many expressions of a text only fill a pause, like `um` and `you know`. */
export const countFillers = (text: string): number => text.match(FILLERS)?.length ?? 0

/** Whether a sentence says `I`, `me` or `my`. */
export const isInFirstPerson = ({ words }: Sentence): boolean =>
  words.some((word) => FIRST_PERSON_SINGULAR.has(word))
