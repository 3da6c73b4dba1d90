/** The page size of a WebAssembly memory. */
export const PAGE_BYTES = 64 * 1024
const CHUNK_BYTES = 4096
const CHUNK_WORDS = CHUNK_BYTES / Int32Array.BYTES_PER_ELEMENT

/** A saved state of a WebAssembly memory that can be restored. */
export type MemoryImage = {
  length: number
  /** Restores the state in the unused memory of a new instance, which already equals most of it. */
  addTo(fresh: WebAssembly.Memory): void
  /** Restores the state in a memory of the same length with any content. */
  copyTo(used: WebAssembly.Memory): void
}

/** Saves the content of `memory`; `fresh` is the memory of a new instance of the same module. */
export function takeImage(memory: WebAssembly.Memory, fresh: WebAssembly.Memory): MemoryImage {
  const image = new Uint8Array(memory.buffer).slice()
  const ranges = differences(new Int32Array(image.buffer), new Int32Array(fresh.buffer))
  return {
    length: image.length,
    addTo(to) {
      to.grow((image.length - to.buffer.byteLength) / PAGE_BYTES)
      const bytes = new Uint8Array(to.buffer)
      for (const [start, end] of ranges) bytes.set(image.subarray(start, end), start)
    },
    copyTo(to) {
      new Uint8Array(to.buffer).set(image)
    },
  }
}

/**
 * The ranges of bytes that differ, in whole chunks. Bytes beyond the end of `before` count as zero.
 */
function differences(after: Int32Array, before: Int32Array): [start: number, end: number][] {
  const ranges: [start: number, end: number][] = []
  for (let word = 0; word < after.length; word += CHUNK_WORDS) {
    if (isAlike(after, before, word)) continue
    const start = word * Int32Array.BYTES_PER_ELEMENT
    const last = ranges.at(-1)
    if (last?.[1] === start) last[1] += CHUNK_BYTES
    else ranges.push([start, start + CHUNK_BYTES])
  }
  return ranges
}

function isAlike(after: Int32Array, before: Int32Array, start: number): boolean {
  const isBeyond = start >= before.length
  for (let word = start; word < start + CHUNK_WORDS; word++)
    if (after[word] !== (isBeyond ? 0 : before[word])) return false
  return true
}
