import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { type SampleAnswer, sampleAnswers } from '../sample-answers.ts'
import { readSpoken } from '../spoken-bank.ts'

const offTopic = sampleAnswers('off-topic')
const onTopic = sampleAnswers('on-topic')
const meanings = await meaningsOf([...offTopic, ...onTopic].map(({ text }) => text))

const score = ({ round, slug, text }: SampleAnswer) =>
  scoreAnswer(
    round,
    readSpoken(round, slug),
    { passages: [{ text, seq: 1 }], asked: [], speech: null },
    meanings,
  )
const known = new Map<SampleAnswer, ReturnType<typeof score>>()
/** Scores each answer once for all tests. */
function scoreOf(answer: SampleAnswer) {
  const scored = known.get(answer) ?? score(answer)
  known.set(answer, scored)
  return scored
}
/** The coach says that it is not sure, and gives few points. */
const isDoubted = (answer: SampleAnswer) => {
  const { score, range } = scoreOf(answer)
  return range?.low === 0 && score <= 1.5
}
const isLowest = (answer: SampleAnswer) => scoreOf(answer).levels.every(({ level }) => level === 0)

/**
 * Prints and returns the share of answers that meet a condition, and lists the other answers for
 * the failure message.
 */
function shareOf(
  name: string,
  answers: SampleAnswer[],
  condition: (answer: SampleAnswer) => boolean,
) {
  const others = answers.filter((answer) => !condition(answer))
  const share = 1 - others.length / answers.length
  console.info(`${name}: ${(share * 100).toFixed(1)} % of ${answers.length}`)
  return {
    share,
    others: others
      .map(({ kind, slug, text }) => `${kind} ${slug}: ${text.slice(0, 60)}`)
      .join('\n'),
  }
}

test('an answer of which the coach is not sure has a range from 0 in every dimension', () => {
  const unsure = [...offTopic, ...onTopic].map(scoreOf).filter(({ range }) => range !== null)
  expect(unsure.length).toBeGreaterThan(0)
  for (const { levels } of unsure)
    for (const { dimension, level, range } of levels) {
      expect(range?.low, dimension).toBe(0)
      expect(range?.high, dimension).toBeGreaterThanOrEqual(level)
    }
})

test('a level of which the coach is not sure lies within its range', () => {
  const ranged = onTopic.flatMap((answer) => scoreOf(answer).levels).filter(({ range }) => range)
  expect(ranged.length).toBeGreaterThan(0)
  for (const { level, range } of ranged) {
    expect(level).toBeGreaterThanOrEqual(range?.low ?? 4)
    expect(level).toBeLessThanOrEqual(range?.high ?? 0)
  }
})

describe.each([
  ['known', false],
  ['held-out', true],
])('the %s sample answers', (half, isHeldOut) => {
  const halfOf = (answers: SampleAnswer[]) =>
    answers.filter((answer) => answer.isHeldOut === isHeldOut)

  test('score 0 when foreign, copied, keyword lists, nonsense or empty, or low with a warning that it is not sure', () => {
    const foreign = halfOf(offTopic).filter(({ kind }) => kind !== 'near-miss')
    const { share, others } = shareOf(
      `lowest or doubted, ${half}`,
      foreign,
      (answer) => isLowest(answer) || isDoubted(answer),
    )
    expect(share, others).toBeGreaterThanOrEqual(0.96)
  })

  test('score at most 1 when they answer another question of the round', () => {
    const misses = halfOf(offTopic).filter(({ kind }) => kind === 'near-miss')
    const { share, others } = shareOf(
      `near misses at most 1, ${half}`,
      misses,
      (answer) => scoreOf(answer).score <= 1,
    )
    expect(share, others).toBeGreaterThanOrEqual(0.9)
  })

  test('are hardly ever taken to be off the topic when they are on it, however plain', () => {
    const { share, others } = shareOf(
      `on the topic and not lowest, ${half}`,
      halfOf(onTopic),
      (answer) => !isLowest(answer),
    )
    expect(share, others).toBeGreaterThanOrEqual(0.98)
  })
})

test('there are enough sample answers on and off the topic in every round', () => {
  expect(offTopic.length).toBeGreaterThanOrEqual(60)
  expect(onTopic.length).toBeGreaterThanOrEqual(40)
  for (const answers of [offTopic, onTopic])
    expect(new Set(answers.map(({ round }) => round)).size).toBe(3)
})

test('a story that answers another question scores at most 1, and every level says what the question asks about', () => {
  const story = offTopic.find(
    ({ slug, kind }) => kind === 'near-miss' && slug === 'two-opinions-in-a-code-review',
  )
  const { score, range, levels } = story ? scoreOf(story) : { score: 4, range: null, levels: [] }
  expect(score).toBeLessThanOrEqual(1)
  expect(range?.low).toBe(0)
  expect(levels).toHaveLength(7)
  for (const { evidence } of levels)
    expect(evidence).toEqual([
      {
        text: expect.stringMatching(
          /^The coach is not sure that this answers the question\. The question asks about .*a code review/,
        ),
        quote: null,
        seq: null,
      },
    ])
})

test.each([
  ['an off-topic story', offTopic.find(({ kind }) => kind === 'near-miss')],
  ['a plain answer', onTopic[0]],
])('%s scores the same twenty times', (_name, answer) => {
  if (!answer) throw new Error('There is no such answer')
  const first = score(answer)
  for (let times = 0; times < 20; times++) expect(score(answer)).toEqual(first)
})
