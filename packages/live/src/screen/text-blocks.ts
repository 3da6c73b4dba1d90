import type { Box } from './bracket-shapes.ts'
import type { GreyPicture } from './grey-picture.ts'

/** What is at least this light belongs to the page. */
export const PAGE_MIN = 250
/** Lines of text are this far apart at least; the parts of a letter may be closer. */
const ROW_GAP = 2
/**
 * Columns are this far apart at least. Words of a line may be as well, but not in all lines one
 * above the other.
 */
const COLUMN_GAP = 24
/**
 * What is higher than this may hold several lines, which may stand in columns beside each other.
 */
export const LINE_MAX_HEIGHT = 40
/** Columns hold this many lines at least. */
const COLUMN_MIN_LINES = 3
/** Columns of sentences or code are this wide at least, in heights of a line; cells are not. */
const COLUMN_MIN_WIDTH = 10
/** Letters reach this far below their line at most, in heights of it. */
const BELOW_LINE = 0.3
/** What is lower than this is a rule, an underline or a dot. */
const LINE_MIN_HEIGHT = 6
/** What is high and no wider than this is a scroll bar. */
const BAR_MAX_WIDTH = 12

/**
 * The parts of a page that can be read one by one: its lines of text, in reading order. Lines that
 * are not apart from each other make one part. Scroll bars and what is too low for letters are left
 * out.
 */
export const textBlocks = (page: GreyPicture): Box[] =>
  blocksIn(page, { x0: 0, y0: 0, x1: page.width, y1: page.height })

const isLine = ({ y0, y1 }: Box) => y1 - y0 <= LINE_MAX_HEIGHT

function blocksIn(page: GreyPicture, box: Box): Box[] {
  const bands = runsOf(rowsWithInk(page, box), ROW_GAP).map(([from, to]) => ({
    ...box,
    y0: box.y0 + from,
    y1: box.y0 + to,
  }))
  return withColumns(page, bands).flatMap((band): Box[] => {
    if (Array.isArray(band)) return band.flatMap((column) => blocksIn(page, column))
    const columns = runsOf(columnsWithInk(page, band), COLUMN_GAP)
    const parts = columns.map(([left, right]) => ({
      ...band,
      x0: box.x0 + left,
      x1: box.x0 + right,
    }))
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last) return []
    if (first !== last && !(isLine(band) && isOneLine(page, parts)))
      return parts.flatMap((part) => blocksIn(page, part))
    return [{ ...band, x0: first.x0, x1: last.x1 }].filter(mayBeText)
  })
}

/**
 * The bands of a page from top to bottom, in which those that have columns of text beside each
 * other, such as a statement and code, are given as the columns, each a box over all these bands.
 */
function withColumns(page: GreyPicture, bands: Box[]): (Box | Box[])[] {
  const inks = bands.map((band) => columnsWithInk(page, band))
  const result: (Box | Box[])[] = []
  for (let index = 0; index < bands.length; ) {
    const found = columnsFrom(page, bands.slice(index), inks.slice(index))
    const band = bands[index]
    if (found) result.push(found.columns)
    else if (band) result.push(band)
    index += found?.bands ?? 1
  }
  return result
}

/**
 * The columns that begin in the first of these bands, over as many bands as the white between them
 * goes on for; null without columns.
 */
function columnsFrom(page: GreyPicture, bands: readonly Box[], inks: readonly Uint8Array[]) {
  const [first] = bands
  if (!first) return null
  const ink = new Uint8Array(first.x1 - first.x0)
  let columns: [number, number][] = []
  let count = 0
  for (const [index, own] of inks.entries()) {
    for (let x = 0; x < ink.length; x++) if (own[x]) ink[x] = 1
    const runs = runsOf(ink, COLUMN_GAP)
    if (runs.length > 1) {
      columns = runs
      count = index + 1
    } else if (count > 0) break
  }
  const y1 = bands[count - 1]?.y1
  if (y1 === undefined) return null
  const boxes = columns.map(([from, to]) => ({
    ...first,
    x0: first.x0 + from,
    x1: first.x0 + to,
    y1,
  }))
  const wide = wideColumns(page, boxes)
  return wide.length > 1 ? { columns: wide, bands: count } : null
}

/** Columns of text, with the narrow ones before them, such as the numbers of lines. */
function wideColumns(page: GreyPicture, columns: readonly Box[]): Box[] {
  const wide: Box[] = []
  let x0: number | null = null
  for (const column of columns) {
    x0 ??= column.x0
    if (!isTextColumn(page, column)) continue
    wide.push({ ...column, x0 })
    x0 = null
  }
  const last = wide.at(-1)
  if (last && x0 !== null) last.x1 = columns.at(-1)?.x1 ?? last.x1
  return wide
}

function isTextColumn(page: GreyPicture, column: Box): boolean {
  const heights = runsOf(rowsWithInk(page, column), ROW_GAP)
    .map(([from, to]) => to - from)
    .toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length / 2)] ?? 0
  return heights.length >= COLUMN_MIN_LINES && column.x1 - column.x0 >= COLUMN_MIN_WIDTH * height
}

/** Whether texts beside each other stand on one line, of which some letters reach below it. */
function isOneLine(page: GreyPicture, parts: Box[]): boolean {
  const ends = parts.map((part) => rowsWithInk(page, part).lastIndexOf(1))
  return parts.every(
    ({ y0, y1 }) => Math.max(...ends) - Math.min(...ends) <= (y1 - y0) * BELOW_LINE,
  )
}

const mayBeText = (box: Box) =>
  box.y1 - box.y0 >= LINE_MIN_HEIGHT && (isLine(box) || box.x1 - box.x0 > BAR_MAX_WIDTH)

function rowsWithInk({ data, width }: GreyPicture, { x0, y0, x1, y1 }: Box): Uint8Array {
  const rows = new Uint8Array(y1 - y0)
  for (let y = y0; y < y1; y++) {
    const end = y * width + x1
    let pixel = y * width + x0
    while (pixel < end && (data[pixel] ?? 0) >= PAGE_MIN) pixel++
    if (pixel < end) rows[y - y0] = 1
  }
  return rows
}

function columnsWithInk({ data, width }: GreyPicture, { x0, y0, x1, y1 }: Box): Uint8Array {
  const columns = new Uint8Array(x1 - x0)
  for (let y = y0; y < y1; y++)
    for (let x = x0, pixel = y * width + x0; x < x1; x++, pixel++)
      if ((data[pixel] ?? 0) < PAGE_MIN) columns[x - x0] = 1
  return columns
}

/** The beginnings and ends of the runs of ink that are apart by at least `gap`. */
function runsOf(ink: Uint8Array, gap: number): [number, number][] {
  const runs: [number, number][] = []
  for (let at = ink.indexOf(1); at !== -1; at = ink.indexOf(1, at)) {
    const end = ink.indexOf(0, at)
    const until = end === -1 ? ink.length : end
    const last = runs.at(-1)
    if (last && at - last[1] < gap) last[1] = until
    else runs.push([at, until])
    at = until
  }
  return runs
}

/** Letters are lower than this. */
const RULE_MIN_HEIGHT = 60
/** Rules are thinner than this: beside them is the page. */
const RULE_MAX_WIDTH = 4

/**
 * The page without the vertical rules between and around texts, which join the lines beside them.
 */
export function withoutRules(page: GreyPicture): GreyPicture {
  const { width, height } = page
  const data = page.data.slice()
  const beginnings = new Int32Array(width).fill(-1)
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      const isInk = y < height && (page.data[y * width + x] ?? 0) < PAGE_MIN
      const from = beginnings[x] ?? -1
      if (isInk && from === -1) beginnings[x] = y
      if (isInk || from === -1) continue
      beginnings[x] = -1
      if (y - from >= RULE_MIN_HEIGHT && isThin(page, x, from, y))
        for (let row = from; row < y; row++) data[row * width + x] = 255
    }
  return { data, width, height }
}

/** Whether most of what lies beside a column of pixels is the page. */
function isThin({ data, width }: GreyPicture, x: number, from: number, to: number): boolean {
  const isMostlyPage = (column: number) => {
    if (column < 0 || column >= width) return true
    let ink = 0
    for (let y = from; y < to; y++) if ((data[y * width + column] ?? 0) < PAGE_MIN) ink++
    return ink < (to - from) / 4
  }
  return isMostlyPage(x - RULE_MAX_WIDTH) && isMostlyPage(x + RULE_MAX_WIDTH)
}
