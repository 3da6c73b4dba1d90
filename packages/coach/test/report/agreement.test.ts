import type { Plan } from '@sightline/contracts/interviews/events'
import { SPOKEN_DIMENSIONS, SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import type { QuestionScore } from '@sightline/contracts/interviews/scores'
import { describe, expect, test } from 'vitest'
import { questionVerdict } from '../../src/report/question-verdict.ts'
import { writeReport } from '../../src/report/write-report.ts'
import { replyFromScore } from '../../src/rounds/score-replies.ts'
import { interviewScore } from '../../src/scoring/interview-score.ts'
import { scoreSpokenInterview } from '../../src/scoring/score-spoken-interview.ts'
import { bank, play } from '../play-interview.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const DIMENSIONS = SPOKEN_DIMENSIONS.behavioral

/** A scored question of the behavioral round with one level for each dimension. */
const scored = (slug: string, levels: number[]): QuestionScore => ({
  slug,
  title: slug,
  topic: 'ownership',
  difficulty: 'easy',
  minutes: 7,
  timeMs: 0,
  measured: [],
  askedSeq: 1,
  score: levels.reduce((sum, level) => sum + level, 0) / levels.length,
  dimensions: DIMENSIONS.map((dimension, index) => {
    const level = levels[index] ?? 0
    return {
      dimension,
      level,
      evidence: [],
      ...(level < 4 && { advice: `Do more for ${dimension}.` }),
    }
  }),
})

/** Levels of seven dimensions: all the same, one apart, and far apart. */
const LEVELS = [
  ...[0, 1, 2, 3, 4].map((level) => DIMENSIONS.map(() => level)),
  [3, 3, 4, 3, 3, 3, 3],
  [4, 4, 3, 3, 4, 4, 4],
  [3, 3, 3, 3, 3, 3, 2],
  [4, 2, 4, 2, 4, 2, 4],
  [1, 0, 3, 3, 4, 2, 1],
]

describe('the verdict on an answer with the levels', () => {
  test.each(LEVELS)('%i %i %i %i %i %i %i agrees with itself', (...levels) => {
    const { text } = questionVerdict('behavioral', scored('one', levels))
    const [carrying = '', gained = ''] = text.split('most is to be gained in')
    for (const dimension of DIMENSIONS)
      expect(carrying.includes(dimension) && gained.includes(dimension), text).toBe(false)
    if (new Set(levels).size === 1) expect(text).toContain(`every dimension is at ${levels[0]}.`)
  })
})

describe('the reply on the whole result', () => {
  test.each(LEVELS)('%i %i %i %i %i %i %i names as weakest what is weakest', (...levels) => {
    const score = interviewScore('behavioral', [
      scored('one', levels),
      scored('two', levels.toReversed()),
    ])
    const slugs = ['one', 'two']
    const meant = { named: slugs, answered: new Set(slugs) }
    const reply = replyFromScore('How did I do?', 'result', score, meant) ?? ''
    const lowest = Math.min(...score.dimensions.map((dimension) => dimension.score))
    const [, strongest = '', weakest = ''] =
      /Your strongest (.+?); your weakest (.+?)\. /.exec(reply) ?? []
    for (const { title, score: value } of score.dimensions) {
      const name = title.toLowerCase()
      expect(strongest.includes(name) && weakest.includes(name), reply).toBe(false)
      if (weakest) expect(weakest.includes(name), reply).toBe(value === lowest)
    }
    const [, example = ''] = /\. (\w+) in “/.exec(reply) ?? []
    if (weakest) expect(weakest).toContain(example.toLowerCase())
  })
})

test('what to practise rests on the scores that the report shows', () => {
  const score = interviewScore('behavioral', [
    scored('one', [3, 3, 2, 3, 3, 3, 3]),
    scored('two', [3, 2, 3, 3, 3, 2, 3]),
  ])
  const planned = { slug: 'easy-heap', topic: 'heap', difficulty: 'easy', minutes: 7 } as const
  const { interview } = play({ round: 'coding', questions: [planned] }, [], bank)
  const { next } = writeReport(interview, score, bank)
  const lowest = Math.min(...score.dimensions.map((dimension) => dimension.score))
  expect(next?.why).toMatch(new RegExp(` with \\w+ at ${lowest}\\.$`))
})

const spoken = new Map(spokenQuestions().map((question) => [question.slug, question]))

describe.each(SPOKEN_ROUNDS.filter((round) => round !== 'sales-call'))(
  'in the round %s',
  (round) => {
    test.each([
      'Can you say it in other words?',
      'May I think about it for a minute?',
      'How am I doing so far?',
    ])('%s is no answer in the report', (request) => {
      const [question] = spokenQuestions().filter((candidate) => candidate.round === round)
      const { slug, topic, difficulty, minutes } = readSpoken(round, question?.slug ?? '')
      const plan: Plan = { round, questions: [{ slug, topic, difficulty, minutes }] }
      const answered = { type: 'answered', question: slug, how: 'typed', speech: null }
      const questionBank = Object.assign(new Map(bank), { spoken })
      const { interview } = play(
        plan,
        [
          { ...answered, text: 'I rang them up and asked for the list.' },
          { ...answered, text: request },
        ],
        questionBank,
      )
      const score = scoreSpokenInterview(round, interview, spoken)
      expect(score.questions[0]?.measured).toContainEqual({ term: 'Answers', value: '1' })
      const { strongerAnswer } = writeReport(interview, score, questionBank)
      expect(strongerAnswer?.given).toBe('I rang them up and asked for the list.')
    })
  },
)
