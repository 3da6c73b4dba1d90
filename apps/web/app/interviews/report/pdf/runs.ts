/** The fonts of a PDF. `other` is the fallback for letters that the other fonts lack. */
export type FontName = 'regular' | 'bold' | 'mono' | 'other'
/** Whether a font has a glyph for a letter. */
export type CanWrite = (font: FontName, letter: string) => boolean
export type Run = { font: FontName; text: string }

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
    if (canWrite(font, letter)) add(font, letter)
    else if (canWrite('other', letter)) add('other', letter)
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
