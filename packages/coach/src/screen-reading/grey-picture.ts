/** A picture of the screen, one byte per pixel: 0 is black. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

/** Texts of the usual size are read best when they are twice as large. Larger screens would take too long. */
const READABLE_SCALE = 2
const READABLE_PIXELS = 1280 * 800 * READABLE_SCALE ** 2

/** What differs less from the color of the page is no letter. */
const FAINT = 48

/**
 * A picture as character recognition reads it best: grey, dark on light, and enlarged. `rgba` has four bytes per pixel.
 */
export function readablePicture(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const picture = withoutMargins({ data: darkOnLight(greyOf(rgba)), width, height })
  const scale = Math.min(READABLE_SCALE, Math.sqrt(READABLE_PIXELS / (width * height)))
  return scale > 1 ? enlarged(picture, scale) : picture
}

/** By the weights that ITU-R BT.601 gives to the colors. */
function greyOf(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4)
  for (let index = 0, byte = 0; index < grey.length; index++, byte += 4)
    grey[index] = ((rgba[byte] ?? 0) * 77 + (rgba[byte + 1] ?? 0) * 151 + (rgba[byte + 2] ?? 0) * 28) >> 8
  return grey
}

/**
 * Dark letters on a white page: a dark page is inverted, and what hardly differs from the page, such as the boxes and
 * bars around examples, becomes white. Character recognition takes bars beside two lines for a letter.
 */
function darkOnLight(grey: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  const page = counts.indexOf(Math.max(...counts))
  const isDark = page < 128
  const white = Math.max(1, (isDark ? 255 - page : page) - FAINT)
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, ((isDark ? 255 - value : value) * 255) / white),
  )
  return grey.map((value) => levels[value] ?? 0)
}

/** White that stays around what is cut out: letters at the very edge are read badly. */
const MARGIN = 12

/** The part of a picture that is not white, since enlarging and reading empty margins takes as long as text. */
function withoutMargins({ data, width, height }: GreyPicture): GreyPicture {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
      if (data[pixel] === 255) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  if (left > right) return { data, width, height }
  left = Math.max(0, left - MARGIN)
  top = Math.max(0, top - MARGIN)
  const cut = { width: Math.min(width, right + MARGIN + 1) - left, height: Math.min(height, bottom + MARGIN + 1) - top }
  const part = new Uint8Array(cut.width * cut.height)
  for (let y = 0; y < cut.height; y++) {
    const from = (top + y) * width + left
    part.set(data.subarray(from, from + cut.width), y * cut.width)
  }
  return { data: part, ...cut }
}

/** Enlarges by bicubic interpolation (Catmull-Rom), which keeps thin strokes sharp. */
function enlarged({ data, width, height }: GreyPicture, scale: number): GreyPicture {
  const columns = tapsOf(width, scale)
  const rows = tapsOf(height, scale)
  const wide = new Float32Array(columns.size * height)
  weigh(data, wide, columns, { lines: height, lineStep: width, step: 1, targetLineStep: columns.size, targetStep: 1 })
  const result = new Uint8ClampedArray(columns.size * rows.size)
  const down = { lines: columns.size, lineStep: 1, step: columns.size, targetLineStep: 1, targetStep: columns.size }
  weigh(wide, result, rows, down)
  return { data: new Uint8Array(result.buffer), width: columns.size, height: rows.size }
}

interface Walk {
  lines: number
  /** From the beginning of a line to that of the next one, and from a pixel of a line to its next one. */
  lineStep: number
  step: number
  targetLineStep: number
  targetStep: number
}

type Pixels = Uint8Array | Uint8ClampedArray | Float32Array

/** Enlarges each line of pixels. The loops are plain since they run for millions of pixels. */
function weigh(source: Pixels, target: Pixels, { size, at, weights }: Taps, walk: Walk): void {
  const { lines, lineStep, step, targetLineStep, targetStep } = walk
  for (let index = 0; index < size; index++) {
    const tap = index * 4
    const [a, b] = [(at[tap] ?? 0) * step, (at[tap + 1] ?? 0) * step]
    const [c, d] = [(at[tap + 2] ?? 0) * step, (at[tap + 3] ?? 0) * step]
    const [wa, wb] = [weights[tap] ?? 0, weights[tap + 1] ?? 0]
    const [wc, wd] = [weights[tap + 2] ?? 0, weights[tap + 3] ?? 0]
    for (let line = 0; line < lines; line++) {
      const from = line * lineStep
      target[line * targetLineStep + index * targetStep] =
        (source[from + a] ?? 0) * wa +
        (source[from + b] ?? 0) * wb +
        (source[from + c] ?? 0) * wc +
        (source[from + d] ?? 0) * wd
    }
  }
}

/** For each pixel of the enlarged side, the four pixels that it is made of and their weights. */
interface Taps {
  size: number
  at: Uint32Array
  weights: Float32Array
}

function tapsOf(side: number, scale: number): Taps {
  const size = Math.round(side * scale)
  const at = new Uint32Array(size * 4)
  const weights = new Float32Array(size * 4)
  for (let target = 0; target < size; target++) {
    const source = (target + 0.5) / scale - 0.5
    const first = Math.floor(source)
    const t = source - first
    at.set(
      [-1, 0, 1, 2].map((step) => Math.min(side - 1, Math.max(0, first + step))),
      target * 4,
    )
    weights.set(
      [
        ((-t + 2) * t - 1) * t * 0.5,
        ((3 * t - 5) * t * t + 2) * 0.5,
        ((-3 * t + 4) * t + 1) * t * 0.5,
        (t - 1) * t * t * 0.5,
      ],
      target * 4,
    )
  }
  return { size, at, weights }
}

/** The picture as a file in the format PGM, which needs no compression and no decoder. */
export function pgmOf({ data, width, height }: GreyPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
