import { UNREAD_SIGNS } from '@sightline/coach/live/screen-values'
import { pgmOf, readablePicture } from '@sightline/coach/screen-reading/grey-picture'
import { linesOf, textOfLines } from '@sightline/coach/screen-reading/read-words'
import { createWorker, OEM } from 'tesseract.js'
import { screenPicture } from './screen-picture.ts'
import type { FromReader, ReaderFiles, ToReader } from './text-reader-messages.ts'

/** Below this mean confidence (0 to 100) a reading is doubtful. */
const CONFIDENT = 70
const TEXT_MAX_LENGTH = 12_000

let loading: ReturnType<typeof load> | null = null

/** Starts the character recognition, in a worker of this worker: the page takes no part in it at all. */
async function load({ workerPath, corePath, langPath, language }: ReaderFiles) {
  // What fails rejects its promise as well.
  const options = {
    errorHandler: () => {},
    langPath,
    gzip: false,
    workerPath,
    corePath,
    workerBlobURL: false,
    cacheMethod: 'none',
  }
  const reader = await createWorker(language, OEM.LSTM_ONLY, options)
  await reader.setParameters({ tessedit_char_blacklist: UNREAD_SIGNS })
  return reader
}

/** Reads the pictures that it gets one after the other, and answers in their order. */
self.onmessage = async ({ data: { files, bitmap } }: MessageEvent<ToReader>) => {
  try {
    self.postMessage(await read(files, bitmap))
  } catch (error) {
    // The next picture tries again.
    loading = null
    self.postMessage({ problem: String(error) } satisfies FromReader)
  }
}

async function read(files: ReaderFiles, bitmap: ImageBitmap): Promise<FromReader> {
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas in a worker')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const readable = readablePicture(context.getImageData(0, 0, width, height).data, width, height)
  loading ??= load(files)
  const reader = await loading
  const { data } = await reader.recognize(new Blob([pgmOf(readable)]), {}, { blocks: true })
  const text = textOfLines(linesOf(data.blocks), readable).trim().slice(0, TEXT_MAX_LENGTH)
  return { text, isDoubtful: data.confidence < CONFIDENT, picture: await screenPicture(canvas) }
}
