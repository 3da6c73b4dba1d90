import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import type { AnsweredFollowUp, GivenAnswer } from '../../src/spoken-answers/given-answer.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { readSpoken } from '../spoken-bank.ts'

const CALL =
  'Thank you for your time, Mattis. How many calls does your receptionist get on a Monday morning, and how many chairs stay empty in a week? ' +
  'A surgery like yours had five empty chairs a week and now has two.'
const NEXT_STEP = 'I suggest that we look at it together with her on Thursday at one.'
/** Sentences with words of dates and meetings that offer nothing. */
const NO_OFFERS = [
  'Here you see the calendar.',
  'This is the page with the minutes of each visit.',
  'The calendar has a colour for each week.',
  'On Friday the phones were down.',
]

const STORY =
  'At a bank I was on call when the payments queue filled up, and three clerks waited for me. I had to find the cause before noon. I stopped ' +
  'the newest consumer, read the last four hundred messages and found one that was sent again and again. I set it aside, told the clerks what ' +
  'to expect, and wrote a check for it. By eleven all 9,000 payments had gone out. I learned to look at the oldest message first.'
/** What somebody thinks of in reply to a harder follow-up has not happened. */
const THOUGHTS = [
  'I set an alarm on the age of the oldest message, rang the three clerks and rolled the queue back.',
  'At a hospital with 300 beds I would have had to find the cause before the next shift.',
  'Then I call the owner of the queue, and each Friday we go through the list of red messages.',
]

const texts = [CALL, NEXT_STEP, ...NO_OFFERS, STORY, ...THOUGHTS]
const meanings = await meaningsOf(texts)

const given = (said: string[], followUps: AnsweredFollowUp[] = []): GivenAnswer => ({
  passages: said.map((text, index) => ({ text, seq: index + 1 })),
  asked: [],
  speech: null,
  followUps,
})

/** What is quoted for some dimensions of an answer. */
function quotesOf(question: ReturnType<typeof readSpoken>, answer: GivenAnswer, of: string[]) {
  const { levels } = scoreAnswer(question.round, question, answer, meanings)
  return levels
    .filter(({ dimension }) => of.includes(dimension))
    .flatMap(({ evidence }) => evidence.flatMap(({ quote }) => quote ?? []))
}

describe('a next step is quoted', () => {
  const question = readSpoken('sales-call', 'can-you-just-show-it')

  test.each(NO_OFFERS)('where something is offered, unlike in %s', (text) => {
    const quotes = quotesOf(question, given([CALL, text, NEXT_STEP]), ['next-step'])
    expect(quotes).toContain(NEXT_STEP)
    expect(quotes).not.toContain(text)
  })
})

describe('a story is quoted', () => {
  const question = readSpoken('behavioral', 'the-alarm-nobody-owned')

  test.each(THOUGHTS)('from what was told, not from thoughts as in %s', (text) => {
    const harder = [{ about: 'harder' as const, text: 'And what if it happened again?', seq: 2 }]
    const story = ['situation', 'task', 'action', 'result']
    const quotes = quotesOf(question, given([STORY, text], harder), story)
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes).not.toContain(text)
  })
})

test.each([
  ['behavioral', 'the-alarm-nobody-owned'],
  ['behavioral', 'choosing-between-two-tools'],
  ['behavioral', 'watching-somebody-use-it'],
  ['behavioral', 'praise-worth-hearing'],
  ['sales-call', 'it-is-with-procurement'],
  ['sales-call', 'half-your-rate'],
] as const)('in %s %s no sentence is quoted twice', (round, slug) => {
  const question = readSpoken(round, slug)
  const { levels } = scoreAnswer(round, question, given([question.stronger]), meanings)
  const quotes = levels.flatMap(({ evidence }) => evidence.flatMap(({ quote }) => quote ?? []))
  expect(quotes.length).toBeGreaterThan(1)
  expect(quotes).toEqual([...new Set(quotes)])
})
