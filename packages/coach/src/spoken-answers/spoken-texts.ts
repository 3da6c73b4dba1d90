import { sentencesOf } from '@sightline/english/sentences'
import type { Interview } from '../interview/state.ts'
import { givenAnswerTo } from './given-answer.ts'

/** The sentences of all answers and notes of an interview, whose meanings its scores rest on. */
export const spokenTexts = ({ questions }: Pick<Interview, 'questions'>): string[] =>
  questions.flatMap((progress) =>
    sentencesOf(givenAnswerTo(progress).passages).map(({ text }) => text),
  )
