import type { AnswerSource } from '@sightline/contracts/live/events'
import { wordsOf } from '@sightline/english/sentences'
import { sentence } from '../background.ts'
import { upperFirst, withoutMarks } from './spoken-line.ts'
import { rank } from './terms.ts'

/** A note: a line, or one sentence of a long line. */
export interface Note extends AnswerSource {
  /** The heading that it stands under, which says what it is about. */
  heading: string
}

/** A line of more words is not said as a whole. */
const LINE_MAX_WORDS = 40

/** The notes of a user, each with the number of its line. */
export function notesOf(notes: string): Note[] {
  let heading = ''
  return notes.split('\n').flatMap((raw, index): Note[] => {
    const text = withoutMarks(raw)
    if (text === '') {
      heading = ''
      return []
    }
    if (/^\s*#/.test(raw) || /^[^.?!]{2,60}:$/.test(text)) {
      heading = text
      return []
    }
    const parts = wordsOf(text).length <= LINE_MAX_WORDS ? [text] : text.split(/(?<=[.!?])\s+/)
    return parts.map((part) => ({
      label: `Your notes, line ${index + 1}`,
      text: part.slice(0, 1000),
      heading,
    }))
  })
}

/** The notes that are about the same as a question, the best first. */
export const matchingNotes = (question: string, notes: string): Note[] =>
  rank(question, notesOf(notes), ({ text, heading }) => `${heading} ${text}`).map(
    ({ item }) => item,
  )

/** The notes that a pattern recognises, by their words or their heading. */
export const notesAbout = (pattern: RegExp, notes: string): Note[] =>
  notesOf(notes).filter(({ text, heading }) => pattern.test(text) || pattern.test(heading))

/** Notes as the sources of an answer. */
export const noteSources = (notes: readonly Note[]): AnswerSource[] =>
  notes.map(({ label, text }) => ({ label, text }))

/** A note as its author would say it: without the words before a colon that only say what it is. */
export function saidNote({ text }: Pick<Note, 'text'>): string {
  const [, , told] = /^([^:]{2,40}):\s+(.+)$/.exec(text) ?? []
  return sentence(upperFirst(told ?? text))
}
