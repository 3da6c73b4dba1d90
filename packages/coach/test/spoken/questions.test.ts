import {
  DIFFICULTIES,
  SPOKEN_ROUNDS,
  SPOKEN_TOPICS,
  type SpokenRound,
} from '@sightline/contracts/interviews/rounds'
import { stemsOf } from '@sightline/english/sentences'
import { STOP_WORDS } from '@sightline/english/vocabulary'
import { numbersIn } from '@sightline/english/word-counts'
import { slugs as codingSlugs } from '@sightline/question-bank/test/bank'
import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { spokenQuestions } from '../spoken-bank.ts'

const STRONG_SCORE_MIN = 3.5
const WEAK_SCORE_MAX = 1.5

describe.each(spokenQuestions())('$round/$slug', (question) => {
  const scored = (answer: string) => {
    const { score, levels } = scoreAnswer(question.round, question, {
      passages: [{ text: answer, seq: 1 }],
      asked: [],
      speech: null,
    })
    const why = levels.map(({ dimension, level, evidence }) =>
      [`${dimension} ${level}`, ...evidence.map(({ text }) => text)].join('\n    '),
    )
    return { score, why: `scores ${score.toFixed(2)}\n  ${why.join('\n  ')}\n` }
  }

  test('has a stronger answer that scores as strong', () => {
    const { score, why } = scored(question.stronger)
    expect(score, why).toBeGreaterThanOrEqual(STRONG_SCORE_MIN)
  })

  test('has a weak answer that scores as weak', () => {
    const { score, why } = scored(question.weak)
    expect(score, why).toBeLessThanOrEqual(WEAK_SCORE_MAX)
  })
})

/** Of the words of a question in other words that say something, how many the question may have. */
const SHARED_MAX: Record<SpokenRound, number> = {
  behavioral: 0.35,
  // What is to be built, and how large it is, has few other names.
  'system-design': 0.75,
  'sales-call': 0.5,
}
const SENTENCE_MAX_WORDS = 32

describe.each(spokenQuestions())('$round/$slug in other words', (question) => {
  const { round, plain } = question
  const statement = round === 'sales-call' ? saidByCustomer(question.statement) : question.statement

  test('is said in short sentences', () => {
    const sentences = plain.split(/(?<=[.?!])\s+/)
    expect(sentences.filter((one) => one.split(/\s+/).length > SENTENCE_MAX_WORDS)).toEqual([])
    expect(plain).toMatch(/[.?!]$/)
  })

  test('shares few words with the question', () => {
    const [own, shared] = [contentOf(plain), contentOf(statement)]
    const share = own.filter((stem) => shared.includes(stem)).length / own.length
    expect(share).toBeLessThanOrEqual(SHARED_MAX[round])
  })

  test('has no number that the question lacks', () => {
    expect(numbersOf(plain).filter((one) => !numbersOf(question.statement).includes(one))).toEqual(
      [],
    )
  })
})

/** What the customer says at the end of the scene: the words in quotation marks. */
const saidByCustomer = (statement: string) =>
  [...statement.matchAll(/"([^"]+)"/g)].map(([, said]) => said).join(' ')
const STOP_STEMS = new Set([...STOP_WORDS].flatMap(stemsOf))
const contentOf = (text: string) => [
  ...new Set(stemsOf(text).filter((stem) => !STOP_STEMS.has(stem) && !/\d/.test(stem))),
]
const numbersOf = (text: string) =>
  numbersIn(text.toLowerCase()).map((number) => number.replace(/[.,]+$/, ''))

const QUESTIONS_MIN: Record<SpokenRound, number> = {
  behavioral: 108,
  'system-design': 48,
  'sales-call': 39,
}

describe.each(SPOKEN_ROUNDS)('the questions of the round %s', (round) => {
  const ofRound = spokenQuestions().filter((question) => question.round === round)

  test(`are at least ${QUESTIONS_MIN[round]}, on every topic and in every difficulty`, () => {
    const count = (key: string) =>
      ofRound.filter(({ topic, difficulty }) => topic === key || difficulty === key).length
    const counts = Object.fromEntries(
      [...SPOKEN_TOPICS[round], ...DIFFICULTIES].map((key) => [key, count(key)]),
    )
    console.info(`${round}: ${ofRound.length} questions`, counts)
    expect(ofRound.length).toBeGreaterThanOrEqual(QUESTIONS_MIN[round])
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
  })
})

/** Whoever practises a topic at a difficulty again after some weeks finds something new. */
const CELL_MIN = 3

test(`each topic has at least ${CELL_MIN} questions of every difficulty that it has`, () => {
  const cells = Map.groupBy(spokenQuestions(), ({ topic, difficulty }) => `${topic} ${difficulty}`)
  const small = [...cells].filter(([, questions]) => questions.length < CELL_MIN)
  expect(small.map(([cell, questions]) => `${cell}: ${questions.length}`)).toEqual([])
})

test('no two questions share a slug or a title', () => {
  const names = spokenQuestions().flatMap(({ slug, title }) => [`slug ${slug}`, `title ${title}`])
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  expect(spokenQuestions().filter(({ slug }) => codingSlugs.includes(slug))).toEqual([])
})
