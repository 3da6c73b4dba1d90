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
const BETWEEN_CELLS = '   '

/**
 * The text of lines of words, in which texts made of brackets alone are read again by their shapes.
 * Three spaces stand between cells.
 */
export const textOfLines = (
  lines: readonly (readonly ReadWord[])[],
  picture: GreyPicture,
): string => lines.map((words) => textOfLine(words, picture)).join('\n')

function textOfLine(words: readonly ReadWord[], picture: GreyPicture): string {
  const height = Math.max(0, ...words.map(({ bbox }) => bbox.y1 - bbox.y0))
  return words
    .map((word, index) => {
      const before = words[index - 1]
      if (!before) return wordText(word, picture)
      const isCell = word.bbox.x0 - before.bbox.x1 > height * CELL_GAP
      return (isCell ? BETWEEN_CELLS : ' ') + wordText(word, picture)
    })
    .join('')
}

function wordText({ text, bbox }: ReadWord, picture: GreyPicture): string {
  if (!BRACKETS.test(text)) return text
  const brackets = readBrackets(picture, bbox)
  return brackets === null ? text : `"${brackets}"${text.endsWith(',') ? ',' : ''}`
}
