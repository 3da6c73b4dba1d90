import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import type { Question } from './question.ts'

/** The part of a question that its candidate may see, with the first `hintsAsked` hints. */
export function candidateView(question: Question, hintsAsked: number): CandidateQuestion {
  const {
    slug,
    title,
    kind,
    topic,
    difficulty,
    statement,
    examples,
    constraints,
    signature,
    comparison,
    givenCode,
  } = question
  return {
    slug,
    title,
    kind,
    topic,
    difficulty,
    statement,
    examples,
    constraints,
    signature,
    comparison,
    ...(givenCode && { givenCode }),
    tests: question.tests.visible,
    hints: question.hints.slice(0, hintsAsked),
  }
}
