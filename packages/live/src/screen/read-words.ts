import { type Box, readBrackets } from './bracket-shapes.ts'
import type { GreyPicture } from './grey-picture.ts'

/** A word of a line as character recognition gives it. */
export interface ReadWord {
  text: string
  bbox: Box
  /** How sure the word is, from 0 to 100. */
  confidence: number
}

/** A part of a page as character recognition gives it. */
export interface Block {
  paragraphs: { lines: { words: ReadWord[] }[] }[]
}

/** The lines of a page, each with its words. */
export const linesOf = (blocks: readonly Block[] | null): ReadWord[][] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words)),
  )

/** A text in quotes made of brackets, and of what they are taken for. */
const BRACKETS = /^["'“”‘’](?=.*[()[\]{}])[()[\]{}\dlI|HhJjDPLiTtrfU!;:.]*["'“”‘’]*,?$/

/** Words that are further apart than this, in heights of their line, stand in separate cells. */
const CELL_GAP = 1.5
/** At least so many spaces stand between cells; more where they are further apart. */
const CELL_SPACES_MIN = 3
const CELL_SPACES_MAX = 24

/**
 * The text of lines of words, in which texts made of brackets alone are read again by their shapes.
 * Three spaces or more stand between cells, as wide as on the picture: behind the number of a line
 * they are the indentation of its code.
 */
export const textOfLines = (
  lines: readonly (readonly ReadWord[])[],
  picture: GreyPicture,
): string => lines.map((words) => textOfLine(words, picture)).join('\n')

/** The white beside the strokes of a letter, as a share of its width. */
const BESIDE_LETTERS = 0.25

/** How wide a letter is with the white beside it: by the longest word, the most exact one. */
function letterWidth(words: readonly ReadWord[]): number {
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length)
  if (!longest) return 0
  return (longest.bbox.x1 - longest.bbox.x0) / (longest.text.length - BESIDE_LETTERS)
}

function textOfLine(words: readonly ReadWord[], picture: GreyPicture): string {
  const height = Math.max(0, ...words.map(({ bbox }) => bbox.y1 - bbox.y0))
  const letter = Math.max(1, letterWidth(words))
  return words
    .map((word, index) => {
      const before = words[index - 1]
      if (!before) return wordText(word, picture)
      const gap = word.bbox.x0 - before.bbox.x1
      const spaces = Math.min(CELL_SPACES_MAX, Math.round(gap / letter - BESIDE_LETTERS))
      const isCell = gap > height * CELL_GAP
      return ' '.repeat(isCell ? Math.max(CELL_SPACES_MIN, spaces) : 1) + wordText(word, picture)
    })
    .join('')
}

function wordText({ text, bbox }: ReadWord, picture: GreyPicture): string {
  if (!BRACKETS.test(text)) return text
  const brackets = readBrackets(picture, bbox)
  return brackets === null ? text : `"${brackets}"${text.endsWith(',') ? ',' : ''}`
}
