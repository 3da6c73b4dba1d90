import { productName } from '../../content/brand.ts'

/** A text in Markdown as a PDF, and the letters that its fonts lack. Loads what writes it first. */
export async function pdfFileOf(title: string, markdown: string) {
  const [{ markdownPdf }, { loadFont }] = await Promise.all([
    import('./pdf/markdown-pdf.ts'),
    import('./pdf/fonts.ts'),
  ])
  return markdownPdf({ product: productName, title }, markdown, loadFont)
}
