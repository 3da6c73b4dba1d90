import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const OFF_TOPIC_MAX = 1
const OFF_TOPIC_SHARE_MIN = 0.95
/** Only every n-th pair is scored, since there are thousands. */
const PAIR_STEP: Record<SpokenRound, number> = {
  behavioral: 5,
  'system-design': 1,
  'sales-call': 1,
}

const scoreOf = (question: SpokenQuestion, text: string) =>
  scoreAnswer(question.round, question, { passages: [{ text, seq: 1 }], asked: [], speech: null })

describe.each(SPOKEN_ROUNDS)('a strong answer of the round %s', (round) => {
  const ofRound = spokenQuestions().filter((question) => question.round === round)

  test('scores at most 1 on a question of another topic', () => {
    const pairs = ofRound
      .flatMap((asked) =>
        ofRound.filter(({ topic }) => topic !== asked.topic).map((other) => ({ asked, other })),
      )
      .filter((_pair, index) => index % PAIR_STEP[round] === 0)
    const scores = pairs.map(({ asked, other }) => scoreOf(asked, other.stronger).score)
    const share = scores.filter((score) => score <= OFF_TOPIC_MAX).length / scores.length
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    console.info(
      `${round}: ${pairs.length} pairs, ${(share * 100).toFixed(1)} % at most ${OFF_TOPIC_MAX}, mean ${mean.toFixed(2)}`,
    )
    expect(share).toBeGreaterThanOrEqual(OFF_TOPIC_SHARE_MIN)
  })

  test('scores the same on its own question with and without topic profiles', () => {
    for (const question of ofRound) {
      const { topicProfiles, ...alone } = question
      expect(topicProfiles?.others.length).toBe(ofRound.length - 1)
      expect(scoreOf(question, question.stronger).levels, question.slug).toEqual(
        scoreOf(alone, question.stronger).levels,
      )
    }
  })
})

test('a behavioral story does not count as a sales call', () => {
  const sales = spokenQuestions().filter(({ round }) => round === 'sales-call')
  const stories = spokenQuestions().filter(
    ({ round }, index) => round === 'behavioral' && index % 4 === 0,
  )
  const scores = sales.flatMap((asked) =>
    stories.map(({ stronger }) => scoreOf(asked, stronger).score),
  )
  expect(
    scores.filter((score) => score <= OFF_TOPIC_MAX).length / scores.length,
  ).toBeGreaterThanOrEqual(OFF_TOPIC_SHARE_MIN)
})

test('a long answer off the topic is told what the question asks about', () => {
  const { levels, score } = scoreOf(
    readSpoken('behavioral', 'a-bug-that-reached-the-users'),
    readSpoken('behavioral', 'a-date-that-could-not-move').stronger,
  )
  expect(score).toBe(0)
  expect(levels[0]?.evidence[0]?.text).toMatch(
    /^The coach could not take this for an answer to the question\. The question asks about .+ and .+: say/,
  )
})

const HOTEL =
  'I used to work the front desk at a small hotel in Porto. One Saturday evening a couple turned up and the room they had paid for, the one ' +
  'with the view, had been given to somebody else by mistake. The man shouted at me in front of the whole lobby and said he would ruin us ' +
  'online.\n\nI was alone on the shift, so it was on me to sort it out and to keep the other guests from running away too.\n\nFirst I came out ' +
  'from behind the counter and took them to the bar, away from everyone. I let him talk until he was done, and I did not argue. I said that it ' +
  'was our error and that I would be furious too. Then I asked what the weekend was for, and it was their anniversary. So I rang the hotel ' +
  'across the street, got their suite for one night, paid for by us, and promised our own room for the second night.\n\nThey stayed, and when ' +
  'they left they thanked me. They wrote four stars out of five, and they have come back two times since. It cost us 180 euros.\n\nI learned ' +
  'that people mostly want to be listened to before they want a solution. Now I always ask what it means for them before I offer something.'
const FEEDBACK =
  'In my second year as a data analyst at an insurance firm, my boss told me in the yearly talk that my reports were unreadable and that ' +
  'people had stopped opening them. I had spent evenings on them, so it hurt, and I was silent for a minute.\n\nI wanted to find out whether ' +
  'it was true, and if it was, do something about it before the next quarter.\n\nI slept on it. The day after, I went back to her and asked ' +
  'for two examples. She showed me a page with eleven charts. Then I asked three colleagues in sales to read one report aloud while I ' +
  'watched. They skipped most of it and looked for one number. So I rewrote the format: one page, the number on top, one sentence on why it ' +
  'moved.\n\nWithin two months the number of people who opened it went from 9 to 40.\n\nWhat I took from it is that it stings most when it is ' +
  'right. These days I ask for criticism on a draft, not on the finished thing.'

test.each([
  ['an-angry-customer', HOTEL],
  ['feedback-that-stung', FEEDBACK],
])('an answer in unusual words counts as on the topic: %s', (slug, text) => {
  expect(scoreOf(readSpoken('behavioral', slug), text).score).toBeGreaterThanOrEqual(2.5)
  const { topic } = readSpoken('behavioral', slug)
  const others = spokenQuestions().filter(
    (question) => question.round === 'behavioral' && question.topic !== topic,
  )
  const lowest = others.filter((question) => scoreOf(question, text).score <= OFF_TOPIC_MAX)
  console.info(
    `${slug}, in words of its own: at most ${OFF_TOPIC_MAX} on ${lowest.length} of ${others.length} other questions`,
  )
  expect(lowest.length / others.length).toBeGreaterThanOrEqual(0.8)
})

test('notes of what the candidate did are in doubt, and a list of nouns is off the topic', () => {
  const question = readSpoken('behavioral', 'learned-in-a-short-time')
  const notes =
    'Kubernetes, four weeks. Read: official tutorials, two books. Built: small cluster, three laptops. ' +
    'Broke: network policies, twice. Result: migration finished, May deadline.'
  const nouns =
    'Kubernetes, Docker, Helm, Terraform. Learning, curiosity, ownership. Tutorials, books, courses. ' +
    'Deadline, migration, success.'
  expect(scoreOf(question, notes).range).toMatchObject({ low: 0 })
  expect(scoreOf(question, nouns)).toMatchObject({ score: 0, range: null })
})
