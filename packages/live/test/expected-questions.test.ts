import { expect, test } from 'vitest'
import { expectedQuestions } from '../src/session/expected-questions.ts'

const QUESTIONS = [
  { topic: 'conflict', title: 'A quarrel', statement: 'Tell me about a conflict in your team.' },
  { topic: 'conflict', title: 'A customer', statement: 'Tell me about a customer who was angry.' },
  { topic: 'failure', title: 'A bug', statement: 'Tell me about a bug that reached production.' },
  {
    topic: 'deadlines',
    title: 'A late project',
    statement: 'Tell me about a deadline that you missed.',
  },
]
const titles = (known: string, count = 3) =>
  expectedQuestions(known, QUESTIONS, count).map(({ title }) => title)

test('the questions whose words are in the job description come first, one for each topic', () => {
  expect(titles('You meet every deadline, and angry customers do not frighten you.', 2)).toEqual([
    'A customer',
    'A late project',
  ])
})

test('without a job description there is one question for each topic', () => {
  expect(titles('')).toEqual(['A quarrel', 'A bug', 'A late project'])
})
