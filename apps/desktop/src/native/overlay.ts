import {
  availableMonitors,
  getCurrentWindow,
  PhysicalPosition,
  PhysicalSize,
} from '@tauri-apps/api/window'

/** A box in physical pixels over all screens. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The overlay's own window. Under Wayland its place can be neither read nor set. */
const own = getCurrentWindow()

export async function readScreens(): Promise<(Box & { name: string })[]> {
  const monitors = await availableMonitors()
  return monitors.map(({ name, position, size }) => ({
    name: name ?? 'screen',
    ...{ x: position.x, y: position.y, width: size.width, height: size.height },
  }))
}

export async function readBox(): Promise<Box> {
  const [{ x, y }, { width, height }] = await Promise.all([own.outerPosition(), own.innerSize()])
  return { x, y, width, height }
}

export async function setBox({ x, y, width, height }: Box): Promise<void> {
  await own.setSize(new PhysicalSize(width, height))
  await own.setPosition(new PhysicalPosition(x, y))
}

/** Calls the listener after each move and each change of size. */
export async function onMoved(listener: () => void): Promise<void> {
  await own.onMoved(listener)
  await own.onResized(listener)
}

export const show = () => own.show()
export const hide = () => own.hide()
/** Ends the program. */
export const close = () => own.close()
/** Lets clicks reach what is under the window. */
export const setClickThrough = (isOn: boolean) => own.setIgnoreCursorEvents(isOn)
export const startResizing = () => own.startResizeDragging('SouthEast')
