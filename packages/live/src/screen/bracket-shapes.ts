import type { GreyPicture } from './grey-picture.ts'

/** A part of a picture in pixels; the ends lie outside of it. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** How far around a word its brackets may reach. */
const MARGIN_PX = 3
/** Paler pixels than this share between the darkest and the lightest one belong to the page. */
const INK = 0.6
/** Signs lower than this share of the tallest one are quotes, commas or dust. */
const TALL = 0.7
/** No bracket is wider than this share of its height. */
const WIDTH_MAX = 0.6
/**
 * How far the upper and the lower half of a bracket may differ, and how far its ends reach at
 * least, in its width.
 */
const SYMMETRY = 0.25
const LEAN_MIN = 0.08
/**
 * The ends of square and curly brackets have this many times the ink of their stroke; those of
 * round ones are as thin.
 */
const ARMS = 1.4
/**
 * How far a quarter of the height from its end a curly bracket has left its middle. A square one
 * runs straight.
 */
const BEND = 0.19

/**
 * The brackets of a word that has no other letters, told by their shapes: character recognition
 * knows words, and takes `([]{})` for one. Null when a sign is no bracket, or is not told from
 * others for sure.
 */
export function readBrackets(picture: GreyPicture, box: Box): string | null {
  const shapes = shapesIn(inkOf(picture, box))
  const height = Math.max(...shapes.map(({ rows }) => rows.length))
  const tall = shapes
    .filter(({ rows }) => rows.length >= height * TALL)
    .toSorted((a, b) => a.left - b.left)
  const brackets = tall.map(bracketOf)
  return brackets.length > 0 && brackets.every((bracket) => bracket !== null)
    ? brackets.join('')
    : null
}

/** How dark the pixels of a part of a picture are, from 0, the page, to 1. */
interface Ink {
  values: number[]
  columns: number
}

function inkOf({ data, width, height }: GreyPicture, { x0, y0, x1, y1 }: Box): Ink {
  const [left, right] = [Math.max(0, x0 - MARGIN_PX), Math.min(width, x1 + MARGIN_PX)]
  const [top, bottom] = [Math.max(0, y0 - MARGIN_PX), Math.min(height, y1 + MARGIN_PX)]
  const values: number[] = []
  for (let y = top; y < bottom; y++)
    values.push(...data.subarray(y * width + left, y * width + right))
  const [darkest, lightest] = [Math.min(...values), Math.max(...values)]
  return {
    values: values.map((value) => (lightest - value) / Math.max(1, lightest - darkest)),
    columns: right - left,
  }
}

/**
 * Pixels that touch each other: for each row from the top, how much ink it has and where its center
 * is.
 */
interface Shape {
  left: number
  width: number
  rows: { ink: number; center: number }[]
}

function shapesIn({ values, columns }: Ink): Shape[] {
  const isOpen = values.map((value) => value > 1 - INK)
  const shapes: Shape[] = []
  for (const start of isOpen.keys()) {
    if (!isOpen[start]) continue
    const rows = new Map<number, number[]>()
    for (const index of takeTouching(isOpen, columns, start)) {
      const row = Math.floor(index / columns)
      rows.set(row, [...(rows.get(row) ?? []), index % columns])
    }
    const all = [...rows.values()].flat()
    const left = Math.min(...all)
    shapes.push({
      left,
      width: Math.max(...all) + 1 - left,
      rows: [...rows]
        .toSorted(([a], [b]) => a - b)
        .map(([row, found]) => {
          const inks = found.map((column) => values[row * columns + column] ?? 0)
          const ink = inks.reduce((sum, value) => sum + value, 0)
          const center =
            found.reduce((sum, column, index) => sum + column * (inks[index] ?? 0), 0) / ink
          return { ink, center }
        }),
    })
  }
  return shapes
}

/** The pixels that touch this one, directly or by others. They are removed from `isOpen`. */
function takeTouching(isOpen: boolean[], columns: number, start: number): number[] {
  const taken = [start]
  isOpen[start] = false
  for (const index of taken)
    for (const down of [-columns, 0, columns])
      for (const aside of [-1, 0, 1]) {
        const next = index + down + aside
        const column = (index % columns) + aside
        if (column < 0 || column >= columns || !isOpen[next]) continue
        isOpen[next] = false
        taken.push(next)
      }
  return taken
}

const PAIRS = { square: '[]', round: '()', curly: '{}' }

function bracketOf({ width, rows }: Shape): string | null {
  if (width > rows.length * WIDTH_MAX) return null
  const band = (from: number, to: number) =>
    rows.slice(Math.floor(from * rows.length), Math.max(1, Math.ceil(to * rows.length)))
  /** The center of the ink in a band of the height, as a share of the width. */
  const center = (from: number, to: number) => mean(band(from, to).map((row) => row.center)) / width
  const ends = [center(0, 0.08), center(0.92, 1)] as const
  const quarters = [center(0.2, 0.3), center(0.7, 0.8)] as const
  const middle = center(0.45, 0.55)
  const isSymmetric = [ends, quarters].every(
    ([upper, lower]) => Math.abs(upper - lower) <= SYMMETRY,
  )
  const lean = mean(ends) - middle
  if (!isSymmetric || Math.abs(lean) < LEAN_MIN) return null
  const stroke = mean(band(0.2, 0.4).map(({ ink }) => ink))
  const arms = Math.min(
    ...[band(0, 0.15), band(0.85, 1)].map((end) => Math.max(...end.map(({ ink }) => ink))),
  )
  const bend = (mean(quarters) - middle) / lean
  const kind = arms < stroke * ARMS ? 'round' : bend > BEND ? 'curly' : 'square'
  return PAIRS[kind][lean > 0 ? 0 : 1] ?? null
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
