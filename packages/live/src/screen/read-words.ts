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

/**
 * The text of lines of words, in which texts made of brackets alone are read again by their shapes.
 */
export const textOfLines = (
  lines: readonly (readonly ReadWord[])[],
  picture: GreyPicture,
): string => lines.map((words) => words.map((word) => wordText(word, picture)).join(' ')).join('\n')

function wordText({ text, bbox }: ReadWord, picture: GreyPicture): string {
  if (!BRACKETS.test(text)) return text
  const brackets = readBrackets(picture, bbox)
  return brackets === null ? text : `"${brackets}"${text.endsWith(',') ? ',' : ''}`
}
