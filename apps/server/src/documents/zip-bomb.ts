import { inflateRawSync } from 'node:zlib'
import { LimitExceeded } from './extraction.ts'

/** Far above what a resume with pictures holds once it is unpacked. */
const UNPACKED_MAX_BYTES = 32 * 1024 * 1024
const ENTRIES_MAX = 1000
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8

/**
 * Unpacks every entry of a ZIP file, one after another, for its size alone: what the file itself says of its sizes may be a lie.
 * @throws TooMuch for one that would fill the memory; anything for one that is broken
 */
export function rejectZipBomb(zip: Buffer): void {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('No directory')
  const count = zip.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new LimitExceeded()
  let at = zip.readUInt32LE(end + 16)
  let left = UNPACKED_MAX_BYTES
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('A broken directory')
    const method = zip.readUInt16LE(at + 10)
    const packedBytes = zip.readUInt32LE(at + 20)
    const header = zip.readUInt32LE(at + 42)
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    left -= method === DEFLATED ? unpackedBytes(zip.subarray(begin, begin + packedBytes), left) : packedBytes
    if (left <= 0) throw new LimitExceeded()
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

function unpackedBytes(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: most }).length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new LimitExceeded()
    throw error
  }
}
