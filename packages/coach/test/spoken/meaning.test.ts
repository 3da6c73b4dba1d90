import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { sentencesOf } from '@sightline/english/sentences'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleTexts, ROUND_EXAMPLES } from '../../src/examples/round-examples.ts'
import { criteriaOf } from '../../src/rubrics/spoken-rubrics.ts'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { readVectors } from '../../toolchain/stored-vectors.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const stored = readVectors()
const scoreOf = (question: SpokenQuestion, text: string, meanings = stored) =>
  scoreAnswer(
    question.round,
    question,
    { passages: [{ text, seq: 1 }], asked: [], speech: null },
    meanings,
  )
const sentenceTexts = (text: string) =>
  sentencesOf([{ text, seq: 0 }]).map((sentence) => sentence.text)

describe.each(SPOKEN_ROUNDS)('the examples of the round %s', (round) => {
  test('show every dimension but clarity, with twenty sentences each, and as many that show nothing', () => {
    const { shows, showsNothing } = ROUND_EXAMPLES[round]
    for (const [dimension] of criteriaOf(round))
      if (dimension !== 'clarity')
        expect(shows[dimension]?.length, dimension).toBeGreaterThanOrEqual(20)
    expect(showsNothing.length).toBeGreaterThanOrEqual(20)
  })

  test('have stored vectors', () => {
    expect(exampleTexts(round).filter((text) => !stored.vectorOf(text))).toEqual([])
  })
})

/** A question and its strong answer, cut anywhere into what is said and what is appended. */
const cutAnswers = (round: SpokenRound) =>
  fc
    .constantFrom(...spokenQuestions().filter((question) => question.round === round))
    .chain((question) => {
      const sentences = sentenceTexts(question.stronger)
      return fc
        .tuple(fc.constant(question), fc.nat(sentences.length), fc.nat(sentences.length))
        .map(([asked, a, b]) => ({
          asked,
          said: sentences.slice(0, Math.min(a, b)).join(' '),
          appended: sentences.slice(Math.min(a, b), Math.max(a, b)).join(' '),
        }))
    })

test.each(SPOKEN_ROUNDS)('more truth never lowers a level in the round %s', (round) => {
  fc.assert(
    fc.property(cutAnswers(round), ({ asked, said, appended }) => {
      const before = scoreOf(asked, said)
      const after = scoreOf(asked, `${said} ${appended}`)
      for (const [index, { dimension, level }] of before.levels.entries())
        expect(after.levels[index]?.level, dimension).toBeGreaterThanOrEqual(level)
    }),
    { numRuns: 25, seed: 1 },
  )
})

const RAVI =
  'A colleague of mine, Ravi, once shipped a release of our booking site that charged people twice. He was the one on call. He rolled it ' +
  'back and refunded 300 guests by hand over two days, and he wrote to each of them. It was fixed by Monday. I was not really part of it, ' +
  'but I thought he handled the bug very well and everybody respected him for it.'
const TEMPLATE =
  'In a previous role I was working on a key project when a critical bug reached our users. I immediately took ownership of the situation ' +
  'and communicated with all stakeholders. I analysed the root cause, implemented a robust fix and made sure that the quality was restored. ' +
  'As a result the users were happy and the team was very satisfied with my work. I learned that communication is key.'
const HIKE =
  'Last summer I went hiking in the Alps with two friends. On the second day we lost the path because the map was wrong, and it started to ' +
  'rain. I decided to turn back to the hut, and we reached it after three hours. In the end everybody was safe and dry.'
const NONSENSE = ['Banana.', 'Banana banana banana, banana.', 'It depends.', HIKE]
const EVASIONS = [
  'It depends.',
  'I would rather not say.',
  'We walked along the lake and had ice cream.',
]
const PLAIN_REPLY = 'Forty a week before, and four after.'
const meanings = await meaningsOf([RAVI, TEMPLATE, PLAIN_REPLY, ...EVASIONS, ...NONSENSE])
const bug = readSpoken('behavioral', 'a-bug-that-reached-the-users')
const blank = bug.stronger.replace('\n', ' At [company] I fixed it for [customer].\n')
const blankMeanings = await meaningsOf([blank])

test('a story of somebody else is said to be one, and shows no action of the candidate', () => {
  const action = scoreOf(bug, RAVI, meanings).levels.find(({ dimension }) => dimension === 'action')
  expect(action?.level).toBeLessThanOrEqual(1)
})

/** The level of the result after a follow-up that asks for it was answered. */
const resultAfter = (reply: string) =>
  scoreAnswer(
    'behavioral',
    bug,
    {
      passages: [
        { text: bug.stronger, seq: 1 },
        { text: reply, seq: 3 },
      ],
      asked: ['What was different afterwards?'],
      speech: null,
      followUps: [{ about: 'result', text: 'What was different afterwards?', seq: 3 }],
    },
    meanings,
  ).levels.find(({ dimension }) => dimension === 'result')

test.each(EVASIONS)(
  'a follow-up is judged by itself, and evading it lowers what it asked about: %s',
  (reply) => {
    const before = scoreOf(bug, bug.stronger, meanings).levels.find(
      ({ dimension }) => dimension === 'result',
    )
    const after = resultAfter(reply)
    expect(after?.level).toBe((before?.level ?? 0) - 1)
    expect(after?.advice).toBe(
      'A follow-up asked about this: “What was different afterwards?” Answer that.',
    )
  },
)

test('a short answer to a follow-up lowers nothing', () => {
  const before = scoreOf(bug, bug.stronger, meanings).levels.find(
    ({ dimension }) => dimension === 'result',
  )
  expect(resultAfter(PLAIN_REPLY)?.level).toBeGreaterThanOrEqual(before?.level ?? 4)
})

test('a template without a person, a time or a number stays at 2 at most', () => {
  const { levels } = scoreOf(bug, TEMPLATE, meanings)
  for (const { dimension, level } of levels)
    if (dimension !== 'clarity') expect(level, dimension).toBeLessThanOrEqual(2)
})

test('blanks of a template are noticed, and it stays at 2 at most', () => {
  const { levels } = scoreOf(bug, blank, blankMeanings)
  for (const { dimension, level } of levels) expect(level, dimension).toBeLessThanOrEqual(2)
  const texts = levels.flatMap(({ evidence }) => evidence.map(({ text }) => text))
  expect(texts).toContain('It is a template with blanks left open: “[company]”.')
})

test.each(SPOKEN_ROUNDS)(
  'nonsense and evasions score little or nothing in the round %s',
  (round) => {
    const questions = spokenQuestions().filter((question) => question.round === round)
    const scored = questions.flatMap((question) =>
      NONSENSE.map((text) => {
        const { score } = scoreOf(question, text, meanings)
        return { slug: question.slug, text, score }
      }),
    )
    expect(scored.filter(({ score }) => score > 1.5)).toEqual([])
  },
)

test('a quote stands only where the sentence shows the dimension', () => {
  const { levels } = scoreOf(bug, bug.stronger)
  const quotes = new Map(
    levels.map(({ dimension, evidence }) => [
      dimension,
      evidence.flatMap(({ quote }) => quote ?? []),
    ]),
  )
  const quoted = [...quotes].filter(([, found]) => found.length > 0).map(([dimension]) => dimension)
  expect(quoted).toEqual(['task', 'action', 'result', 'reflection'])
  for (const quote of [...quotes.values()].flat()) expect(bug.stronger).toContain(quote)
  const vague = scoreOf(bug, TEMPLATE, meanings).levels.find(
    ({ dimension }) => dimension === 'reflection',
  )
  expect(vague?.evidence.flatMap(({ quote }) => quote ?? [])).toEqual([])
})

test('an answer that could not be encoded is scored by its words, without quotes', () => {
  const { levels, facts } = scoreOf(bug, bug.stronger, { vectorOf: () => undefined })
  expect(facts.meanings).toBeNull()
  expect(levels.flatMap(({ evidence }) => evidence.flatMap(({ quote }) => quote ?? []))).toEqual([])
  expect(levels.some(({ level }) => level > 2)).toBe(true)
})
