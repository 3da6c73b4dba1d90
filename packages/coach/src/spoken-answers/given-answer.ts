import type { Speech } from '@sightline/contracts/interviews/events'
import { type Passage, sentencesOf } from '@sightline/english/sentences'
import { answeredTurns } from '../interview/answered-turns.ts'
import { notesText } from '../interview/notes-text.ts'
import type { FollowUp, Interview, QuestionProgress } from '../interview/state.ts'
import { addSpeech } from '../speech/measure-speech.ts'

/** A follow-up that was answered: what it was about, and the number of the answer's event. */
export type AnsweredFollowUp = Pick<FollowUp, 'about' | 'text'> & { seq: number }

/**
 * Everything a candidate said to one question. `asked` are the texts of the follow-ups, `speech`
 * the measures of recorded answers.
 */
export type GivenAnswer = {
  passages: Passage[]
  asked: string[]
  speech: Speech | null
  followUps?: AnsweredFollowUp[]
}

/** Collects the answers in order, without requests to the coach, and the latest notes with the labels of their drawing. */
export function givenAnswerTo(progress: QuestionProgress): GivenAnswer {
  const { answers, notes, followUp, pastFollowUps } = progress
  const followUps = [...pastFollowUps, ...(followUp ? [followUp] : [])]
  return {
    passages: [
      ...answers.flatMap(({ own, seq }) => (own === '' ? [] : [{ text: own, seq }])),
      ...(notes ? [{ text: notesText(notes), seq: notes.seq }] : []),
    ],
    asked: followUps.map(({ text }) => text),
    followUps: answeredTurns(progress).flatMap(({ answer: { seq, asksOnly }, followUp }) =>
      followUp === null || asksOnly ? [] : [{ about: followUp.about, text: followUp.text, seq }],
    ),
    speech: answers.flatMap(({ speech }) => speech ?? []).reduce<Speech | null>(addSpeech, null),
  }
}

/** The sentences of all answers and notes of an interview, whose meanings its scores rest on. */
export const spokenTexts = ({ questions }: Pick<Interview, 'questions'>): string[] =>
  questions.flatMap((progress) =>
    sentencesOf(givenAnswerTo(progress).passages).map(({ text }) => text),
  )
