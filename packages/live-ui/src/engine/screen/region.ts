/** A part of the shared screen, in shares of its width and height from 0 to 1. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE_SCREEN: Region = { x: 0, y: 0, width: 1, height: 1 }
/** Smaller parts hold no readable text. */
const SIDE_MIN = 0.05
/** How far a key moves or widens a region. */
const STEP = 0.05

type Point = { x: number; y: number }

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The region between two corners, within the screen. */
export function regionBetween(first: Point, second: Point): Region {
  const [left, right] = sorted(first.x, second.x)
  const [top, bottom] = sorted(first.y, second.y)
  const [x, y] = [Math.min(left, 1 - SIDE_MIN), Math.min(top, 1 - SIDE_MIN)]
  return { x, y, width: Math.max(SIDE_MIN, right - x), height: Math.max(SIDE_MIN, bottom - y) }
}

const sorted = (a: number, b: number): [number, number] => {
  const [first, second] = [between(a, 0, 1), between(b, 0, 1)]
  return [Math.min(first, second), Math.max(first, second)]
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/**
 * The region after an arrow key, which moves it, or changes its size with Shift. Null for other
 * keys.
 */
export function regionAfterKey(
  { x, y, width, height }: Region,
  key: string,
  isResizing: boolean,
): Region | null {
  const step = ARROWS[key]
  if (!step) return null
  if (isResizing)
    return {
      x,
      y,
      width: between(width + step.x, SIDE_MIN, 1 - x),
      height: between(height + step.y, SIDE_MIN, 1 - y),
    }
  return {
    x: between(x + step.x, 0, 1 - width),
    y: between(y + step.y, 0, 1 - height),
    width,
    height,
  }
}

/** The region in pixels of a picture of this size. */
export const pixelsOf = (
  { x, y, width, height }: Region,
  picture: { width: number; height: number },
) => ({
  x: Math.round(x * picture.width),
  y: Math.round(y * picture.height),
  width: Math.max(1, Math.round(width * picture.width)),
  height: Math.max(1, Math.round(height * picture.height)),
})

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The region in words, for people who do not see it. */
export const regionText = ({ x, y, width, height }: Region) =>
  `${percent(width)} wide and ${percent(height)} high, ${percent(x)} from the left and ${percent(y)} from the top`
