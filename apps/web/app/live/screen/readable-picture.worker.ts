import { readablePicture } from '@sightline/coach/screen-reading/grey-picture'

/** Gets pictures of the screen and answers with what character recognition reads best, in the order of the pictures. */
self.onmessage = ({ data: bitmap }: MessageEvent<ImageBitmap>) => {
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas in a worker')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const picture = readablePicture(context.getImageData(0, 0, width, height).data, width, height)
  self.postMessage(picture, { transfer: [picture.data.buffer] })
}
