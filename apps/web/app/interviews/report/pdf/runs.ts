import { FALLBACK_NAMES, type FallbackName } from './fallback-fonts.ts'

/**
 * The fonts of a PDF. A letter that the font of its text lacks is written in that of its script, or
 * in `other`, which has letters of many scripts.
 */
export type FontName = 'regular' | 'bold' | 'mono' | FallbackName | 'other'
/** Whether a font has a glyph for a letter. */
export type CanWrite = (font: FontName, letter: string) => boolean
export type Run = { font: FontName; text: string }

/** Marks over or under a letter, and the joiners that shape it, stay in the letter's font. */
const PART_OF_LETTER = /[\p{M}\u200C\u200D]/u

/**
 * Splits a text where the font must change. A letter that no font has is written as its Unicode
 * number and added to `missing`.
 */
export function runsOf(
  text: string,
  font: FontName,
  canWrite: CanWrite,
  missing: Set<string>,
): Run[] {
  const runs: Run[] = []
  const add = (font: FontName, letters: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += letters
    else runs.push({ font, text: letters })
  }
  for (const letter of text) {
    const last = runs.at(-1)
    const fonts = [font, ...FALLBACK_NAMES, 'other' as const]
    if (last && PART_OF_LETTER.test(letter)) fonts.unshift(last.font)
    const found = fonts.find((name) => canWrite(name, letter))
    if (found) add(found, letter)
    else {
      missing.add(letter)
      add(font, escaped(letter))
    }
  }
  return runs
}

/** `\u{597D}`: replaces a letter that no font has. */
export const escaped = (letter: string) =>
  `\\u{${letter.codePointAt(0)?.toString(16).toUpperCase()}}`
