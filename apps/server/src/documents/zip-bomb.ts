import { fromBufferPromise, type ZipFile } from 'yauzl'
import { LimitExceeded } from './extraction.ts'

/** Far above what a resume with pictures holds after decompression. */
const DECOMPRESSED_MAX_BYTES = 32 * 1024 * 1024
const ENTRIES_MAX = 1000

/**
 * Decompresses every entry of a ZIP file and counts the bytes, because the sizes that the file
 * declares may be forged.
 * @throws LimitExceeded for a file that would fill the memory, any other error for a damaged file
 */
export async function rejectZipBomb(zip: Buffer): Promise<void> {
  // Without validation, forged sizes do not end a stream early, and the file is reported as too
  // large, not as damaged.
  const archive = await fromBufferPromise(zip, {
    lazyEntries: true,
    validateEntrySizes: false,
    autoClose: false,
  })
  if (archive.entryCount > ENTRIES_MAX) throw new LimitExceeded()
  let totalBytes = 0
  for await (const chunk of decompressedChunks(archive)) {
    totalBytes += chunk.length
    if (totalBytes > DECOMPRESSED_MAX_BYTES) throw new LimitExceeded()
  }
}

async function* decompressedChunks(archive: ZipFile): AsyncGenerator<Buffer> {
  for await (const entry of archive.eachEntry()) yield* await archive.openReadStreamPromise(entry)
}
