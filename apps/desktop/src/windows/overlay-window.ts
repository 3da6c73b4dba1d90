import type { GlobalKeys } from '../keys/global-keys.ts'
import { type Verb, verbs } from '../keys/verbs.ts'
import * as native from '../native/overlay.ts'
import { createStore, type Store } from '../store.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { parsePlaces, placeFor, pullBack, remember } from './place.ts'

export interface OverlayWindowState {
  isShown: boolean
  /** Clicks reach what is under the overlay. */
  isClickThrough: boolean
}

const STEP = 40
const MOVES: Record<'left' | 'right' | 'up' | 'down', [number, number]> = {
  left: [-STEP, 0],
  right: [STEP, 0],
  up: [0, -STEP],
  down: [0, STEP],
}
const ARROWS: Partial<Record<string, keyof typeof MOVES>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** The place is kept once the overlay rests. */
const REST_MS = 300
/** How often it looks whether a screen is gone. */
const SCREENS_MS = 2000

/**
 * Puts the overlay where it belongs, shows it, and lets it be moved, hidden and clicked through by
 * keys and commands. The command `show` always brings it back, and so does a second start.
 */
export async function openOverlayWindow(
  settings: StoredSettings,
  keys: GlobalKeys,
): Promise<Store<OverlayWindowState>> {
  const state = createStore<OverlayWindowState>({ isShown: true, isClickThrough: false })
  const change = (part: Partial<OverlayWindowState>) => state.set({ ...state.getState(), ...part })

  async function setClickThrough(isClickThrough: boolean) {
    await native.setClickThrough(isClickThrough)
    change({ isClickThrough })
  }
  async function show() {
    await setClickThrough(false)
    await native.show()
    await pullOntoScreen()
    change({ isShown: true })
  }
  async function hide() {
    await native.hide()
    change({ isShown: false })
  }
  async function move(dx: number, dy: number) {
    const [box, screens] = await Promise.all([native.readBox(), native.readScreens()])
    await native.setBox(pullBack({ ...box, x: box.x + dx, y: box.y + dy }, screens))
  }

  verbs.on('show', () => void show())
  verbs.on('hide', () => void hide())
  verbs.on('click-through', () => void setClickThrough(!state.getState().isClickThrough))
  for (const [verb, [dx, dy]] of Object.entries(MOVES) as [Verb, [number, number]][])
    verbs.on(verb, () => void move(dx, dy))
  // Without its key nobody could click on the overlay again.
  keys.subscribe(() => {
    if (!keys.getState().isHeld && state.getState().isClickThrough) void setClickThrough(false)
  })

  await putInPlace(settings)
  await native.show()
  // Some window managers put a window that appears where they want it.
  await putInPlace(settings)
  await keepPlace(settings)
  return state
}

/** Makes the overlay a step larger or smaller by an arrow key; other keys do nothing. */
export async function resizeByKey(key: string): Promise<void> {
  const arrow = ARROWS[key]
  if (!arrow) return
  const [dx, dy] = MOVES[arrow]
  const { width, height, ...corner } = await native.readBox()
  await native.setBox({ ...corner, width: width + dx, height: height + dy })
}

async function putInPlace(settings: StoredSettings) {
  const [box, screens] = await Promise.all([native.readBox(), native.readScreens()])
  const place = placeFor(box, screens, parsePlaces(settings.read('overlay-places')))
  if (place) await native.setBox(place)
}

async function pullOntoScreen() {
  const [box, screens] = await Promise.all([native.readBox(), native.readScreens()])
  const place = pullBack(box, screens)
  if (place !== box) await native.setBox(place)
}

async function keepPlace(settings: StoredSettings) {
  let rest: ReturnType<typeof setTimeout> | undefined
  async function keep() {
    const [box, screens] = await Promise.all([native.readBox(), native.readScreens()])
    const places = parsePlaces(settings.read('overlay-places'))
    settings.write('overlay-places', JSON.stringify(remember(places, box, screens)))
  }
  await native.onMoved(() => {
    clearTimeout(rest)
    rest = setTimeout(keep, REST_MS)
  })
  let known = ''
  async function watchScreens() {
    const screens = JSON.stringify(await native.readScreens())
    if (screens !== known) await pullOntoScreen()
    known = screens
  }
  setInterval(watchScreens, SCREENS_MS)
}
