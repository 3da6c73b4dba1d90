import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RUBY_GROWTH_PAGES } from '../src/ruby/run.ts'
import { limitMemory } from '../src/wasi/limit-memory.ts'
import { keep } from './cache.ts'

const source = fileURLToPath(import.meta.resolve('@ruby/4.0-wasm-wasi/dist/ruby+stdlib.wasm'))

/** Makes a Ruby module with limited memory, once. Returns its path. */
export async function prepareRuby(): Promise<string> {
  const wasm = await readFile(source)
  const hash = createHash('sha256').update(wasm).update(String(RUBY_GROWTH_PAGES)).digest('hex')
  return keep(`ruby-${hash.slice(0, 16)}.wasm`, () => limitMemory(wasm, RUBY_GROWTH_PAGES))
}
