import type { SpokenRound } from '@sightline/contracts/rounds'
import { countNumbers, FIRST_PERSON_SINGULAR } from '../text/word-counts.ts'
import type { AnswerFacts } from './answer-facts.ts'

/** A day, a month or a year, or a span of time. */
const TIME =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|(19|20)\d\d|spring|summer|autumn|winter|yesterday|tomorrow|noon|midnight|weekend|(minute|hour|day|week|month|year)s?)\b/i
/** A capital letter inside a sentence: a name. `I` is none. */
const NAME = /[a-z,;:] (?!I\b)[A-Z][a-z]+/
/** Somebody who is told about. */
const OTHER_PERSON = /\b(he|she|him|his|her)\b/i
const OWN_ACT =
  /\b(i|i've|i'd) (\w+ly |then |also |never |had )?(?!(was|am|think|thought|know|knew|like|liked|believe|guess|remember|had)\b)[a-z]+(ed|d|t|ote|old|ook|ent|an|ut|ave|ew|ound|ang|oke|ow)?\b/i

/** The least number of sentences with a name, a time or a number in an answer that is no template. */
const SPECIFIC_SENTENCES_MIN = 2

/** Whether an answer has so few names, times and numbers that it could be told of any case. */
export function isTemplate({ sentences }: AnswerFacts, round: SpokenRound): boolean {
  if (round === 'sales-call') return false
  const specific = sentences.filter(({ text }) => countNumbers(text) > 0 || TIME.test(text) || NAME.test(text))
  return specific.length < SPECIFIC_SENTENCES_MIN
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
