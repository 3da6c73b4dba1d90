import type { Box } from './bracket-shapes.ts'
import { darkOnLight, enlarged, type GreyPicture, pageColor } from './grey-picture.ts'
import { LINE_MAX_HEIGHT, PAGE_MIN } from './text-blocks.ts'

/** The pixels of a part of a page. */
export function cut({ data, width }: GreyPicture, { x0, y0, x1, y1 }: Box): GreyPicture {
  const part = new Uint8Array((x1 - x0) * (y1 - y0))
  for (let y = y0; y < y1; y++)
    part.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0))
  return { data: part, width: x1 - x0, height: y1 - y0 }
}

/** Whether a part of a page is a single line of text. */
export const isLine = ({ height }: GreyPicture): boolean => height <= LINE_MAX_HEIGHT

/** White around what is read: letters at the very edge are read badly. */
const MARGIN = 12
/** Lines of this height are read as well as larger ones, and faster. */
const READABLE_HEIGHT = 30
/**
 * Texts of the usual size are read best when they are twice as large. Larger pictures would take
 * too long.
 */
const READABLE_SCALE = 2
const READABLE_PIXELS = 1280 * 800 * READABLE_SCALE ** 2
/** Of what is high and no picture, this share is page at least. */
const PAGE_SHARE = 0.4

const hasPage = (data: Uint8Array) =>
  data.reduce((sum, value) => (value >= PAGE_MIN ? sum + 1 : sum), 0) >= data.length * PAGE_SHARE

/** The corners of panels may be round: what is this near to them belongs to the page around. */
const CORNER = 10

/**
 * A dark panel with lines of text, such as an editor, as a page of its own; null for all other
 * parts.
 */
export function panelPage(part: GreyPicture): GreyPicture | null {
  if (isLine(part) || pageColor(part.data) >= 128) return null
  const { width, height } = part
  const data = darkOnLight(part.data)
  if (!hasPage(data)) return null
  for (let y = 0; y < height; y++) {
    if (Math.min(y, height - 1 - y) >= CORNER) continue
    data.fill(255, y * width, y * width + CORNER)
    data.fill(255, (y + 1) * width - CORNER, (y + 1) * width)
  }
  return { data, width, height }
}

/**
 * A part of a page as character recognition reads it best: dark on light, with a margin, and
 * enlarged. Null for a picture without lines of text. `lineHeight`: how high a line becomes.
 */
export function readableBlock(part: GreyPicture, lineHeight?: number): GreyPicture | null {
  // Boxes of another color have letters as light as the page.
  const data = pageColor(part.data) < 128 ? darkOnLight(part.data) : part.data
  if (!isLine(part) && !hasPage(data)) return null
  const [width, height] = [part.width + 2 * MARGIN, part.height + 2 * MARGIN]
  const padded = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < part.height; y++)
    padded.set(data.subarray(y * part.width, (y + 1) * part.width), (y + MARGIN) * width + MARGIN)
  const bare = { data: padded, width, height }
  if (lineHeight) return enlarged(bare, Math.max(1, lineHeight / part.height))
  const best = isLine(part)
    ? READABLE_HEIGHT / part.height
    : Math.sqrt(READABLE_PIXELS / (width * height))
  return enlarged(bare, Math.min(READABLE_SCALE, Math.max(1, best)))
}
