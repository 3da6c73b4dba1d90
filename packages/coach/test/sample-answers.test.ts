import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../src/scoring/score-answer.ts'
import { type SampleAnswer, sampleAnswers } from './sample-answers.ts'
import { readSpoken } from './spoken-bank.ts'

const scoreOf = ({ round, slug, text }: SampleAnswer) =>
  scoreAnswer(round, readSpoken(round, slug), { passages: [{ text, seq: 1 }], asked: [], speech: null })
const isLowest = (answer: SampleAnswer) => scoreOf(answer).levels.every(({ level }) => level === 0)

/** The share of answers of which something is true, printed and told by those of which it is not. */
function shareOf(name: string, answers: SampleAnswer[], isTrue: (answer: SampleAnswer) => boolean) {
  const others = answers.filter((answer) => !isTrue(answer))
  const share = 1 - others.length / answers.length
  console.info(`${name}: ${(share * 100).toFixed(1)} % of ${answers.length}`)
  return { share, others: others.map(({ kind, slug, text }) => `${kind} ${slug}: ${text.slice(0, 60)}`).join('\n') }
}

const off = sampleAnswers('off-topic')
const on = sampleAnswers('on-topic')

describe.each([
  ['looked at', false],
  ['held out', true],
])('of the answers %s', (half, isHeldOut) => {
  const halfOf = (answers: SampleAnswer[]) => answers.filter((answer) => answer.isHeldOut === isHeldOut)

  test('those on foreign subjects, copied, of keywords, without sense or without an answer score lowest on every dimension', () => {
    const foreign = halfOf(off).filter(({ kind }) => kind !== 'near-miss')
    const { share, others } = shareOf(`lowest, ${half}`, foreign, isLowest)
    expect(share, others).toBeGreaterThanOrEqual(0.98)
  })

  test('good ones to another question of the round score at most 1', () => {
    const misses = halfOf(off).filter(({ kind }) => kind === 'near-miss')
    const { share, others } = shareOf(`near misses at most 1, ${half}`, misses, (answer) => scoreOf(answer).score <= 1)
    expect(share, others).toBeGreaterThanOrEqual(0.9)
  })

  test('hardly any that is on the topic is taken for one that is not, however plain', () => {
    const { share, others } = shareOf(`on the topic and not lowest, ${half}`, halfOf(on), (answer) => !isLowest(answer))
    expect(share, others).toBeGreaterThanOrEqual(0.98)
  })
})

test('there are enough of either, in every round', () => {
  expect(off.length).toBeGreaterThanOrEqual(60)
  expect(on.length).toBeGreaterThanOrEqual(40)
  for (const answers of [off, on]) expect(new Set(answers.map(({ round }) => round)).size).toBe(3)
})

test('a story of something else is told what it does not speak of', () => {
  const story = off.find(({ slug, kind }) => kind === 'near-miss' && slug === 'two-opinions-in-a-code-review')
  expect(story && scoreOf(story).levels[0]?.evidence).toMatchObject([
    { text: expect.stringMatching(/^The answer does not speak of a code review, which the question asks about\./) },
  ])
})

test.each([
  ['a story of something else', off.find(({ kind }) => kind === 'near-miss')],
  ['a plain answer', on[0]],
])('%s scores the same twenty times', (_name, answer) => {
  if (!answer) throw new Error('There is no such answer')
  const first = scoreOf(answer)
  for (let times = 0; times < 20; times++) expect(scoreOf(answer)).toEqual(first)
})
