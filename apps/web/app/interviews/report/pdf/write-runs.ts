import type PDFDocument from 'pdfkit'
import { FEATURES } from './page.ts'
import type { Run } from './runs.ts'

interface Options {
  /** The size of the letters, in points. */
  size: number
  width: number
  /** The height of a line in points, whatever the fonts of its runs. */
  lineHeight: number
  lineBreak?: boolean
}

/** Writes the runs of a text one after the other from the document's position, on one baseline. */
export function writeRuns(doc: PDFDocument, runs: readonly Run[], options: Options) {
  const { size, width, lineHeight, lineBreak } = options
  for (const [index, run] of runs.entries()) {
    doc.font(run.font)
    doc.text(run.text, {
      width,
      lineGap: lineHeight - doc.currentLineHeight(true),
      features: FEATURES,
      baseline: -BASELINE_SHARE * size,
      ...(lineBreak !== undefined && { lineBreak }),
      continued: index < runs.length - 1,
    })
  }
}

/**
 * How far below the top of a line its baseline is, as a share of the size: that of the page's font.
 * Without it each font would place its letters by its own measures.
 */
const BASELINE_SHARE = 0.969
