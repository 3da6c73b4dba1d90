import variant from '@jitl/quickjs-wasmfile-release-sync'
import { RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import {
  type EmscriptenModuleLoaderOptions,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { PAGE_BYTES } from '../wasi/memory-image.ts'

const LIMIT_BYTES = RUN_MEMORY_LIMIT_MIB * 1024 * 1024
/** The memory of QuickJS before any code runs, in WebAssembly pages. */
const INITIAL_PAGES = 256

/**
 * Opens a new QuickJS. Its whole memory is capped, because QuickJS's own limit counts every small
 * allocation as eight bytes: below it, code could take gigabytes.
 */
export function openVm(wasm: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const wasmMemory = new WebAssembly.Memory({
    initial: INITIAL_PAGES,
    maximum: LIMIT_BYTES / PAGE_BYTES,
  })
  return newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmModule: wasm, wasmMemory, emscriptenModule: QUIET }),
  )
}

/** True when the memory is at its limit, or so close that it cannot grow again. */
export const isFull = (vm: QuickJSWASMModule) =>
  vm.getWasmMemory().buffer.byteLength > 0.9 * LIMIT_BYTES

/** A breaking VM also prints to the console; the run's result already reports it. */
const QUIET: EmscriptenModuleLoaderOptions & { print: () => void; printErr: () => void } = {
  print: () => {},
  printErr: () => {},
}
