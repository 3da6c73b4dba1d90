import { COLOURS, FEATURES, MARGIN } from './page.ts'
import { runsOf } from './runs.ts'
import { writeRuns } from './write-runs.ts'
import type { Writer } from './write-text.ts'

const MARK_SIZE = 20
/** The paths of the logo's mark in `packages/ui/src/logo.tsx`, in a square of 32 units. */
const MARK = {
  filled: 'M6.5 17.5a9.5 9.5 0 0 0 19 0z',
  drawn: 'M6.5 14.5a9.5 9.5 0 0 1 19 0M1.5 16h29',
}
const FOOTER_SIZE = 8

/** Writes the logo and the product's name at the top of the first page. */
export function writeBrand({ doc }: Writer, product: string) {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc
    .save()
    .translate(MARGIN, MARGIN)
    .scale(MARK_SIZE / 32)
  doc.path(MARK.filled).fill(COLOURS.accent)
  doc.lineWidth(2).lineCap('round').path(MARK.drawn).stroke(COLOURS.ink)
  doc.restore()
  doc.font('bold').fontSize(11).fillColor(COLOURS.ink)
  doc.text(product, MARGIN + MARK_SIZE + 6, MARGIN + 3, {
    width: 300,
    lineGap: 0,
    features: FEATURES,
  })
  doc.endMarkedContent()
  doc.x = MARGIN
  doc.y = MARGIN + MARK_SIZE + 10
}

/** Writes the title and `Page 2 of 5` at the foot of each page. */
export function numberPages({ doc, canWrite, missing }: Writer, title: string) {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // Text below the bottom margin would go on to a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - MARGIN / 2 - FOOTER_SIZE
    const options = {
      width: doc.page.width - 2 * MARGIN,
      lineGap: 0,
      features: FEATURES,
      lineBreak: false,
    }
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.fontSize(FOOTER_SIZE).fillColor(COLOURS.muted)
    const number = `Page ${index + 1} of ${count}`
    doc
      .font('regular')
      .text(number, doc.page.width - MARGIN - doc.widthOfString(number), y, options)
    doc.x = MARGIN
    doc.y = y
    const runs = runsOf(title, 'regular', canWrite, missing)
    writeRuns(doc, runs, {
      size: FOOTER_SIZE,
      width: options.width,
      lineHeight: FOOTER_SIZE,
      lineBreak: false,
    })
    doc.endMarkedContent()
  }
}
