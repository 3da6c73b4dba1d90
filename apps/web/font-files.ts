import { fileURLToPath } from 'node:url'

/** The font for Chinese and Japanese letters in PDFs: its package exports no files. */
export const chineseFont = async () =>
  fileURLToPath(
    new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')),
  )
