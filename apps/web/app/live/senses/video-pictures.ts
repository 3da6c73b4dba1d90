import { greyOf, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@sightline/live/screen/screen-change'
import { pixelsOf, type Region } from '@sightline/live-ui/engine/screen/region'
import type { PictureSource } from '@sightline/live-ui/senses/watch-pictures'

/** The pictures of a shared screen. */
export function videoPictures(stream: MediaStream): PictureSource {
  const video = document.createElement('video')
  video.srcObject = stream
  video.muted = true
  void video.play().catch(() => {})
  const small = Object.assign(document.createElement('canvas'), {
    width: THUMBNAIL_WIDTH,
    height: THUMBNAIL_HEIGHT,
  })

  /** The region in pixels of the video. */
  const part = (region: Region) =>
    pixelsOf(region, { width: video.videoWidth, height: video.videoHeight })

  return {
    async thumbnail(region) {
      const context = small.getContext('2d', { willReadFrequently: true })
      if (!context || video.videoWidth === 0) return null
      const { x, y, width, height } = part(region)
      // Without it, a thin stroke may lie between the pixels that are taken.
      context.imageSmoothingQuality = 'medium'
      context.drawImage(video, x, y, width, height, 0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
      return greyOf(context.getImageData(0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT).data)
    },
    async picture(region) {
      if (video.videoWidth === 0) return null
      const { x, y, width, height } = part(region)
      return createImageBitmap(video, x, y, width, height)
    },
    close() {
      video.srcObject = null
    },
  }
}
