import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { keep } from '@sightline/languages/toolchain/cache'

const source = fileURLToPath(
  import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
)

/**
 * Unpacks the data by which text on the screen is read, once: the server compresses files by
 * itself. Returns its path.
 */
export const prepareOcrData = () =>
  keep('ocr-eng-4.0.0_best_int.traineddata', async () => gunzipSync(await readFile(source)))
