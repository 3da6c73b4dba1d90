/** Files by path, absolute without the first slash. */
export type Files = ReadonlyMap<string, Uint8Array>

/**
 * Packs files into one archive: the length of an index in four bytes, the index as JSON (path and
 * length of each file, in order), then the files' contents.
 */
export function packFiles(files: Files): Uint8Array<ArrayBuffer> {
  const index = new TextEncoder().encode(
    JSON.stringify([...files].map(([path, { length }]) => [path, length])),
  )
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 4 + index.length)
  const archive = new Uint8Array(total)
  new DataView(archive.buffer).setUint32(0, index.length, true)
  archive.set(index, 4)
  let at = 4 + index.length
  for (const content of files.values()) {
    archive.set(content, at)
    at += content.length
  }
  return archive
}

/** Unpacks an archive; the contents are views of it. */
export function unpackFiles(archive: Uint8Array): Files {
  const length = new DataView(archive.buffer, archive.byteOffset).getUint32(0, true)
  const index: [string, number][] = JSON.parse(
    new TextDecoder().decode(archive.subarray(4, 4 + length)),
  )
  let at = 4 + length
  return new Map(
    index.map(([path, size]) => {
      at += size
      return [path, archive.subarray(at - size, at)] as const
    }),
  )
}
