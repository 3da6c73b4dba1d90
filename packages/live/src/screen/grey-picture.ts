/** A picture of the screen, one byte per pixel: 0 is black. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

/** What differs less from the color of the page is no letter. */
const FAINT = 48

/** A picture of the screen as a page of dark letters on white. `rgba` has four bytes per pixel. */
export const pagePicture = (
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): GreyPicture => ({
  data: darkOnLight(greyOf(rgba)),
  width,
  height,
})

/** By the weights that ITU-R BT.601 gives to the colors. */
function greyOf(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4)
  for (let index = 0, byte = 0; index < grey.length; index++, byte += 4)
    grey[index] =
      ((rgba[byte] ?? 0) * 77 + (rgba[byte + 1] ?? 0) * 151 + (rgba[byte + 2] ?? 0) * 28) >> 8
  return grey
}

/**
 * Dark letters on a white page: a dark page is inverted, and what hardly differs from the page,
 * such as the boxes and bars around examples, becomes white. Character recognition takes bars
 * beside two lines for a letter.
 */
export function darkOnLight(grey: Uint8Array): Uint8Array {
  const page = pageColor(grey)
  const isDark = page < 128
  const white = Math.max(1, (isDark ? 255 - page : page) - FAINT)
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, ((isDark ? 255 - value : value) * 255) / white),
  )
  return grey.map((value) => levels[value] ?? 0)
}

/** The grey that most pixels have. */
export function pageColor(grey: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

/** Enlarges by bicubic interpolation (Catmull-Rom), which keeps thin strokes sharp. */
export function enlarged({ data, width, height }: GreyPicture, scale: number): GreyPicture {
  if (scale === 1) return { data, width, height }
  const columns = tapsOf(width, scale)
  const rows = tapsOf(height, scale)
  const wide = new Float32Array(columns.size * height)
  weigh(data, wide, columns, {
    lines: height,
    lineStep: width,
    step: 1,
    targetLineStep: columns.size,
    targetStep: 1,
  })
  const result = new Uint8ClampedArray(columns.size * rows.size)
  const down = {
    lines: columns.size,
    lineStep: 1,
    step: columns.size,
    targetLineStep: 1,
    targetStep: columns.size,
  }
  weigh(wide, result, rows, down)
  return { data: new Uint8Array(result.buffer), width: columns.size, height: rows.size }
}

interface Walk {
  lines: number
  /**
   * From the beginning of a line to that of the next one, and from a pixel of a line to its next
   * one.
   */
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
