import { create } from 'fontkit'
import type { CanWrite, FontName, Run } from './runs.ts'

export type LoadFont = (name: FontName) => Promise<Uint8Array>
export type Fonts = { files: ReadonlyMap<FontName, Uint8Array>; canWrite: CanWrite }

const MAIN: FontName[] = ['regular', 'bold', 'mono']

/**
 * Opens the fonts that some texts need. The fallback font is loaded only when another font lacks a
 * letter.
 */
export async function openFonts(texts: Run[], loadFont: LoadFont): Promise<Fonts> {
  const files = new Map<FontName, Uint8Array>()
  const fonts = new Map<FontName, ReturnType<typeof create>>()
  const open = async (name: FontName) => {
    const file = await loadFont(name)
    files.set(name, file)
    fonts.set(name, create(file))
  }
  const canWrite: CanWrite = (font, letter) =>
    fonts.get(font)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false

  await Promise.all(MAIN.map(open))
  if (texts.some(({ font, text }) => [...text].some((letter) => !canWrite(font, letter))))
    await open('other')
  return { files, canWrite }
}
