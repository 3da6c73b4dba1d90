import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { Interview } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'

const SPOKEN = ['How did I do?', 'Which was my weakest answer?', 'What did I leave out?']

const QUESTIONS: Record<InterviewRound, readonly string[]> = {
  coding: ['How did I do?', 'What does a good solution cost?'],
  behavioral: SPOKEN,
  'system-design': [...SPOKEN, 'What would a better design cover?'],
  'sales-call': SPOKEN,
}

/** Questions that the coach can answer at the end of this interview. */
export function suggestedQuestions({ plan, questions }: Interview): string[] {
  const hasFailed = questions.some(({ submissions }) =>
    submissions.some((submission) => submission.results !== null && !isSolved(submission)),
  )
  return [
    ...QUESTIONS[plan?.round ?? 'coding'],
    ...(hasFailed ? ['Why did my submission fail?'] : []),
    'What should I practise next?',
  ]
}
