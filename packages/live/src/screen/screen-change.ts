/** Tells when a shared screen has changed and settled, from small grey pictures of it. */

/** The size of the pictures that are compared: a quarter of a usual screen. */
export const THUMBNAIL_WIDTH = 320
export const THUMBNAIL_HEIGHT = 180

/** The pictures are compared cell by cell: a cell has about the size of a letter. */
const CELL = 4
const COLUMNS = THUMBNAIL_WIDTH / CELL
const ROWS = THUMBNAIL_HEIGHT / CELL
const CELLS = COLUMNS * ROWS

/**
 * The mean difference of a cell's pixels (0 to 255) above which it differs. Video codecs change
 * still ones by less.
 */
const DIFFERENCE_MIN = 8
/** A changed screen has settled after this time without a further change. */
const SETTLED_MS = 400
/**
 * A pointer of the mouse covers up to this many cells. Changes as small count when they have stayed
 * this long.
 */
const POINTER_CELLS = 6
const POINTER_MS = 2000
/** The least time from one look to the next. */
const LOOK_EVERY_MS = 2000

/** How often a cell changed lately: each change counts one, and half of it after this time. */
const UNREST_HALVES_MS = 4000
/**
 * What keeps changing is no text but a video, a clock or a blinking cursor, until it rests for
 * about three seconds.
 */
const RESTLESS = 3
const UNREST_MAX = 5
/**
 * Around a video, cells change now and then: those that have this many restless cells this near
 * belong to it.
 */
const NEAR = 3
const NEAR_RESTLESS = 8
/** A screen of which more than this share is restless is scrolled or moved as a whole. */
const RESTLESS_SHARE = 0.6

export interface ScreenState {
  thumbnail: Uint8Array | null
  /** The picture that was last looked at. */
  seen: Uint8Array | null
  atMs: number
  lookedAtMs: number | null
  /** For each cell, when it last changed and how often it changed lately. */
  changedAtMs: Float64Array
  unrest: Float64Array
}

export const UNSEEN: ScreenState = {
  thumbnail: null,
  seen: null,
  atMs: 0,
  lookedAtMs: null,
  changedAtMs: new Float64Array(CELLS),
  unrest: new Float64Array(CELLS),
}

/** The state after another picture, and whether the screen is to be looked at now. */
export function seeThumbnail(
  state: ScreenState,
  thumbnail: Uint8Array,
  nowMs: number,
): ScreenState & { isDue: boolean } {
  const { thumbnail: before, seen, lookedAtMs } = state
  const hasChanged = (cell: number) => before === null || differs(before, thumbnail, cell)
  const kept = before === null ? 0 : 2 ** ((state.atMs - nowMs) / UNREST_HALVES_MS)
  const changes = Float64Array.from({ length: CELLS }, (_, cell) => Number(hasChanged(cell)))
  const changedAtMs = changes.map((change, cell) =>
    change ? nowMs : (state.changedAtMs[cell] ?? 0),
  )
  const unrest = changes.map((change, cell) =>
    before === null ? 0 : Math.min(UNREST_MAX, (state.unrest[cell] ?? 0) * kept + change),
  )
  const mayLook = lookedAtMs === null || nowMs - lookedAtMs >= LOOK_EVERY_MS
  const isDue =
    mayLook &&
    isToBeLookedAt({ seen, thumbnail, unrest, ages: changedAtMs.map((at) => nowMs - at) })
  return {
    thumbnail,
    seen: isDue ? thumbnail : seen,
    atMs: nowMs,
    lookedAtMs: isDue ? nowMs : lookedAtMs,
    changedAtMs,
    unrest,
    isDue,
  }
}

interface Sight {
  seen: Uint8Array | null
  thumbnail: Uint8Array
  unrest: Float64Array
  /** How long ago each cell changed, in ms. */
  ages: Float64Array
}

/** Whether what does not keep changing has settled and differs from what was seen. */
function isToBeLookedAt({ seen, thumbnail, unrest, ages }: Sight): boolean {
  const restless = withSurroundings(unrest.map((value) => Number(value >= RESTLESS)))
  if (restless.reduce((sum, value) => sum + value, 0) > CELLS * RESTLESS_SHARE) return false
  const calm = [...ages.keys()].filter((cell) => restless[cell] === 0)
  if (calm.some((cell) => (ages[cell] ?? 0) < SETTLED_MS)) return false
  if (seen === null) return true
  const different = calm.filter((cell) => differs(seen, thumbnail, cell))
  return (
    different.length > POINTER_CELLS || different.some((cell) => (ages[cell] ?? 0) >= POINTER_MS)
  )
}

/**
 * The restless cells and those that lie in or around many of them, such as the edges of a video.
 */
function withSurroundings(restless: Float64Array): Float64Array {
  const across = spread(restless, 1, COLUMNS)
  const around = spread(across, COLUMNS, ROWS)
  return restless.map((value, cell) => Number(value > 0 || (around[cell] ?? 0) >= NEAR_RESTLESS))
}

/**
 * For each cell the sum of the cells near it in one direction. `step` leads to the next of `length`
 * cells.
 */
const spread = (values: Float64Array, step: number, length: number) =>
  values.map((_, cell) => {
    const place = Math.floor(cell / step) % length
    let sum = 0
    for (
      let offset = Math.max(-NEAR, -place);
      offset <= Math.min(NEAR, length - 1 - place);
      offset++
    )
      sum += values[cell + offset * step] ?? 0
    return sum
  })

/** Whether a cell differs in two pictures. */
function differs(a: Uint8Array, b: Uint8Array, cell: number): boolean {
  const first = Math.floor(cell / COLUMNS) * CELL * THUMBNAIL_WIDTH + (cell % COLUMNS) * CELL
  let sum = 0
  for (let y = 0; y < CELL; y++)
    for (let x = 0; x < CELL; x++) {
      const pixel = first + y * THUMBNAIL_WIDTH + x
      sum += Math.abs((a[pixel] ?? 0) - (b[pixel] ?? 0))
    }
  return sum > DIFFERENCE_MIN * CELL ** 2
}

/** A grey picture from pixels of red, green, blue and opacity. */
export function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4)
  for (let index = 0, byte = 0; index < grey.length; index++, byte += 4)
    grey[index] = Math.round(
      0.299 * (pixels[byte] ?? 0) +
        0.587 * (pixels[byte + 1] ?? 0) +
        0.114 * (pixels[byte + 2] ?? 0),
    )
  return grey
}
