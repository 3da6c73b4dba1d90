import { fromBufferPromise } from 'yauzl'
import { LimitExceeded } from './extraction.ts'

/** Far above what a resume with pictures holds after decompression. */
const DECOMPRESSED_MAX_BYTES = 32 * 1024 * 1024
const ENTRIES_MAX = 1000

/**
 * Decompresses every entry of a ZIP file and returns those whose names match. The bytes of all are
 * counted, because the sizes that the file declares may be forged.
 * @throws LimitExceeded for a file that would fill the memory, any other error for a damaged file
 */
export async function unzip(zip: Buffer, names: RegExp): Promise<Map<string, Buffer>> {
  // Without validation, forged sizes do not end a stream early, and the file is reported as too
  // large, not as damaged.
  const archive = await fromBufferPromise(zip, {
    lazyEntries: true,
    validateEntrySizes: false,
    autoClose: false,
  })
  if (archive.entryCount > ENTRIES_MAX) throw new LimitExceeded()
  const entries = new Map<string, Buffer>()
  let totalBytes = 0
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = []
    const isWanted = names.test(entry.fileName)
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      totalBytes += chunk.length
      if (totalBytes > DECOMPRESSED_MAX_BYTES) throw new LimitExceeded()
      if (isWanted) chunks.push(chunk)
    }
    if (isWanted) entries.set(entry.fileName, Buffer.concat(chunks))
  }
  return entries
}
