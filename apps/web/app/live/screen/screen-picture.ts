import { SCREEN_PICTURE_MAX_BYTES, SCREEN_PICTURE_MAX_SIDE } from '@sightline/contracts/live-kinds'

/** Tried in this order until the picture is small enough. */
const QUALITIES = [0.8, 0.6, 0.4]

/** A picture as a JPEG data URL, scaled down and compressed to what models get. */
export function screenPicture(source: HTMLCanvasElement): string {
  const scale = Math.min(1, SCREEN_PICTURE_MAX_SIDE / Math.max(source.width, source.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(source.width * scale),
    height: Math.round(source.height * scale),
  })
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  let picture = ''
  for (const quality of QUALITIES) {
    picture = canvas.toDataURL('image/jpeg', quality)
    if (base64Of(picture).length * 0.75 <= SCREEN_PICTURE_MAX_BYTES) break
  }
  return picture
}

/** The bytes of a data URL, in base64. */
export const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)
