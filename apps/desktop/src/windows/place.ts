/** Where the overlay is and where it belongs, in physical pixels over all screens. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Screen extends Box {
  name: string
}

/** The place on each screen, from the screen's own corner, and the screen that was used last. */
export interface Places {
  last: string | null
  on: Record<string, Box>
}

/** A screen is the same when it has the name and the size that it had. */
const nameOf = ({ name, width, height }: Screen) => `${name} ${width}×${height}`

/** The distance that a new overlay keeps from the edges of its screen. */
const MARGIN = 40

/**
 * Where an overlay of this size belongs: where it was on the screen that was used last, else where
 * it was on another one, else at the upper right of the first.
 */
export function placeFor(
  size: { width: number; height: number },
  screens: Screen[],
  places: Places,
): Box | null {
  const last = screens.find((screen) => nameOf(screen) === places.last)
  const known = last ?? screens.find((screen) => places.on[nameOf(screen)])
  const screen = known ?? screens[0]
  if (!screen) return null
  const place = places.on[nameOf(screen)] ?? {
    ...size,
    x: screen.width - size.width - MARGIN,
    y: MARGIN,
  }
  return within({ ...place, x: screen.x + place.x, y: screen.y + place.y }, screen)
}

/** Keeps where the overlay is now. */
export function remember(places: Places, box: Box, screens: Screen[]): Places {
  const screen = screenOf(box, screens)
  if (!screen) return places
  const name = nameOf(screen)
  const place = { ...box, x: box.x - screen.x, y: box.y - screen.y }
  return { last: name, on: { ...places.on, [name]: place } }
}

/** The box itself while its middle is on a screen; else the place nearest to it on one. */
export function pullBack(box: Box, screens: Screen[]): Box {
  if (screenOf(box, screens)) return box
  const [nearest] = screens.toSorted((a, b) => distance(box, a) - distance(box, b))
  return nearest ? within(box, nearest) : box
}

/** The places as stored; none where that cannot be read. */
export function parsePlaces(stored: string | null): Places {
  try {
    const { last, on } = JSON.parse(stored ?? '{}')
    const boxes = Object.entries(Object(on)).filter(([, box]) => isBox(box)) as [string, Box][]
    return { last: typeof last === 'string' ? last : null, on: Object.fromEntries(boxes) }
  } catch {
    return { last: null, on: {} }
  }
}

const isBox = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'width', 'height'].every((side) => Number.isFinite(Reflect.get(value, side)))

function screenOf(box: Box, screens: Screen[]): Screen | undefined {
  const { x, y } = middle(box)
  return screens.find((it) => x >= it.x && x < it.x + it.width && y >= it.y && y < it.y + it.height)
}

/** Moves a box into a screen, and makes it smaller where it does not fit. */
function within(box: Box, screen: Screen): Box {
  const width = Math.min(box.width, screen.width)
  const height = Math.min(box.height, screen.height)
  const x = clamp(box.x, screen.x, screen.x + screen.width - width)
  const y = clamp(box.y, screen.y, screen.y + screen.height - height)
  return { x, y, width, height }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
const distance = (a: Box, b: Box) =>
  Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y)
