import variant from '@jitl/quickjs-wasmfile-release-sync'
import { RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interview-limits'
import {
  type EmscriptenModuleLoaderOptions,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { PAGE_BYTES } from '../wasi/memory-image.ts'

const LIMIT_BYTES = RUN_MEMORY_LIMIT_MIB * 1024 * 1024
/** What the engine asks for before any code runs. */
const INITIAL_PAGES = 256

/**
 * A fresh QuickJS. Its memory is capped as a whole: the limit that QuickJS keeps itself counts every small allocation
 * as eight bytes, so that code could take gigabytes below it.
 */
export function openVm(wasm: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const wasmMemory = new WebAssembly.Memory({
    initial: INITIAL_PAGES,
    maximum: LIMIT_BYTES / PAGE_BYTES,
  })
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: wasm, wasmMemory, emscriptenModule: QUIET }))
}

/** True when the memory has grown to its limit, or so near to it that it cannot grow any more. */
export const isFull = (vm: QuickJSWASMModule) => vm.getWasmMemory().buffer.byteLength > 0.9 * LIMIT_BYTES

/** A VM that breaks says so on the console too; the run reports it already. */
const QUIET: EmscriptenModuleLoaderOptions & { print: () => void; printErr: () => void } = {
  print: () => {},
  printErr: () => {},
}
