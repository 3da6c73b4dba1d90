import {
  greyOf,
  type ScreenState,
  seeThumbnail,
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  UNSEEN,
} from '@sightline/live/screen/screen-change'
import { pixelsOf, type Region } from '@sightline/live-ui/engine/screen/region'
import type { SurfaceListener, SurfaceWatch } from '@sightline/live-ui/engine/senses'
import { readText } from './read-text.ts'
import { screenPicture } from './screen-picture.ts'

/** How often the screen is compared; the browser makes it once a second in a hidden tab. */
const COMPARE_EVERY_MS = 500

/** Reads the text of a shared screen, or of a part of it, whenever it has changed and settled. */
export function watchScreen(
  stream: MediaStream,
  initialRegion: Region,
  { onRead, onProblem }: SurfaceListener,
): SurfaceWatch {
  const video = document.createElement('video')
  video.srcObject = stream
  video.muted = true
  void video.play().catch(() => {})
  const small = createCanvas(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
  let region = initialRegion
  let state: ScreenState = UNSEEN
  let isReading = false
  let isStopped = false

  /** The region in pixels of the video. */
  const part = () => pixelsOf(region, { width: video.videoWidth, height: video.videoHeight })

  async function read() {
    isReading = true
    const { x, y, width, height } = part()
    const readRegion = region
    try {
      const look = await readText(await createImageBitmap(video, x, y, width, height))
      // Nothing that lies outside of a region chosen meanwhile is passed on.
      if (!isStopped && readRegion === region) onRead(look)
    } catch {
      onProblem()
    } finally {
      isReading = false
    }
  }

  const timer = setInterval(() => {
    const context = small.getContext('2d', { willReadFrequently: true })
    if (!context || video.videoWidth === 0 || isReading) return
    const { x, y, width, height } = part()
    // Without it, a thin stroke may lie between the pixels that are taken.
    context.imageSmoothingQuality = 'medium'
    context.drawImage(video, x, y, width, height, 0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
    const { data } = context.getImageData(0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
    const { isDue, ...next } = seeThumbnail(state, greyOf(data), performance.now())
    state = next
    if (isDue) void read()
  }, COMPARE_EVERY_MS)

  return {
    readNow: async () => {
      if (video.videoWidth > 0 && !isReading) await read()
    },
    setRegion(next) {
      region = next
      state = UNSEEN
    },
    snapshot: async () =>
      video.videoWidth === 0 ? null : screenPicture(await createImageBitmap(video)),
    stop() {
      isStopped = true
      clearInterval(timer)
      video.srcObject = null
    },
  }
}

const createCanvas = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height })
