import type { Plan, PlannedQuestion, PlanRequest } from '@sightline/contracts/interviews/events'
import { AppError } from '../../platform/errors.ts'
import type { QuestionBank } from '../question-bank.ts'

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * Refuses a plan that repeats questions, and says which ones and when they were last practised. A
 * certain question is requested in order to repeat it. @throws AppError('repeats_question')
 */
export function requireNewQuestions(
  { questions }: Plan,
  { question: requested }: PlanRequest,
  bank: QuestionBank,
) {
  const repeated = questions.filter(({ slug, repeat }) => repeat && slug !== requested)
  if (repeated.length === 0) return
  const titleOf = (slug: string) => (bank.get(slug) ?? bank.spoken.get(slug))?.title ?? slug
  const titles = repeated.map(({ slug }) => `“${titleOf(slug)}”`).join(', ')
  const isEachRepeated = repeated.length === questions.length
  const reason = isEachRepeated
    ? 'You have been asked every question of this kind'
    : 'Too few questions of this kind are new to you'
  const message = [
    `${reason}, so this interview would repeat ${titles}.`,
    ...repeated.map((question) =>
      lastPractised(question, repeated.length === 1 ? 'it' : `“${titleOf(question.slug)}”`),
    ),
    'It costs a credit like a new one.',
  ]
  throw new AppError('repeats_question', message.join(' '))
}

function lastPractised({ repeat }: PlannedQuestion, name: string): string {
  const met = repeat?.isOfFamily ? `a question with the same idea as ${name}` : name
  if (!repeat?.lastAt) return `You have an unfinished interview with ${met}.`
  const read = repeat.isSolutionRead ? ', and you have read the solution' : ''
  return `You last practised ${met} on ${DAY.format(new Date(repeat.lastAt))}${read}.`
}
