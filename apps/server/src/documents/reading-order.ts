/** A piece of text on a page. Lengths are in points, y grows downwards and is the baseline. */
export interface TextBox {
  text: string
  x: number
  y: number
  width: number
  height: number
  font: string
  isRightToLeft: boolean
}

/** Boxes on about the same baseline, from left to right. */
type Row = TextBox[]

/**
 * The lines of a page in the order in which a person reads them: columns one after the other, and
 * a date at the right edge after what stands left of it, in whatever order the file paints them.
 */
export function linesInReadingOrder(boxes: TextBox[]): string[] {
  const rows = groupRows(boxes)
  const columns = findColumns(rows)
  if (!columns) return rows.map(rowText)
  const { above, left, right, below } = columns
  return [above, left, right, below].flatMap((region) =>
    region.length === 0 ? [] : linesInReadingOrder(region.flat()),
  )
}

/**
 * A superscript differs from its line by less than this share of its height, the next line by more.
 */
const SAME_ROW_SHARE = 0.6

function groupRows(boxes: TextBox[]): Row[] {
  const rows: Row[] = []
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame = first && box.y - first.y < SAME_ROW_SHARE * Math.min(box.height, first.height)
    if (row && isSame) row.push(box)
    else rows.push([box])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

const right = ({ x, width }: TextBox) => x + width
const SPACE_MIN_SHARE = 0.12

function rowText(row: Row): string {
  const isRightToLeft = row.filter((box) => box.isRightToLeft).length > row.length / 2
  const boxes = withoutRepeats(isRightToLeft ? row.toReversed() : row)
  let text = ''
  boxes.forEach((box, index) => {
    const previous = boxes[index - 1]
    const gap = previous ? Math.max(box.x - right(previous), previous.x - right(box)) : 0
    text += (gap > SPACE_MIN_SHARE * box.height ? ' ' : '') + box.text
  })
  return text.replace(/ {2,}/g, ' ').trim()
}

/** Some files paint a word twice, a hair apart, to make it bold. */
const withoutRepeats = (row: Row): Row =>
  row.filter(
    (box, index) =>
      !row
        .slice(0, index)
        .some((other) => other.text === box.text && Math.abs(other.x - box.x) < box.height / 4),
  )

interface Columns {
  above: Row[]
  left: Row[]
  right: Row[]
  below: Row[]
}

const COLUMN_MIN_ROWS = 3
/** Columns stand at least this share of a line's height apart. */
const STRIP_MIN_SHARE = 0.7

/** The largest part of a region that an empty strip divides into two columns. */
function findColumns(rows: Row[]): Columns | undefined {
  const stripWidth = STRIP_MIN_SHARE * median(rows.flat().map(({ height }) => height))
  const edges = new Set(rows.flatMap((row) => row.map((box) => Math.ceil(right(box)))))
  let found: Columns | undefined
  let foundRows = COLUMN_MIN_ROWS - 1
  for (const edge of edges)
    for (const [start, end] of runsWithoutCrossing(rows, edge, edge + stripWidth)) {
      if (end - start <= foundRows) continue
      const columns = divide(rows, start, end, edge)
      if (!columns || !areColumns(columns.left, columns.right)) continue
      found = columns
      foundRows = end - start
    }
  return found
}

/** Ranges of rows, from start up to end, in which no box reaches into the strip. */
function* runsWithoutCrossing(rows: Row[], from: number, to: number): Generator<[number, number]> {
  let start = 0
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index]
    if (row && !row.some((box) => box.x < to && right(box) > from)) continue
    if (index > start) yield [start, index]
    start = index + 1
  }
}

function divide(rows: Row[], start: number, end: number, edge: number): Columns | undefined {
  const isLeft = (box: TextBox) => right(box) <= edge
  const sideOf = (row: Row | undefined, side: 'left' | 'right') =>
    row?.filter((box) => isLeft(box) === (side === 'left')) ?? []
  const hasBoth = (side: 'left' | 'right') => (row: Row) => sideOf(row, side).length > 0
  const run = rows.slice(start, end)
  const firsts = [run.findIndex(hasBoth('left')), run.findIndex(hasBoth('right'))]
  const lasts = [run.findLastIndex(hasBoth('left')), run.findLastIndex(hasBoth('right'))]
  if (firsts.includes(-1)) return undefined
  // A heading over or under both columns belongs to what lies beyond, which crosses the strip.
  const head = start > 0 ? widestGap(run, 0, Math.max(...firsts)) : 0
  const tail = end < rows.length ? widestGap(run, Math.min(...lasts), run.length - 1) : 0
  const [top, bottom] = [start + head, tail === 0 ? end : start + tail]
  const side = (name: 'left' | 'right') =>
    rows
      .slice(top, bottom)
      .map((row) => sideOf(row, name))
      .filter((row) => row.length > 0)
  return {
    above: rows.slice(0, top),
    left: side('left'),
    right: side('right'),
    below: rows.slice(bottom),
  }
}

const BREAK_MIN_RATIO = 1.4

/** The index of the row after the widest gap between these rows; 0 if all stand close together. */
function widestGap(rows: Row[], from: number, to: number): number {
  const gaps = gapsOf(rows)
  const widest = Math.max(0, ...gaps.slice(from, to))
  return widest > BREAK_MIN_RATIO * median(gaps) ? gaps.indexOf(widest, from) + 1 : 0
}

const gapsOf = (rows: Row[]) =>
  rows.slice(1).map((row, index) => (row[0]?.y ?? 0) - (rows[index]?.[0]?.y ?? 0))

const DATE_MAX_LENGTH = 32
const DATE = /\b(19|20)\d\d\b|\b(present|current|today|now)\b/i

/** False for rows that are read across: a heading with its date, a label with its value. */
function areColumns(left: Row[], right: Row[]): boolean {
  if (Math.min(left.length, right.length) < COLUMN_MIN_ROWS) return false
  const texts = { left: left.map(rowText), right: right.map(rowText) }
  if (isMostly(texts.left, isMark) || isMostly(texts.right, isMark)) return false
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  if (!isMostly(few, (row) => hasPartner(row, many))) return true
  const isLabel = (text: string) => text.endsWith(':')
  if (isMostly(texts.left, isLabel)) return false
  if ([texts.left, texts.right].some(areDates)) return false
  if (isAlignedRight(right) && !isAlignedRight(left)) return false
  const isSparse = median(gapsOf(few)) > 1.8 * median(gapsOf(many))
  return !isSparse && !haveOneFontEach(left, right)
}

/** Nearly all, since entries of a column may begin with years, too. */
const areDates = (texts: string[]) =>
  texts.filter((text) => text.length <= DATE_MAX_LENGTH && DATE.test(text)).length >=
  texts.length * 0.8

/** A bullet or the number of an item. */
const isMark = (text: string) => text.length <= 3

const isMostly = <T>(values: T[], test: (value: T) => boolean) =>
  values.filter(test).length >= values.length * 0.6

/** True if the other column has text on the very same baseline. */
const hasPartner = (row: Row, others: Row[]) =>
  row.some((box) =>
    others.some((other) => other.some(({ y }) => Math.abs(y - box.y) < 0.2 * box.height)),
  )

function isAlignedRight(column: Row[]): boolean {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  const starts = column.map((row) => Math.min(...row.map(({ x }) => x)))
  const ends = column.map((row) => Math.max(...row.map(right)))
  return spread(ends) < 2 && spread(starts) > 4
}

/** True for labels in one font, bold perhaps, beside values in another. */
function haveOneFontEach(left: Row[], right: Row[]): boolean {
  const fontsOf = (side: Row[]) => [...new Set(side.flat().map(({ font }) => font))]
  const [leftFonts, rightFonts] = [fontsOf(left), fontsOf(right)]
  return leftFonts.length === 1 && rightFonts.length === 1 && leftFonts[0] !== rightFonts[0]
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
