import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RUBY_GROWTH_PAGES } from '../src/ruby/run.ts'
import { keep } from './cache.ts'

const source = fileURLToPath(import.meta.resolve('@ruby/4.0-wasm-wasi/dist/ruby+stdlib.wasm'))

/** Makes a Ruby module with limited memory, once. Returns its path. */
export async function prepareRuby(): Promise<string> {
  const wasm = await readFile(source)
  const hash = createHash('sha256').update(wasm).update(String(RUBY_GROWTH_PAGES)).digest('hex')
  return keep(`ruby-${hash.slice(0, 16)}.wasm`, () => limitMemory(wasm, RUBY_GROWTH_PAGES))
}

const MEMORY_SECTION = 5
const HEADER_BYTES = 8

/**
 * Returns the WebAssembly module with a memory that can grow by at most `growthPages` (of 64 KiB)
 * beyond its initial size.
 * @throws when the module defines no memory
 */
function limitMemory(wasm: Uint8Array, growthPages: number): Uint8Array<ArrayBuffer> {
  for (let at = HEADER_BYTES; at < wasm.length; ) {
    const id = wasm[at]
    const size = readNumber(wasm, at + 1)
    const end = size.end + size.value
    if (id === MEMORY_SECTION) {
      // The memory section: a count of one, a flag for a maximum, the initial pages.
      const least = readNumber(wasm, size.end + 2).value
      const section = [1, 1, ...writeNumber(least), ...writeNumber(least + growthPages)]
      return concat([
        wasm.subarray(0, at),
        [id, ...writeNumber(section.length), ...section],
        wasm.subarray(end),
      ])
    }
    at = end
  }
  throw new Error('There is no memory to limit')
}

/** LEB128: groups of seven bits, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0
  for (let at = start, shift = 0; ; at++, shift += 7) {
    const byte = bytes[at] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, end: at + 1 }
  }
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >>> 7)]
}

function concat(parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
