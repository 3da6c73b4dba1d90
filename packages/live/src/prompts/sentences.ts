import { plainWords } from '../cues/cue.ts'
import { FIRST_NAMES } from '../cues/first-names.ts'
import { MARKERS } from '../cues/turn-cues.ts'

const MARKERS_START = new RegExp(`^(?:(?:${MARKERS.join('|')})\\b[ ,]*)+`)

/** A sentence without marks, in small letters. */
export interface PlainSentence {
  words: string
  hasQuestionMark: boolean
  /** The places in `words` where a part of the sentence begins, after a comma, colon or dash. */
  partStarts: number[]
  /** The name before a comma at the beginning: `Priya, the press kit?`. */
  firstName: string | null
  /** The name after a comma at the end: `what do you think, Priya?`. */
  lastName: string | null
  /**
   * The words with a capital letter; null for a sentence without capitals, in which any word may be
   * a name.
   */
  capitalised: ReadonlySet<string> | null
}

/** Words before a question that are not names: `everybody can you see this`. */
const NOT_NAMES = new Set(
  (
    'everybody everyone anybody anyone somebody someone nobody guys folks team all you we i it they he she this that these those there here ' +
    'if when where what how why who which while since as after before because though although until once whether the a an my your our their his her its ' +
    'to of in on at for from with by about into over under not never always still only even again already too very more most much many some any each every ' +
    'is are was were be been do does did has have had can could would will should may might must today tomorrow yesterday monday tuesday wednesday thursday ' +
    'one two three four five six seven eight nine ten double fair friday question follow-up curious tell know think say wonder see ask depends same true correct correctly today nothing something anything everything ' +
    'let lets and then so but or like maybe sir man mate buddy neither nor however therefore meanwhile besides otherwise overall instead still'
  ).split(' '),
)

/** The sentences of a text. */
export const plainSentences = (text: string): PlainSentence[] =>
  text
    .replaceAll('’', "'")
    .split(/(?<=[.?!…])\s+/)
    .flatMap((sentence) => {
      const words = plainWords(sentence)
      if (words === '') return []
      const lastName = /, (\p{Lu}\p{Ll}+)\?$/u.exec(sentence.trim())?.[1]?.toLowerCase() ?? null
      const firstName = nameBefore(
        /^(\p{Lu}\p{Ll}+), /u.exec(sentence.trim())?.[1]?.toLowerCase() ?? '',
      )
      const hasQuestionMark = sentence.trimEnd().endsWith('?')
      const [partStarts, capitalised] = [startsOfParts(sentence), capitalisedWords(sentence)]
      return [{ words, hasQuestionMark, partStarts, firstName, lastName, capitalised }]
    })

function startsOfParts(sentence: string): number[] {
  const parts = sentence.split(/[,;:–—]\s+|\s+-\s+/).map(plainWords)
  const starts: number[] = []
  let start = 0
  for (const part of parts.filter((words) => words !== '')) {
    if (start > 0) starts.push(start)
    start += part.length + 1
  }
  return starts
}

/**
 * The words of a sentence that begin with a capital, in small letters; null when the sentence
 * itself does not.
 */
function capitalisedWords(sentence: string): ReadonlySet<string> | null {
  if (!/^\P{L}*\p{Lu}/u.test(sentence)) return null
  return new Set([...sentence.matchAll(/\p{Lu}[\p{L}'-]*/gu)].map(([word]) => word.toLowerCase()))
}

/** The words without the markers before them: `okay so um what is …` becomes `what is …`. */
export const withoutMarkers = (words: string) => words.replace(MARKERS_START, '')

/**
 * Whether the words are only markers like `right` and `okay cool`, which answer and ask nothing.
 */
export const isBackChannel = (text: string): boolean =>
  withoutMarkers(`${plainWords(text)} `).trim() === ''

/** The word that a clause begins with, if that may be a name. */
export function nameBefore(clause: string): string | null {
  const word = /^[\p{L}'-]+/u.exec(clause)?.[0] ?? ''
  return word === '' || word.endsWith('ly') || NOT_NAMES.has(word) || isBackChannel(word)
    ? null
    : word
}

/** The name right before the place where a clause asks. */
export function addressee(words: string, askingFrom: number): string | null {
  const before = withoutMarkers(words.slice(0, askingFrom)).trim()
  return nameBefore(before) === before ? before : null
}

const BEFORE_OBJECT =
  "to|with|from|for|by|about|of|and|or|is|was|than|ask|asked|tell|told|see|saw|call|called|meet|met|like|hear|heard|at|on|in|named|as|the|a|an|your|my|our|doctor|mister|says|said|i'm|me|via|against|between|using|use|use|behind"

/** Whether a sentence calls somebody else by name: at its end, or before `you`. */
export function isCalledByName(words: string, userName: string): boolean {
  const said = words.split(' ')
  return said.some((word, index) => {
    if (index === 0 || word === userName || !FIRST_NAMES.has(word)) return false
    if (BEFORE_OBJECT.split('|').includes(said[index - 1] ?? '')) return false
    return index === said.length - 1 || /^(?:you|you've|you'd|you're)$/.test(said[index + 1] ?? '')
  })
}

/** Whom a text calls by name at its beginning or its end; null for nobody. */
export function callsSomebody(text: string, userName: string | null): 'user' | 'other' | null {
  const words = plainWords(text).split(' ')
  const first = withoutMarkers(words.join(' ')).split(' ')[0] ?? ''
  const names = [first, words.at(-1) ?? '']
  if (userName !== null && words.includes(userName)) return 'user'
  return names.some((name) => FIRST_NAMES.has(name)) ? 'other' : null
}
