import { ASKING_CUES } from '../cues/asking-cues.ts'
import { cuePattern, plainWords } from '../cues/cue.ts'
import { NOT_ASKING_CUES } from '../cues/not-asking-cues.ts'
import { CONNECTORS, MARKERS, TURN_CUES } from '../cues/turn-cues.ts'

const CLAUSE_START = cuePattern(ASKING_CUES.clause, 'start')
const SENTENCE_START = cuePattern(ASKING_CUES.sentence, 'start')
const ASKING_ANYWHERE = new RegExp(cuePattern(ASKING_CUES.anywhere), 'g')
const NOT_ASKING_START = cuePattern(NOT_ASKING_CUES, 'start')
const CONDITION_ALONE = cuePattern(TURN_CUES.condition, 'whole')
const SETTING = cuePattern(TURN_CUES.setting, 'start')
const OPEN_END = cuePattern(TURN_CUES.openEnd, 'end')
const OPEN_MARK = /(?:\.\.\.|…|,|-|–|—)$/
const CLOSED_END = cuePattern(TURN_CUES.closedEnd, 'end')
const WEAK_END = cuePattern(TURN_CUES.weakEnd, 'end')
const CARRIES_ON = cuePattern(TURN_CUES.more, 'start')
const REMARK = cuePattern(TURN_CUES.remark, 'start')
const REPORTED = cuePattern(TURN_CUES.reported)
const TAG = cuePattern(TURN_CUES.tag, 'whole')
const MARKERS_START = new RegExp(`^(?:(?:${MARKERS.join('|')})\\b[ ,]*)+`)
const CONNECTOR = new RegExp(`\\b(?:${CONNECTORS})\\b ?`, 'g')

/** A sentence without marks, in small letters. */
interface PlainSentence {
  words: string
  hasQuestionMark: boolean
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
    'let lets and then so but or like maybe sir man mate buddy however therefore meanwhile besides otherwise overall instead still'
  ).split(' '),
)

const plainSentences = (text: string): PlainSentence[] =>
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
      return [
        { words, hasQuestionMark, firstName, lastName, capitalised: capitalisedWords(sentence) },
      ]
    })

/**
 * The words of a sentence that begin with a capital, in small letters; null when the sentence
 * itself does not.
 */
function capitalisedWords(sentence: string): ReadonlySet<string> | null {
  if (!/^\P{L}*\p{Lu}/u.test(sentence)) return null
  return new Set([...sentence.matchAll(/\p{Lu}[\p{L}'-]*/gu)].map(([word]) => word.toLowerCase()))
}

/** The words without the markers before them: `okay so um what is …` becomes `what is …`. */
const withoutMarkers = (words: string) => words.replace(MARKERS_START, '')

/**
 * Whether the words are only markers like `right` and `okay cool`, which answer and ask nothing.
 */
export const isBackChannel = (text: string): boolean =>
  withoutMarkers(`${plainWords(text)} `).trim() === ''

/** The word that a clause begins with, if that may be a name. */
function nameBefore(clause: string): string | null {
  const word = /^[\p{L}'-]+/u.exec(clause)?.[0] ?? ''
  return word === '' || word.endsWith('ly') || NOT_NAMES.has(word) || isBackChannel(word)
    ? null
    : word
}

/** The name right before the place where a clause asks. */
function addressee(words: string, askingFrom: number): string | null {
  const before = withoutMarkers(words.slice(0, askingFrom)).trim()
  return nameBefore(before) === before ? before : null
}

/** The places where a sentence asks for something. */
function askingPlaces(words: string): number[] {
  const start = words.length - withoutMarkers(words).length
  const places = [...words.matchAll(ASKING_ANYWHERE)].map(({ index }) => index)
  const first = words.slice(start)
  if (CLAUSE_START.test(first) || SENTENCE_START.test(first)) places.push(start)
  // `users who are offline`: after a noun, `who` begins a relative clause.
  const name = /^\S+ (?:who|which) /.test(first) ? null : nameBefore(first)
  const afterName = start + (name?.length ?? -1) + 1
  for (const place of [
    afterName,
    ...[...words.matchAll(CONNECTOR)].map((match) => match.index + match[0].length),
  ]) {
    const clause = words.slice(place)
    const clausePlace = place + clause.length - withoutMarkers(clause).length
    if (CLAUSE_START.test(words.slice(clausePlace))) places.push(clausePlace)
  }
  return places
}

/**
 * Requests anywhere in a sentence that begins with the user's name: `Theo you were on call give us
 * the short version`.
 */
const requestPlaces = (words: string): number[] =>
  [...words.matchAll(/\b(?:give|tell|walk|run|take|talk|show|help) (?:me|us)\b/g)].map(
    ({ index }) => index,
  )

/** A shorter sentence with `please` is an answer: `yes please`. */
const PLEASE_MIN_WORDS = 5

function sentenceAsks(
  { words, hasQuestionMark, firstName, lastName, capitalised }: PlainSentence,
  userName: string | null,
): boolean {
  const isForAnother = (name: string | null) =>
    userName !== null && name !== null && name !== userName
  if (isForAnother(lastName)) return false
  const addresseeAt = (place: number) => {
    const name = addressee(words, place)
    return name !== null && (capitalised?.has(name) ?? true) ? name : null
  }
  const places = askingPlaces(words)
  if (userName !== null && withoutMarkers(words).startsWith(`${userName} `))
    places.push(...requestPlaces(words))
  const isOtherwiseAsking =
    (hasQuestionMark && !TAG.test(words)) ||
    CONDITION_ALONE.test(words) ||
    (words.split(' ').length >= PLEASE_MIN_WORDS && /\bplease\b/.test(words))
  if (places.length === 0 && isOtherwiseAsking && !isForAnother(firstName))
    places.push(words.length - withoutMarkers(words).length)
  const excluded = places.flatMap((place) => {
    const match = NOT_ASKING_START.exec(words.slice(place))
    return match ? [{ from: place, to: place + match[0].length }] : []
  })
  return places.some(
    (place) =>
      place < words.length &&
      !excluded.some(({ from, to }) => from <= place && place < to) &&
      !REPORTED.test(words.slice(0, place)) &&
      !isForAnother(addresseeAt(place)),
  )
}

/**
 * Whether a text asks the user for something: a question or a request. `userName` is the user's
 * first name; with it, questions to persons with other names are told apart.
 */
export function asksUser(text: string, userName?: string): boolean {
  const name = userName?.trim().split(/\s+/)[0]?.toLowerCase() ?? null
  return plainSentences(text).some((sentence) => sentenceAsks(sentence, name))
}

/** How sure the rules are that a text asks the user for something. */
export type Verdict = 'yes' | 'no' | 'doubtful'

/** Why the rules judge a text as they do; for tests, logs and benches. */
export type AskingReason =
  | 'asks in so many words'
  | 'has only a question mark'
  | 'states something for the user to react to'
  | 'asks nothing'

/** What the rules make of a text. */
export interface AskingJudgement {
  /**
   * `doubtful`: of the texts judged so, fewer than nine in ten are decided right by the rules, so
   * that whoever can ask a model may ask it. Without a model `asks` stands.
   */
  verdict: Verdict
  reason: AskingReason
  /** What the rules decide on their own. */
  asks: boolean
}

const REACTS_MIN_WORDS = 5
const FOR_USER = /\b(?:you|your|yours|we need|i need|now|suppose|say|imagine)\b/

/** Judges a text as `asksUser` does, and says how sure that is. It takes well under 1 ms. */
export function judgeAsking(text: string, userName?: string): AskingJudgement {
  const asks = asksUser(text, userName)
  if (asks && text.includes('?') && !asksUser(text.replaceAll('?', ''), userName))
    return { verdict: 'doubtful', reason: 'has only a question mark', asks }
  if (asks) return { verdict: 'yes', reason: 'asks in so many words', asks }
  const words = withoutMarkers(plainWords(text))
  return words.split(' ').length >= REACTS_MIN_WORDS && FOR_USER.test(words) && !isRemark(text)
    ? { verdict: 'doubtful', reason: 'states something for the user to react to', asks }
    : { verdict: 'no', reason: 'asks nothing', asks }
}

/** Whether a text stops in the middle of a sentence. */
export function isCutOff(text: string): boolean {
  const trimmed = text.trim().toLowerCase().replaceAll('’', "'")
  return (OPEN_END.test(trimmed) || OPEN_MARK.test(trimmed)) && !CLOSED_END.test(trimmed)
}

/** Whether more words of the same sentence may follow a text. */
export const mayGoOn = (text: string): boolean => isCutOff(text) || WEAK_END.test(plainWords(text))

/** Whether a text prepares a question that is still to come: `let's say the array is sorted`. */
export const preparesQuestion = (text: string): boolean =>
  isCutOff(text) || plainSentences(text).some(({ words }) => SETTING.test(withoutMarkers(words)))

/**
 * Whether a text carries on the words before it: `and how does that scale`, `like with a million
 * users`.
 */
export const carriesOn = (text: string): boolean =>
  CARRIES_ON.test(plainWords(text)) && !isBackChannel(text)

/** Whether a text is about the conversation itself: `we have about fifteen minutes left`. */
export const isRemark = (text: string): boolean => REMARK.test(withoutMarkers(plainWords(text)))
