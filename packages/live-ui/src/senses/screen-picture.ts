import { SCREEN_PICTURE_MAX_BYTES, SCREEN_PICTURE_MAX_SIDE } from '@sightline/contracts/live/kinds'

/** Tried in this order until the picture is small enough. */
const QUALITIES = [0.8, 0.6, 0.4]

/** A picture as a JPEG data URL, scaled down and compressed to what models get. */
export async function screenPicture(source: ImageBitmap | OffscreenCanvas): Promise<string> {
  const scale = Math.min(1, SCREEN_PICTURE_MAX_SIDE / Math.max(source.width, source.height))
  const canvas = new OffscreenCanvas(
    Math.round(source.width * scale),
    Math.round(source.height * scale),
  )
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  let picture = new Blob()
  for (const quality of QUALITIES) {
    picture = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (picture.size <= SCREEN_PICTURE_MAX_BYTES) break
  }
  return dataUrlOf(picture)
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
