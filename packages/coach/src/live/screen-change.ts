/** Tells when a shared screen has changed and settled, from small grey pictures of it. */

/** The size of the pictures that are compared. */
export const THUMBNAIL_WIDTH = 32
export const THUMBNAIL_HEIGHT = 18

/** The mean difference of pixels (0 to 255) above which two pictures differ. Video codecs change still ones by less. */
const DIFFERENCE_MIN = 2.5
/** A changed screen has settled after this time without a further change. */
const SETTLED_MS = 400
/** The least time from one look to the next. */
const LOOK_EVERY_MS = 2000

export interface ScreenState {
  thumbnail: Uint8Array | null
  /** When the picture last changed; null when it was looked at since. */
  changedAtMs: number | null
  lookedAtMs: number | null
}

export const UNSEEN: ScreenState = { thumbnail: null, changedAtMs: null, lookedAtMs: null }

/** The state after another picture, and whether the screen is to be looked at now. */
export function seeThumbnail(
  state: ScreenState,
  thumbnail: Uint8Array,
  nowMs: number,
): ScreenState & { isDue: boolean } {
  const hasChanged = state.thumbnail === null || differenceOf(state.thumbnail, thumbnail) > DIFFERENCE_MIN
  const changedAtMs = hasChanged ? nowMs : state.changedAtMs
  const isSettled = changedAtMs !== null && nowMs - changedAtMs >= SETTLED_MS
  const mayLook = state.lookedAtMs === null || nowMs - state.lookedAtMs >= LOOK_EVERY_MS
  if (isSettled && mayLook) return { thumbnail, changedAtMs: null, lookedAtMs: nowMs, isDue: true }
  return { thumbnail, changedAtMs, lookedAtMs: state.lookedAtMs, isDue: false }
}

/** The mean absolute difference of two pictures of the same size, from 0 to 255. */
const differenceOf = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / Math.max(1, a.length)

/** A grey picture from pixels of red, green, blue and opacity. */
export const greyOf = (pixels: Uint8ClampedArray): Uint8Array =>
  Uint8Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3)
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  })
