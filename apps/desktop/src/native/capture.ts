import type { Region } from '@sightline/live-ui/engine/screen/region'
import { invoke } from '@tauri-apps/api/core'

/** In pixels over all screens. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A window of another program. */
export interface OpenWindow extends Place {
  id: number
  pid: number
  /** The same for all windows of a program. */
  program: string
  title: string
}

export interface Screen extends Place {
  id: number
  name: string
}

/** Why these reject: with one of these words, or in the system's own. */
export type CaptureProblem =
  /** There is no display that can be asked. */
  | 'no-display'
  /** The window or screen is gone. */
  | 'gone'
  /** The window is not what it was when it was listed. */
  | 'changed'
  /** The window is minimised, or on another workspace. */
  | 'hidden'
  | (string & {})

/** What of a picture is wanted: all of it at its own size, unless said otherwise. */
interface Part {
  region?: Region
  /** In pixels; the sides are scaled apart. */
  size?: { width: number; height: number }
}

/** The windows of other programs, the front one first. */
export const listWindows = () => invoke<OpenWindow[]>('list_windows')
export const listScreens = () => invoke<Screen[]>('list_screens')
/** The picture of a window, if id, process, program and title are those that were listed. */
export const captureWindow = async (window: OpenWindow, part: Part = {}): Promise<ImageData> =>
  pictureOf(await invoke<ArrayBuffer>('capture_window', { window, part: sent(part) }))
/** The picture of a screen, in which the helper's own windows are black. */
export const captureScreen = async (id: number, part: Part = {}): Promise<ImageData> =>
  pictureOf(await invoke<ArrayBuffer>('capture_screen', { id, part: sent(part) }))

const sent = ({ region, size }: Part) => ({
  region: region ? [region.x, region.y, region.width, region.height] : null,
  size: size ? [size.width, size.height] : null,
})

/** The bytes begin with width and height. */
function pictureOf(bytes: ArrayBuffer): ImageData {
  const [width, height] = new Uint32Array(bytes, 0, 2)
  return new ImageData(new Uint8ClampedArray(bytes, 8), width ?? 0, height)
}
