import type PDFDocument from 'pdfkit'
import type { Block, TextKind } from './blocks.ts'
import { COLOURS, FEATURES, LEADING, MARGIN } from './page.ts'
import { type CanWrite, type FontName, type Run, runsOf } from './runs.ts'
import { writeRuns } from './write-runs.ts'

/** What blocks are written with. Letters that no font has are added to `missing`. */
export type Writer = { doc: PDFDocument; canWrite: CanWrite; missing: Set<string> }

type Style = {
  font: FontName
  size: number
  before: number
  indent: number
  colour: string
  tag: string
}

const STYLES: Record<TextKind, Style> = {
  h1: { font: 'bold', size: 15, before: 0, indent: 0, colour: COLOURS.ink, tag: 'H1' },
  h2: { font: 'bold', size: 11.5, before: 9, indent: 0, colour: COLOURS.ink, tag: 'H2' },
  h3: { font: 'bold', size: 9.5, before: 6, indent: 0, colour: COLOURS.ink, tag: 'H3' },
  text: { font: 'regular', size: 8.5, before: 3, indent: 0, colour: COLOURS.ink, tag: 'P' },
  item: { font: 'regular', size: 8.5, before: 1.5, indent: 12, colour: COLOURS.ink, tag: 'P' },
  quote: { font: 'regular', size: 8.5, before: 1.5, indent: 24, colour: COLOURS.muted, tag: 'P' },
  code: { font: 'mono', size: 7.5, before: 0, indent: 12, colour: COLOURS.ink, tag: 'Code' },
}
/** A heading is not left alone at the end of a page: this many lines of its size must fit below. */
const LINES_FROM_HEADING = 3
const CODE_PADDING = 6

type TextBlock = Extract<Block, { text: string }>

export const fontOf = (kind: TextKind): FontName => STYLES[kind].font

/**
 * Writes a block below the last one, on a new page where it does not fit. `previous`: the kind of
 * the block before.
 */
export function writeText(writer: Writer, { kind, text }: TextBlock, previous?: Block['kind']) {
  const { doc } = writer
  const { font, size, indent, colour, tag } = STYLES[kind]
  const lineHeight = size * LEADING
  const needed = lineHeight * (kind.startsWith('h') ? LINES_FROM_HEADING : 1)
  if (doc.y > MARGIN) doc.y += spaceBefore(kind, previous)
  if (doc.y + needed > doc.page.height - MARGIN) doc.addPage()
  doc.font(font).fontSize(size).fillColor(colour)
  const width = doc.page.width - 2 * MARGIN - indent
  const options = { width, lineGap: lineHeight - doc.currentLineHeight(), features: FEATURES }
  if (kind === 'code') {
    const height = text === '' ? lineHeight : doc.heightOfString(text, options)
    fillBehind(doc, {
      above: previous === 'code' ? 0 : CODE_PADDING,
      height: height + CODE_PADDING,
    })
  }
  if (text === '') {
    doc.y += lineHeight
    return
  }
  const runs = runsWithBold(writer, kind, text)
  const top = doc.y
  const part = doc.struct(tag, () => {
    if (kind === 'item') doc.text('•', MARGIN, top, { ...options, lineBreak: false })
    doc.x = MARGIN + indent
    doc.y = top
    writeRuns(doc, runs, { size, width, lineHeight })
  })
  doc.addStructure(part)
  part.end()
  if (kind === 'quote' && doc.y > top)
    drawBar(
      doc,
      MARGIN + indent - 12,
      top - (previous === 'quote' ? STYLES.quote.before : 0),
      doc.y,
    )
}

/** Code has a background, which is higher than its text on both sides. */
function spaceBefore(kind: TextKind, previous: Block['kind'] | undefined): number {
  const { before } = STYLES[kind]
  if (kind === 'code') return previous === 'code' ? 0 : 2 * CODE_PADDING
  return previous === 'code' ? before + CODE_PADDING : before
}

/**
 * The runs of a text. Text between double asterisks is bold where Markdown has it so, which is not
 * in quotes or code.
 */
function runsWithBold({ canWrite, missing }: Writer, kind: TextKind, text: string): Run[] {
  const { font } = STYLES[kind]
  if (kind === 'quote' || kind === 'code') return runsOf(text, font, canWrite, missing)
  return text
    .split('**')
    .flatMap((part, index) => runsOf(part, index % 2 === 1 ? 'bold' : font, canWrite, missing))
}

/** Decoration is an artifact for screen readers: they pass over it. */
const decorate = (doc: PDFDocument, draw: () => void) => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/**
 * A background for the next line of code. Room below the line is covered by the background of the
 * line after it.
 */
const fillBehind = (doc: PDFDocument, { above, height }: { above: number; height: number }) =>
  decorate(doc, () => {
    doc
      .rect(MARGIN, doc.y - above, doc.page.width - 2 * MARGIN, above + height)
      .fill(COLOURS.surface)
    doc.fillColor(COLOURS.ink)
  })

const drawBar = (doc: PDFDocument, x: number, top: number, bottom: number) =>
  decorate(doc, () => doc.rect(x, top, 2, bottom - top).fill(COLOURS.accent))
