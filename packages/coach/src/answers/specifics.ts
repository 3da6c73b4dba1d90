import type { SpokenRound } from '@sightline/contracts/rounds'
import { stem } from '../text/stem.ts'
import { STOP_WORDS } from '../text/vocabulary.ts'
import { FIRST_PERSON_SINGULAR, numbersIn } from '../text/word-counts.ts'
import type { AnswerFacts } from './answer-facts.ts'
import { SYSTEM_STEMS } from './system-stems.ts'

/** A day, a month, a season or a time of the day. */
const TIME =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|(19|20)\d\d|spring|summer|autumn|winter|yesterday|tomorrow|noon|midnight|weekend|morning|afternoon|evening|night|christmas|easter|(last|next|that|same|second|third|first) (day|week|month|year))s?\b/gi
/** A capital letter inside a sentence: a name. `I` is none. */
const NAME = /(?<=[a-z,;:] )(?!I\b)[A-Z][a-z]+/g
/** Somebody who is told about. */
const OTHER_PERSON = /\b(he|she|him|his|her)\b/i
const OWN_ACT =
  /\b(i|i've|i'd) (\w+ly |then |also |never |had )?(?!(was|am|think|thought|know|knew|like|liked|believe|guess|remember|had)\b)[a-z]+(ed|d|t|ote|old|ook|ent|an|ut|ave|ew|ound|ang|oke|ow)?\b/i

/**
 * How much an answer says, whatever its length: how many different content words it has, and how many different names,
 * times, numbers and, in system design, parts of a system.
 */
export function substanceOf({ sentences }: AnswerFacts, round: SpokenRound): { content: number; specifics: number } {
  const prose = sentences.filter(({ isProse, isQuestion }) => isProse || isQuestion)
  const stems = new Set(sentences.flatMap((sentence) => sentence.stems))
  const found = prose.flatMap(({ text }) => [
    ...numbersIn(text),
    ...(text.match(TIME) ?? []),
    ...(text.match(NAME) ?? []),
  ])
  const parts = round === 'system-design' ? [...SYSTEM_STEMS].filter((part) => stems.has(part)) : []
  const questions = round === 'sales-call' ? prose.filter(({ isQuestion }) => isQuestion).map(({ text }) => text) : []
  const content = sentences.flatMap(({ words }) => words.filter((word) => !STOP_WORDS.has(word)))
  return {
    content: new Set(content.map(stem)).size,
    specifics: new Set([...found, ...parts, ...questions].map((name) => name.toLowerCase())).size,
  }
}

/** The least number of sentences in which the candidates act themselves. */
const OWN_SENTENCES_MIN = 2
const OTHER_SENTENCES_MIN = 3

/** Whether an answer tells what somebody else did, and hardly what the candidate did. */
export function isOfSomebodyElse({ sentences }: AnswerFacts): boolean {
  const own = sentences.filter(
    ({ text, words }) => words.some((word) => FIRST_PERSON_SINGULAR.has(word)) && OWN_ACT.test(text),
  )
  const others = sentences.filter(({ text }) => OTHER_PERSON.test(text))
  return own.length < OWN_SENTENCES_MIN && others.length >= OTHER_SENTENCES_MIN
}
