import type { JsonResume } from '@sightline/contracts/profile/json-resume'
import { itemOf } from './sections.ts'

/** A resume that was read from the lines of a text. */
export interface ReadResume {
  document: JsonResume
  /** Which line, counted from 0, each text of the document comes from, by its JSON pointer. */
  places: Record<string, number>
  /** What the text leaves open, for its candidate to answer. Nothing of it is guessed. */
  questions: { pointer: string; text: string }[]
}

/** The lines of a resume and what has been read from them. */
export interface Reader {
  result: ReadResume
  document: JsonResume
  /** A line as it stands; empty beyond the end. */
  line: (index: number) => string
  /** A line without the sign of its list. */
  text: (index: number) => string
  isItem: (index: number) => boolean
  isAfterGap: (index: number) => boolean
  place: (pointer: string, index: number) => void
  ask: (pointer: string, text: string) => void
}

export function createReader(lines: readonly string[]): Reader {
  const document: JsonResume = {}
  const result: ReadResume = { document, places: {}, questions: [] }
  const line = (index: number) => lines[index] ?? ''
  return {
    result,
    document,
    line,
    text: (index) => itemOf(line(index)).text,
    isItem: (index) => itemOf(line(index)).isItem,
    isAfterGap: (index) => index > 0 && line(index - 1).trim() === '',
    place: (pointer, index) => {
      result.places[pointer] = index
    },
    ask: (pointer, text) => {
      result.questions.push({ pointer, text })
    },
  }
}
