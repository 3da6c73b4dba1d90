import { UNREAD_SIGNS } from '@sightline/coach/live/screen-values'
import { type GreyPicture, pgmOf } from '@sightline/coach/screen-reading/grey-picture'
import { linesOf, textOfLines } from '@sightline/coach/screen-reading/read-words'
import type { Worker } from 'tesseract.js'

export interface ScreenText {
  text: string
  /** Many words were hard to read. */
  isDoubtful: boolean
}

/** Below this mean confidence (0 to 100) a reading is doubtful. */
const CONFIDENT = 70
const TEXT_MAX_LENGTH = 12_000

let loading: Promise<Worker> | null = null

/** Loads the reader of texts, a worker from our own origin; about 5 MB, once. */
async function loadReader(): Promise<Worker> {
  const [{ createWorker, OEM }, worker, core, data] = await Promise.all([
    import('tesseract.js'),
    import('tesseract.js/dist/worker.min.js?url'),
    import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'),
    import('runtime:eng.traineddata?url'),
  ])
  // The reader takes its language from the name of the file with its data.
  const [, langPath, language] = data.default.match(/^(.*)\/(.*)\.traineddata/) ?? []
  if (langPath === undefined || language === undefined) throw new Error(`No language in ${data.default}`)
  const reader = await createWorker(language, OEM.LSTM_ONLY, {
    langPath,
    gzip: false,
    workerPath: worker.default,
    corePath: core.default,
    workerBlobURL: false,
    cacheMethod: 'none',
  })
  await reader.setParameters({ tessedit_char_blacklist: UNREAD_SIGNS })
  return reader
}

let preparing: globalThis.Worker | null = null

/** The picture as the reader reads it best, made in a worker. One picture at a time. */
async function prepare(picture: HTMLCanvasElement): Promise<GreyPicture> {
  preparing ??= new Worker(new URL('./readable-picture.worker.ts', import.meta.url), { type: 'module' })
  const worker = preparing
  const bitmap = await createImageBitmap(picture)
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<GreyPicture>) => resolve(data)
    worker.onerror = () => reject(new Error('A picture of the screen could not be prepared'))
    worker.postMessage(bitmap, [bitmap])
  })
}

/** Reads the text of a picture, in the browser. The picture leaves the browser nowhere. */
export async function readText(picture: HTMLCanvasElement): Promise<ScreenText> {
  loading ??= loadReader().catch((error: unknown) => {
    // The next look tries again.
    loading = null
    throw error
  })
  const [reader, readable] = await Promise.all([loading, prepare(picture)])
  const { data } = await reader.recognize(new Blob([pgmOf(readable)]), {}, { blocks: true })
  const text = textOfLines(linesOf(data.blocks), readable)
  return { text: text.trim().slice(0, TEXT_MAX_LENGTH), isDoubtful: data.confidence < CONFIDENT }
}
