import { sentencesOf } from '@sightline/english/sentences'
import { expect, test } from 'vitest'
import { scoreAnswer } from '../../src/scoring/score-answer.ts'
import { inventedFactsOf } from '../../src/spoken-answers/invented-facts.ts'
import { meaningsOf } from '../encoded-meanings.ts'
import { readSpoken, spokenQuestions } from '../spoken-bank.ts'

const dana = readSpoken('sales-call', 'too-expensive-for-us')
const ANSWER =
  'Thank you for being open, Dana. What do you compare the price with, and how do you work today? ' +
  'I suggest that we look at it together on Thursday at ten.'
const INVENTED = [
  'You told me that late fees cost you 14,000 a month, so it pays for itself in two days.',
  'As you said, your 35 clerks need 48 minutes for an invoice, and another customer went from 48 to 3.',
  'You’ve mentioned 9,500 a year for paper.',
]
const TRUE_OF_HER =
  'You told me that it is about 1,200 a month, so that is a lot of work for two of them.'
const meanings = await meaningsOf([ANSWER, ...INVENTED, TRUE_OF_HER])
const levelsOf = (text: string) =>
  scoreAnswer(
    'sales-call',
    dana,
    { passages: [{ text, seq: 1 }], asked: [], speech: null },
    meanings,
  ).levels.map(({ level }) => level)

test.each(INVENTED)('what the customer never said earns nothing: %s', (sentence) => {
  expect(levelsOf(`${ANSWER} ${sentence}`)).toEqual(levelsOf(ANSWER))
})

test.each([
  ['a number of the question', TRUE_OF_HER, false],
  ['a number of the question, written out', 'You said that two of them do little else.', false],
  ['a question about a number', 'You said 3,000, is that right?', false],
  ['a number of another customer', 'Another wholesaler went from 30 late payments to 4.', false],
  ['a number that she never said', 'You said 3,000 a month.', true],
])('%s', (_name, text, isInvented) => {
  const [sentence] = sentencesOf([{ text, seq: 1 }])
  expect(sentence && inventedFactsOf([dana.statement])(sentence)).toBe(isInvented)
})

test('no stronger answer of a sales call says that the customer named what the question lacks', () => {
  const sales = spokenQuestions().filter(({ round }) => round === 'sales-call')
  const invented = sales.flatMap(({ slug, statement, stronger }) =>
    sentencesOf([{ text: stronger, seq: 0 }])
      .filter(inventedFactsOf([statement]))
      .map(({ text }) => `${slug}: ${text}`),
  )
  expect(invented).toEqual([])
})
