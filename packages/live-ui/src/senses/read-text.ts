import type { Look } from '../engine/senses.ts'
import type { FromReader, ReaderFiles, ToReader } from './text-reader-messages.ts'

let files: Promise<ReaderFiles> | null = null
let reader: Worker | null = null

/** The addresses of the character recognition's files, about 5 MB, which are loaded once. */
async function findFiles(): Promise<ReaderFiles> {
  const [worker, core, data] = await Promise.all([
    import('tesseract.js/dist/worker.min.js?url'),
    import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'),
    import('runtime:eng.traineddata?url'),
  ])
  // The recognition takes its language from the name of the file with its data.
  const [, langPath, language] = data.default.match(/^(.*)\/(.*)\.traineddata/) ?? []
  if (langPath === undefined || language === undefined)
    throw new Error(`No language in ${data.default}`)
  return { workerPath: worker.default, corePath: core.default, langPath, language }
}

const requireFiles = () => {
  files ??= findFiles().catch((error: unknown) => {
    // The next look tries again.
    files = null
    throw error
  })
  return files
}

function requireReader(): Worker {
  if (reader) return reader
  reader = new Worker(new URL('./text-reader.worker.ts', import.meta.url), { type: 'module' })
  // The next look starts another.
  reader.onerror = () => {
    reader = null
  }
  return reader
}

/** Loads the character recognition, for which the first picture would wait about a second. */
export async function prepareReader(): Promise<void> {
  const message: ToReader = { files: await requireFiles() }
  requireReader().postMessage(message)
}

/**
 * Reads the text of a picture, on the device and outside of the page's thread. One picture at a
 * time, which is given away. The picture does not leave the device.
 */
export async function readText(bitmap: ImageBitmap): Promise<Look> {
  const worker = requireReader()
  const message: ToReader = { files: await requireFiles(), bitmap }
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromReader>) =>
      'problem' in data ? reject(new Error(data.problem)) : resolve(data)
    worker.onerror = () => {
      reader = null
      reject(new Error('The reader of texts could not be started'))
    }
    worker.postMessage(message, [bitmap])
  })
}
