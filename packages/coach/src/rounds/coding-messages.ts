import type { Plan } from '@sightline/contracts/interviews/events'
import type { QuestionKind } from '@sightline/contracts/questions/questions'
import type { Interview } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import type { CoachBank } from './coach-bank.ts'

/** The minutes that plans show for the parts around the questions. */
export const INTRODUCTION_MINUTES = 1
export const CLOSING_MINUTES = 3

const COUNT_TEXTS = ['no questions', 'one question', 'two questions', 'three questions']

/** The task of the first question, where it is not to write a function. */
const FIRST_TASKS: Record<QuestionKind, string> = {
  write: '',
  debug: 'The first question gives you code that does not work: find and fix its faults. ',
  extend: 'The first question gives you code that works: extend it by a further requirement. ',
  class:
    'The first question asks you to design a class: each test makes an object and calls its methods in turn. ',
  sql: 'The first question asks you for an SQL query: each test fills its tables and compares the rows that you return. ',
}

/**
 * The coach's opening message. Later questions may be replaced, so it names the task of the first
 * alone.
 */
export function introduction({ questions }: Plan, bank: CoachBank): string {
  const task = FIRST_TASKS[bank.get(questions[0]?.slug ?? '')?.kind ?? 'write']
  const minutes = questions.reduce((sum, question) => sum + question.minutes, 0)
  const count = COUNT_TEXTS[questions.length] ?? `${questions.length} questions`
  return (
    `I am the coach. I have ${count} for you, about ${minutes} minutes in all. ${task}Write your assumptions as comments, run your code as often as ` +
    'you like, and submit it when it is done. I then ask one question about your solution. At the end you can ask me questions.'
  )
}

/** The coach's message after the last question. */
export function closing({ questions }: Interview): string {
  const solved = questions.filter(({ submissions }) => submissions.some(isSolved)).length
  const hasFailed = questions.some(({ submissions }) =>
    submissions.some((submission) => submission.results !== null && !isSolved(submission)),
  )
  return (
    `That was the last question. You solved ${solved} of ${questions.length}. You can ask me how you are scored, what a good solution costs, ` +
    `${hasFailed ? 'why your submissions failed, ' : ''}and what to practise next. End the interview when you are done.`
  )
}
