import { notesText } from './notes-text.ts'
import type { Interview, QuestionProgress } from './state.ts'

/**
 * Whether the interview has anything to score: a judged submission, an answer or notes in words, or
 * a question that was given up. Hints, runs and unsubmitted code are no answer.
 */
export const hasAnswers = ({ questions }: Interview): boolean => questions.some(isAnswered)

/** The slugs of the questions that have anything to score. */
export const answeredSlugs = ({ questions }: Interview): Set<string> =>
  new Set(questions.filter(isAnswered).map(({ question }) => question))

const isAnswered = ({ submissions, answers, notes, gaveUp }: QuestionProgress) =>
  gaveUp !== null ||
  submissions.some(({ results }) => results !== null) ||
  answers.some(({ own }) => own.trim() !== '') ||
  (notes !== null && notesText(notes) !== '')
