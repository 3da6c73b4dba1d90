const BLOCK_BYTES = 512

/** The files of a tar archive by path. */
export function untar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (let at = 0; at + BLOCK_BYTES <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK_BYTES)
    const name = read(header, 0, 100)
    if (!name) break
    const prefix = read(header, 257, 5) === 'ustar' ? read(header, 345, 155) : ''
    const size = Number.parseInt(read(header, 124, 12), 8) || 0
    at += BLOCK_BYTES
    const isFile = ['', '0'].includes(read(header, 156, 1))
    if (isFile) files.set(prefix ? `${prefix}/${name}` : name, archive.subarray(at, at + size))
    at += Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES
  }
  return files
}

function read(header: Uint8Array, start: number, length: number): string {
  const field = header.subarray(start, start + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end))
}
