import type { Speech } from '@sightline/contracts/interview-events'
import type { QuestionProgress } from '../interview/state.ts'
import { addSpeech } from '../speech/measure-speech.ts'
import { notesText } from '../text/notes-text.ts'
import type { Passage } from '../text/sentences.ts'

/**
 * Everything a candidate said to one question. `asked` are the texts of the follow-ups, `speech` the measures of
 * recorded answers.
 */
export type GivenAnswer = { passages: Passage[]; asked: string[]; speech: Speech | null }

/** Collects the answers in order, and the latest notes with the labels of their drawing. */
export function givenAnswerTo({ answers, notes, followUp, pastFollowUps }: QuestionProgress): GivenAnswer {
  return {
    passages: [
      ...answers.map(({ text, seq }) => ({ text, seq })),
      ...(notes ? [{ text: notesText(notes), seq: notes.seq }] : []),
    ],
    asked: [...pastFollowUps, ...(followUp ? [followUp] : [])].map(({ text }) => text),
    speech: answers.flatMap(({ speech }) => speech ?? []).reduce<Speech | null>(addSpeech, null),
  }
}
