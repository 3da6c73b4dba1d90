import type { LiveKind } from '@sightline/contracts/live/kinds'
import { cuePattern } from '../cues/cue.ts'
import { NOT_ASKING_CUES } from '../cues/not-asking-cues.ts'
import { PROBLEM_CUES, SETTING_CUES } from '../cues/problem-cues.ts'
import { QUESTION_CUES } from '../cues/question-cues.ts'
import { REQUEST_CUES } from '../cues/request-cues.ts'
import { CONNECTORS, TURN_CUES } from '../cues/turn-cues.ts'
import {
  addressee,
  isCalledByName,
  nameBefore,
  type PlainSentence,
  plainSentences,
  withoutMarkers,
} from './sentences.ts'

export interface Patterns {
  clause: RegExp
  sentence: RegExp
  anywhere: RegExp
}

type Tables = Record<keyof Patterns, Parameters<typeof cuePattern>[0]>
const patternsOf = (...tables: Tables[]): Patterns => {
  const rows = (place: keyof Patterns) => tables.flatMap((table) => table[place])
  return {
    clause: cuePattern(rows('clause'), 'start'),
    sentence: cuePattern(rows('sentence'), 'start'),
    anywhere: new RegExp(cuePattern(rows('anywhere')), 'g'),
  }
}
const QUESTIONS = patternsOf(QUESTION_CUES)
const ANEW = patternsOf(QUESTION_CUES, { ...REQUEST_CUES, sentence: QUESTION_CUES.sentence })
const ASKING = patternsOf(QUESTION_CUES, REQUEST_CUES, PROBLEM_CUES)
const ASKING_OF_PROBLEMS = patternsOf(QUESTION_CUES, REQUEST_CUES, PROBLEM_CUES, {
  ...SETTING_CUES,
  sentence: [],
})
const NOT_ASKING_START = cuePattern(NOT_ASKING_CUES, 'start')
const CONDITION_ALONE = cuePattern(TURN_CUES.condition, 'whole')
const REPORTED = cuePattern(TURN_CUES.reported)
const TAG = cuePattern(TURN_CUES.tag, 'whole')
const CONNECTOR = new RegExp(`\\b(?:${CONNECTORS})\\b ?`, 'g')

/** What is known of the conversation before a text of the other side. */
export interface AskingContext {
  /** The user's name; with it, questions to persons with other names are told apart. */
  userName?: string | undefined
  kind?: LiveKind | undefined
  /** There is a prompt point already that the text may go on about. */
  isOngoing?: boolean
  /** Somebody else was called by name last, and the user has not spoken since. */
  isForOthers?: boolean
  /** It is one of the first things said. */
  isBeginning?: boolean
  /** What the user said right before: nothing, an answer, or a question that this answers. */
  userSaid?: 'nothing' | 'answer' | 'question'
}

const isAboutProblems = (kind: LiveKind | undefined) =>
  kind === 'coding' || kind === 'system-design'

/** The places in the words of a sentence where a clause may begin; the first is its beginning. */
export function clausePlaces({ words, partStarts }: PlainSentence): number[] {
  const start = words.length - withoutMarkers(words).length
  const first = words.slice(start)
  // `users who are offline`: after a noun, `who` begins a relative clause.
  const name = /^\S+ (?:who|which) /.test(first) ? null : nameBefore(first)
  const afterName = start + (name?.length ?? -1) + 1
  const connected = [...words.matchAll(CONNECTOR)].map((match) => match.index + match[0].length)
  const more = [afterName, ...partStarts, ...connected].map((place) => {
    const clause = words.slice(place)
    return place + clause.length - withoutMarkers(clause).length
  })
  return [start, ...more]
}

/** The places where a sentence asks for something. */
function askingPlaces(sentence: PlainSentence, patterns: Patterns): number[] {
  const { words } = sentence
  const [start = 0, ...more] = clausePlaces(sentence)
  const first = words.slice(start)
  return [
    ...[...words.matchAll(patterns.anywhere)].map(({ index }) => index),
    ...(patterns.clause.test(first) || patterns.sentence.test(first) ? [start] : []),
    ...more.filter((place) => patterns.clause.test(words.slice(place))),
  ]
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
const PLEASE =
  /\bplease\b(?! (?:don't|do not|bear|wait|excuse|ignore|feel|forgive|mute|hold|be|stop|fill|note|take your|sit|have a seat|come in))/

interface Listener {
  userName: string | null
  context: AskingContext
}

/** Whether a sentence asks in the form of a question, a request or a problem. */
function asksByForm(sentence: PlainSentence, { userName, context }: Listener): boolean {
  const { words, hasQuestionMark, firstName, lastName, capitalised } = sentence
  const isForAnother = (name: string | null) =>
    userName !== null && name !== null && name !== userName
  if (isForAnother(lastName)) return false
  if (userName !== null && isCalledByName(words, userName)) return false
  const addresseeAt = (place: number) => {
    const name = addressee(words, place)
    return name !== null && (capitalised?.has(name) ?? true) ? name : null
  }
  const isAnswered = context.userSaid === 'question'
  const places = askingPlaces(sentence, isAnswered ? QUESTIONS : patternsFor(context))
  if (userName !== null && withoutMarkers(words).startsWith(`${userName} `))
    places.push(...requestPlaces(words))
  const isOtherwiseAsking =
    (hasQuestionMark && !TAG.test(words)) ||
    CONDITION_ALONE.test(words) ||
    (words.split(' ').length >= PLEASE_MIN_WORDS && PLEASE.test(words))
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

const patternsFor = ({ kind }: AskingContext) =>
  isAboutProblems(kind) ? ASKING_OF_PROBLEMS : ASKING

/** The user's first name in small letters; null where it is not known. */
export const firstNameOf = (userName: string | undefined): string | null =>
  userName?.trim().split(/\s+/)[0]?.toLowerCase() || null

/**
 * Whether a text asks the user for something in the form of a question, a request or a problem.
 * Statements that call for an answer are not among them: see `judge-asking.ts`.
 */
export function asksUser(text: string, context: AskingContext = {}): boolean {
  const listener = { userName: firstNameOf(context.userName), context }
  return plainSentences(text).some((sentence) => asksByForm(sentence, listener))
}

/** Whether a text asks something of its own, and does not only go on telling a problem. */
export const asksAnew = (text: string): boolean =>
  plainSentences(text).some(
    (sentence) => sentence.hasQuestionMark || askingPlaces(sentence, ANEW).length > 0,
  )
