/** The fonts of a PDF. `other` stands in where the rest lack a letter. */
export type FontName = 'regular' | 'bold' | 'mono' | 'other'
/** True when a font can write a letter. */
export type CanWrite = (font: FontName, letter: string) => boolean
export type Run = { font: FontName; text: string }

/** A text cut where another font must go on. A letter that no font has is written as its number in Unicode, and added to `missing`. */
export function runsOf(text: string, font: FontName, canWrite: CanWrite, missing: Set<string>): Run[] {
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

/** `\u{597D}`: what stands for a letter that cannot be written. */
export const escaped = (letter: string) => `\\u{${letter.codePointAt(0)?.toString(16).toUpperCase()}}`
