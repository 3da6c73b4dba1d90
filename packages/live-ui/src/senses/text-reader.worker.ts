import { pagePicture } from '@sightline/live/screen/grey-picture'
import { emptyMemory, type Recognize, readPage } from '@sightline/live/screen/read-page'
import { RECOGNITION, recognizer } from '@sightline/live/screen/recognizer'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { screenPicture } from './screen-picture.ts'
import type { FromReader, ReaderFiles, ToReader } from './text-reader-messages.ts'

/** Below this mean confidence (0 to 100) a reading is doubtful. */
const CONFIDENT = 70
const TEXT_MAX_LENGTH = 12_000
/** More readers would hardly be faster, and each takes its own copy of the recognition. */
const READERS_MAX = 2

/** Those that have started, or are about to. */
let readers: Promise<Recognize>[] = []
const memory = emptyMemory()

/**
 * Starts character recognition, in a worker of this worker: the page takes no part in it at all.
 */
async function startReader({
  workerPath,
  corePath,
  langPath,
  language,
}: ReaderFiles): Promise<Recognize> {
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
  await reader.setParameters(RECOGNITION)
  return recognizer({
    expectLines: (isLine) =>
      reader.setParameters({ tessedit_pageseg_mode: isLine ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK }),
    read: async (picture) =>
      (await reader.recognize(new Blob([picture]), {}, { text: false, blocks: true })).data.blocks,
  })
}

/** Reads the pictures that it gets one after the other, and answers in their order. */
self.onmessage = async ({ data: { files, bitmap } }: MessageEvent<ToReader>) => {
  try {
    if (readers.length === 0) readers.push(startReader(files))
    if (bitmap) self.postMessage(await read(files, bitmap))
    else await Promise.all(readers)
  } catch (error) {
    // The next picture tries again.
    readers = []
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
  const page = pagePicture(context.getImageData(0, 0, width, height).data, width, height)
  const [{ text, confidence, hasValuesInDoubt }, picture] = await Promise.all([
    readPage(page, memory, await Promise.all(readers)),
    screenPicture(canvas),
  ])
  // Others start after the first picture, which they would only delay.
  if (readers.length < Math.min(READERS_MAX, navigator.hardwareConcurrency))
    readers.push(startReader(files))
  const isDoubtful = confidence < CONFIDENT || hasValuesInDoubt
  return { text: text.slice(0, TEXT_MAX_LENGTH), isDoubtful, picture }
}
