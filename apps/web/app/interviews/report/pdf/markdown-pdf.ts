import PDFDocument from 'pdfkit'
import { type Block, type BlockKind, blocksOf } from './blocks.ts'
import { type Fonts, type LoadFont, openFonts } from './open-fonts.ts'
import { escaped, type FontName, runsOf } from './runs.ts'

type Style = { font: FontName; size: number; before: number; indent: number; colour: string; tag: string }

const STYLES: Record<BlockKind, Style> = {
  h1: { font: 'bold', size: 20, before: 0, indent: 0, colour: '#000', tag: 'H1' },
  h2: { font: 'bold', size: 14, before: 18, indent: 0, colour: '#000', tag: 'H2' },
  h3: { font: 'bold', size: 11, before: 10, indent: 0, colour: '#000', tag: 'H3' },
  text: { font: 'regular', size: 10, before: 4, indent: 0, colour: '#000', tag: 'P' },
  item: { font: 'regular', size: 10, before: 3, indent: 12, colour: '#000', tag: 'P' },
  quote: { font: 'regular', size: 10, before: 1, indent: 24, colour: '#555', tag: 'P' },
  code: { font: 'mono', size: 8.5, before: 0, indent: 12, colour: '#222', tag: 'Code' },
}
const MARGIN = 56
const LEADING = 1.4
/** A heading is not left alone at the end of a page: this many lines of its size must fit below. */
const LINES_FROM_HEADING = 3
/** No ligatures, so that text can be searched and copied as it was written. */
const FEATURES = { liga: false, calt: false, clig: false }

/** `missing`: the letters that no font has. */
export type WrittenPdf = { pdf: Blob; missing: string[] }

/**
 * Turns a report in Markdown, as `reportMarkdown` writes it, into a PDF of A4 pages with selectable text. A letter that
 * no font has is written as its Unicode number, which the PDF explains at its end.
 */
export async function markdownPdf(title: string, markdown: string, loadFont: LoadFont): Promise<WrittenPdf> {
  const blocks = [...blocksOf(markdown.replaceAll('\t', '  '))]
  const fonts = await openFonts(
    blocks.map(({ kind, text }) => ({ font: STYLES[kind].font, text })),
    loadFont,
  )
  const doc = openDocument(title, fonts)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const { promise: written, resolve, reject } = Promise.withResolvers<void>()
  doc
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', resolve)
    .on('error', reject)

  const missing = new Set<string>()
  for (const block of blocks) writeBlock(doc, block, fonts, missing)
  const [first] = missing
  if (first !== undefined) writeBlock(doc, { kind: 'text', text: noteOn(first) }, fonts, missing)
  doc.end()
  await written
  return { pdf: new Blob(chunks, { type: 'application/pdf' }), missing: [...missing] }
}

const noteOn = (letter: string) =>
  `The fonts of this file lack some letters of this report. Each of them is written as its number in Unicode, such as ${escaped(letter)}.`

function openDocument(title: string, { files }: Fonts): PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: title },
    font: null,
  })
  for (const [name, file] of files) doc.registerFont(name, file)
  return doc
}

function writeBlock(doc: PDFDocument, { kind, text }: Block, { canWrite }: Fonts, missing: Set<string>) {
  const { font, size, before, indent, colour, tag } = STYLES[kind]
  const lineHeight = size * LEADING
  const needed = lineHeight * (kind.startsWith('h') ? LINES_FROM_HEADING : 1)
  if (doc.y > MARGIN) doc.y += before
  if (doc.y + needed > doc.page.height - MARGIN) doc.addPage()
  if (text === '') {
    doc.y += lineHeight
    return
  }
  doc.font(font).fontSize(size).fillColor(colour)
  const options = {
    width: doc.page.width - 2 * MARGIN - indent,
    lineGap: lineHeight - doc.currentLineHeight(),
    features: FEATURES,
  }
  const runs = runsOf(text, font, canWrite, missing)
  const part = doc.struct(tag, () => {
    const { y } = doc
    if (kind === 'item') doc.text('•', MARGIN, y, { ...options, lineBreak: false })
    doc.x = MARGIN + indent
    doc.y = y
    for (const [index, run] of runs.entries())
      doc.font(run.font).text(run.text, { ...options, continued: index < runs.length - 1 })
  })
  doc.addStructure(part)
  part.end()
}
