import { type ScreenState, seeThumbnail, UNSEEN } from '@sightline/live/screen/screen-change'
import { type Region, WHOLE_SCREEN } from '../engine/screen/region.ts'
import type { Look, SurfaceListener, SurfaceWatch } from '../engine/senses.ts'
import { readText } from './read-text.ts'
import { screenPicture } from './screen-picture.ts'

/** How often the surface is compared; a browser does it once a second in a hidden tab. */
const COMPARE_EVERY_MS = 500

/** A surface of which pictures can be taken. Both are null while it has no picture. */
export interface PictureSource {
  /** A part of it in grey, at the size at which `screen-change.ts` compares pictures. */
  thumbnail(region: Region): Promise<Uint8Array | null>
  /** A part of it, as it is. */
  picture(region: Region): Promise<ImageBitmap | null>
  /** Takes no more pictures. */
  close(): void
}

interface Options {
  /** Whether the surface is read by itself now, or only when asked. */
  isAutomatic?: () => boolean
  /** Reads a picture, which is given away. */
  read?: (bitmap: ImageBitmap) => Promise<Look>
}

/**
 * Reads a surface, or a part of it, whenever it has changed and settled: its text, unless told
 * otherwise.
 */
export function watchPictures(
  source: PictureSource,
  initialRegion: Region,
  { onRead, onProblem }: SurfaceListener,
  { isAutomatic = () => true, read: readPicture = readText }: Options = {},
): SurfaceWatch {
  let region = initialRegion
  let state: ScreenState = UNSEEN
  let isComparing = false
  let isReading = false
  let isStopped = false

  async function read() {
    isReading = true
    const readRegion = region
    try {
      const bitmap = await source.picture(region)
      const look = bitmap && (await readPicture(bitmap))
      // Nothing that lies outside of a region chosen meanwhile is passed on.
      if (look && !isStopped && readRegion === region) onRead(look)
    } catch {
      if (!isStopped) onProblem()
    } finally {
      isReading = false
    }
  }

  async function compare() {
    const seenRegion = region
    const thumbnail = await source.thumbnail(region)
    if (!thumbnail || isStopped || seenRegion !== region) return
    const { isDue, ...next } = seeThumbnail(state, thumbnail, performance.now())
    state = next
    if (isDue) void read()
  }

  async function take(part: Region) {
    const bitmap = await source.picture(part)
    return bitmap && screenPicture(bitmap)
  }

  const timer = setInterval(() => {
    if (isReading || isComparing || !isAutomatic()) return
    isComparing = true
    void compare().finally(() => {
      isComparing = false
    })
  }, COMPARE_EVERY_MS)

  return {
    readNow: async () => {
      if (!isReading) await read()
    },
    setRegion(next) {
      region = next
      state = UNSEEN
    },
    picture: () => take(region),
    snapshot: () => take(WHOLE_SCREEN),
    stop() {
      isStopped = true
      clearInterval(timer)
      source.close()
    },
  }
}
