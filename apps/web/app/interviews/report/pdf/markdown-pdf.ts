import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { type Block, blocksOf } from './blocks.ts'
import { FALLBACK_NAMES, FALLBACK_SCRIPTS } from './fallback-fonts.ts'
import { FEATURES, MARGIN } from './page.ts'
import { numberPages, writeBrand } from './page-frame.ts'
import { type CanWrite, escaped, type FontName, type Run, runsOf } from './runs.ts'
import { writeRow } from './write-row.ts'
import { fontOf, type Writer, writeText } from './write-text.ts'

/** `missing`: the letters that no font has. */
export type WrittenPdf = { pdf: Blob; missing: string[] }

/** What the header and the footer of a PDF say. */
export type PdfNames = { product: string; title: string }

/**
 * Turns a report in Markdown, as `reportMarkdown` writes it, into a PDF of numbered A4 pages with
 * selectable text. A letter that no font has is written as its Unicode number, which the PDF
 * explains at its end.
 */
export async function markdownPdf(
  names: PdfNames,
  markdown: string,
  loadFont: LoadFont,
): Promise<WrittenPdf> {
  const blocks = [...blocksOf(markdown.replaceAll('\t', '  '))]
  const fonts = await openFonts(
    [...blocks.flatMap(runsNeeded), { font: 'regular', text: names.title }],
    loadFont,
  )
  const doc = openDocument(names.title, fonts)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const { promise: written, resolve, reject } = Promise.withResolvers<void>()
  doc
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', resolve)
    .on('error', reject)

  const writer: Writer = { doc, canWrite: fonts.canWrite, missing: new Set() }
  writeBrand(writer, names.product)
  for (const [index, block] of blocks.entries())
    if (block.kind === 'row') writeRow(writer, block)
    else writeText(writer, block, blocks[index - 1]?.kind)
  const [first] = writer.missing
  if (first !== undefined) writeText(writer, { kind: 'text', text: noteOn(first) })
  numberPages(writer, names.title)
  doc.end()
  await written
  return { pdf: new Blob(chunks, { type: 'application/pdf' }), missing: [...writer.missing] }
}

const noteOn = (letter: string) =>
  `The fonts of this file lack some letters of this report. Each of them is written as its number in Unicode, such as ${escaped(letter)}.`

function runsNeeded(block: Block): { font: FontName; text: string }[] {
  if (block.kind !== 'row') return [{ font: fontOf(block.kind), text: block.text }]
  return [
    { font: 'regular', text: block.label },
    { font: 'bold', text: block.value },
  ]
}

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
    bufferPages: true,
  })
  for (const [name, file] of files) doc.registerFont(name, file)
  return doc
}

type LoadFont = (name: FontName) => Promise<Uint8Array>
type Fonts = { files: ReadonlyMap<FontName, Uint8Array>; canWrite: CanWrite }

const MAIN: FontName[] = ['regular', 'bold', 'mono']

/**
 * Opens the fonts that some texts need. The font of a script, and the one for all others, is loaded
 * only when the fonts of the page lack a letter that it may have.
 */
async function openFonts(texts: Run[], loadFont: LoadFont): Promise<Fonts> {
  const files = new Map<FontName, Uint8Array>()
  const fonts = new Map<FontName, ReturnType<typeof create>>()
  const open = async (name: FontName) => {
    const file = await loadFont(name)
    files.set(name, file)
    fonts.set(name, create(file))
  }
  const canWrite: CanWrite = (font, letter) =>
    fonts.get(font)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false

  /** False for texts whose marks the library cannot place, which is so for broken syllables. */
  const canShape = (name: FontName, texts: Run[]) => {
    const runs = texts.flatMap(({ font, text }) => runsOf(text, font, canWrite, new Set()))
    try {
      for (const run of runs) if (run.font === name) fonts.get(name)?.layout(run.text, FEATURES)
      return true
    } catch {
      return false
    }
  }

  await Promise.all(MAIN.map(open))
  const lacking = texts.flatMap(({ font, text }) =>
    [...text].filter((letter) => !canWrite(font, letter)),
  )
  const fallbacks = FALLBACK_NAMES.filter((name) =>
    lacking.some((letter) => FALLBACK_SCRIPTS[name].test(letter)),
  )
  await Promise.all(fallbacks.map(open))
  for (const name of fallbacks) if (!canShape(name, texts)) fonts.delete(name)
  if (lacking.some((letter) => !fallbacks.some((name) => canWrite(name, letter))))
    await open('other')
  return { files, canWrite }
}
