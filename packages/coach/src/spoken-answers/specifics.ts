import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Sentence } from '@sightline/english/sentences'
import { IRREGULAR_PAST_FORMS, stem } from '@sightline/english/stem'
import { STOP_WORDS } from '@sightline/english/vocabulary'
import { numbersIn } from '@sightline/english/word-counts'
import type { AnswerFacts } from './answer-facts.ts'
import { SYSTEM_STEMS } from './system-stems.ts'

/** A day, a month, a season or a time of the day. */
const TIME =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|(19|20)\d\d|spring|summer|autumn|winter|yesterday|tomorrow|noon|midnight|weekend|morning|afternoon|evening|night|christmas|easter|(last|next|that|same|second|third|first) (day|week|month|year))s?\b/gi
/** A capital letter inside a sentence: a name. `I` is none. */
const NAME = /(?<=[a-z,;:] )(?!I\b)[A-Z][a-z]+/g
/** Somebody who is told about. */
const OTHER_PERSON = /\b(he|she|him|his|her)\b/i
/** Something that somebody did: a verb in the past tense that is no state of mind. */
const PAST_ACT = `(?!thought|knew|felt|saw|heard|sat|liked|loved|wanted|hoped|believed|remembered|noticed|watched|learned|needed)(put|cut|let|set|got|hit|shut|${IRREGULAR_PAST_FORMS.join('|')}|\\w{2,}ed)`
const OWN_ACT = new RegExp(
  `\\b(i|i've|i'd|i have|i had)( \\w+ly| also| then| just| never)? ${PAST_ACT}\\b|^${PAST_ACT}\\b`,
  'i',
)
const HYPOTHETICAL = /\b(would|could|should|might|usually|generally|often|in general|if i)\b/i

/** Whether candidates say in a sentence what they did, and not what they would do. */
export const tellsOwnAct = ({ text }: Sentence): boolean =>
  OWN_ACT.test(text.replaceAll('’', "'")) && !HYPOTHETICAL.test(text)

/**
 * The numbers, times and names of a sentence, and in system design its parts of a system. A
 * question asked counts.
 */
function specificsIn({ text, stems, isQuestion }: Sentence, round: SpokenRound): number {
  const parts =
    round === 'system-design' ? new Set(stems.filter((part) => SYSTEM_STEMS.has(part))).size : 0
  const asked = round === 'sales-call' && isQuestion ? 1 : 0
  return (
    numbersIn(text).length +
    (text.match(TIME) ?? []).length +
    (text.match(NAME) ?? []).length +
    parts +
    asked
  )
}

/** So many specifics make a sentence nearly two thirds concrete. */
const SPECIFICS_SCALE: Record<SpokenRound, number> = {
  behavioral: 1.5,
  'system-design': 3,
  'sales-call': 1.5,
}

/** How concrete a sentence is, from 0 to 1: each further number, name or time adds less. */
export const concretenessOf = (sentence: Sentence, round: SpokenRound): number =>
  1 - Math.exp(-specificsIn(sentence, round) / SPECIFICS_SCALE[round])

/**
 * How much an answer says, whatever its length: how many different content words it has, and how
 * many different names, times, numbers and, in system design, parts of a system.
 */
export function substanceOf(
  { sentences }: AnswerFacts,
  round: SpokenRound,
): { content: number; specifics: number } {
  const prose = sentences.filter(({ isProse, isQuestion }) => isProse || isQuestion)
  const stems = new Set(sentences.flatMap((sentence) => sentence.stems))
  const found = prose.flatMap(({ text }) => [
    ...numbersIn(text),
    ...(text.match(TIME) ?? []),
    ...(text.match(NAME) ?? []),
  ])
  const parts = round === 'system-design' ? [...SYSTEM_STEMS].filter((part) => stems.has(part)) : []
  const questions =
    round === 'sales-call'
      ? prose.filter(({ isQuestion }) => isQuestion).map(({ text }) => text)
      : []
  const content = sentences.flatMap(({ words }) => words.filter((word) => !STOP_WORDS.has(word)))
  return {
    content: new Set(content.map(stem)).size,
    specifics: new Set([...found, ...parts, ...questions].map((name) => name.toLowerCase())).size,
  }
}

/**
 * Something that is done, told in the present tense as in “then I go with one driver”: a word after
 * “I” or “we” that is neither a state of mind, nor an auxiliary verb, nor an adverb.
 */
const PRESENT_ACT =
  '(?!am|are|is|was|were|be|been|do|did|does|don|have|has|had|can|could|would|should|will|shall|may|might|must|think|thought|believe|know|knew|feel|felt|see|saw|hear|heard|find|found|mean|meant|guess|hope|hoped|wish|wonder|suppose|agree|admire|respect|like|liked|love|loved|hate|prefer|remember|forget|understand|need|want|try|always|never|often|usually|still|really|also|then|just|not|no|all|both|too|who|and|or|in|at|on|of|to|with)[a-z]{2,}'

const ownPart = (act: string) =>
  new RegExp(
    `\\b(i|i've|i'd|we|we've|we'd)( \\w+ly| also| then| just| have| had)? (${act})\\b`,
    'i',
  )
const PAST_OWN_PART = ownPart(`${PAST_ACT}|sat|wanted|needed`)
const PRESENT_OWN_PART = ownPart(PRESENT_ACT)
/** With so many sentences in the present tense, a story is told in it. */
const PRESENT_MIN = 3

/** The sentences in which candidates say what they did, tried or wanted, alone or with others. */
export function ownPartsOf(sentences: Sentence[]): Sentence[] {
  const matching = (pattern: RegExp) =>
    sentences.filter(({ text }) => pattern.test(text.replaceAll('’', "'")))
  const past = matching(PAST_OWN_PART)
  const present = matching(PRESENT_OWN_PART).filter((sentence) => !past.includes(sentence))
  return present.length >= PRESENT_MIN ? [...past, ...present] : past
}

/** A place that a template leaves open: `[company]`, `<name>`, `____`, `XXX`. */
const BLANK = /\[[a-z][a-z ,/'-]*\]|<[a-z][a-z ]*>|_{3,}|\bX{2,3}\b(?= |[.,])/gi
/** The places that a template left open, as they stand in the answer. */
export const blanksOf = ({ sentences }: Pick<AnswerFacts, 'sentences'>): string[] =>
  sentences.flatMap(({ said }) => said.match(BLANK) ?? [])

/** The least number of sentences in which the candidates act themselves. */
const OWN_SENTENCES_MIN = 2
const OTHER_SENTENCES_MIN = 3

/** Whether an answer tells what somebody else did, and hardly what the candidate did. */
export function isOfSomebodyElse({ sentences }: AnswerFacts): boolean {
  const others = sentences.filter(({ text }) => OTHER_PERSON.test(text))
  return ownPartsOf(sentences).length < OWN_SENTENCES_MIN && others.length >= OTHER_SENTENCES_MIN
}
