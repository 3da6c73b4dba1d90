import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { Block } from './blocks.ts'
import { COLOURS, LEADING, MARGIN } from './page.ts'
import { runsOf } from './runs.ts'
import { writeRuns } from './write-runs.ts'
import type { Writer } from './write-text.ts'

const SIZE = 8.5
const HEIGHT = 13
/** Left edges of the bar and of the value, in points from the left margin. */
const BAR_X = 200
const BAR_WIDTH = 160
const VALUE_X = 376

/**
 * Writes a row of the table of scores: a label, a bar from 0 to the highest level, and the value.
 */
export function writeRow(
  writer: Writer,
  { label, value, isHead }: Extract<Block, { kind: 'row' }>,
) {
  const { doc } = writer
  if (doc.y + HEIGHT * (isHead ? 2 : 1) > doc.page.height - MARGIN) doc.addPage()
  const top = doc.y + (isHead ? 3 : 0)
  const width = doc.page.width - 2 * MARGIN
  const baseline = top + (HEIGHT - SIZE * LEADING) / 2
  const write = (text: string, x: number, font: 'regular' | 'bold') => {
    const part = doc.struct(isHead ? 'TH' : 'TD', () => {
      doc.fontSize(SIZE).fillColor(isHead ? COLOURS.muted : COLOURS.ink)
      const runs = runsOf(text, font, writer.canWrite, writer.missing)
      doc.x = MARGIN + x
      doc.y = baseline
      writeRuns(doc, runs, { size: SIZE, width: width - x, lineHeight: SIZE * LEADING })
    })
    doc.addStructure(part)
    part.end()
  }
  write(label, 0, 'regular')
  write(value, VALUE_X, isHead ? 'regular' : 'bold')
  doc.markContent('Artifact', { type: 'Layout' })
  if (!isHead) drawBar(writer, value, top + HEIGHT / 2)
  doc.rect(MARGIN, top + HEIGHT, width, 0.5).fill(COLOURS.line)
  doc.endMarkedContent()
  doc.x = MARGIN
  doc.y = top + HEIGHT
}

/** Draws a value as a part of the highest level. Of a range, the uncertain part is lighter. */
function drawBar({ doc }: Writer, value: string, y: number) {
  const [low, high = low] = (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (low === undefined || high === undefined) return
  const x = MARGIN + BAR_X
  const part = (level: number) => (Math.min(level, LEVEL_MAX) / LEVEL_MAX) * BAR_WIDTH
  doc.roundedRect(x, y - 3, BAR_WIDTH, 6, 3).fill(COLOURS.line)
  if (high > low)
    doc
      .roundedRect(x, y - 3, part(high), 6, 3)
      .fillOpacity(0.4)
      .fill(COLOURS.accent)
      .fillOpacity(1)
  if (low > 0) doc.roundedRect(x, y - 3, part(low), 6, 3).fill(COLOURS.accent)
}
