import { SCREEN_PICTURE_MAX_BYTES } from '@sightline/contracts/live/kinds'
import { fileTypeFromBuffer } from 'file-type'
import type { Picture } from '../../adapters/model.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * The pictures that a page has sent in base64, checked by their bytes. @throws
 * AppError('validation_failed')
 */
export const parseScreenPictures = (pictures: string[]): Promise<Picture[]> =>
  Promise.all(pictures.map(parsePicture))

async function parsePicture(base64: string): Promise<Picture> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > SCREEN_PICTURE_MAX_BYTES) throw invalid('This picture is too large.')
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png')
    throw invalid('This is not a JPEG or PNG picture.')
  return { mediaType, bytes }
}

const invalid = (message: string) =>
  new AppError('validation_failed', message, { field: 'picture' })
