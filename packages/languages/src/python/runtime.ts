/// <reference path="./ambient.d.ts" />
import { RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import { loadPyodide, type PyodideConfig } from 'pyodide'
import type { PyCallable } from 'pyodide/ffi'
import { GUEST } from './guest.ts'

type CreateModule = NonNullable<PyodideConfig['createPyodideModule']>

/** The files that Python is started from. */
export type PythonFiles = {
  /** The compiled module of `pyodide/pyodide.asm.wasm`. */
  wasm: WebAssembly.Module
  /** The default export of `pyodide/pyodide.asm.mjs`. */
  createModule: CreateModule
  /** The folder of Pyodide in Node, its address in a browser. */
  indexUrl: string
  /**
   * The standard library that `toolchain/python.ts` makes: a path in Node, an address in a browser.
   */
  libraryUrl: string
}

/**
 * A started interpreter. `call` throws when the code breaks the interpreter, which must not be used
 * again.
 */
export type Python = {
  call: (code: string, name: string, argsJson: string, isClass: boolean) => Promise<string>
  /** True when the memory has grown to its limit. */
  isFull: () => boolean
}

const LIMIT_BYTES = RUN_MEMORY_LIMIT_MIB * 1024 * 1024
/** Pyodide requires a lock file, although no packages are ever installed. */
const NO_PACKAGES = JSON.stringify({
  info: {
    arch: 'wasm32',
    platform: 'emscripten',
    version: '314.0.7',
    python: '3.14.0',
    abi_version: '2026_0',
  },
  packages: {},
})

/**
 * Starts Python. The interpreter asks `isOver` every few dozen steps of the candidate's code and
 * ends the code when it returns true. The code gets RUN_MEMORY_LIMIT_MIB in addition to the
 * interpreter's own memory.
 */
export async function openPython(
  { wasm, createModule, indexUrl, libraryUrl }: PythonFiles,
  isOver: () => boolean,
): Promise<Python> {
  const memory: Memory = { limitBytes: Number.POSITIVE_INFINITY, isFull: false, sizeBytes: () => 0 }
  const python = await loadPyodide({
    indexURL: indexUrl,
    stdLibURL: libraryUrl,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: indexUrl,
    // Hides JavaScript from Python.
    jsglobals: {},
    stdin: () => null,
    stdout: () => {},
    stderr: () => {},
    createPyodideModule: (settings) =>
      createModule({ ...settings, instantiateWasm: instantiate(wasm, memory) }),
  })
  const call: PyCallable = python.runPython(GUEST)
  python.unregisterJsModule('pyodide_js')
  // Without shared memory, Pyodide polls this function for signals.
  python.setInterruptBuffer(
    new Proxy(new Int32Array(1), { get: () => (isOver() ? SIGINT : 0), set: () => true }),
  )
  memory.limitBytes = memory.sizeBytes() + LIMIT_BYTES
  return {
    call: async (...args) => {
      memory.isFull = false
      return String(HAS_OWN_STACK ? await call.callPromising(...args) : call(...args))
    },
    isFull: () => memory.isFull,
  }
}

const SIGINT = 2
/**
 * Where WebAssembly can be suspended, code runs on a separate stack that is twice as large as the
 * stack of a browser's worker.
 */
const HAS_OWN_STACK = 'Suspending' in WebAssembly

type Settings = Parameters<CreateModule>[0]
type Memory = { limitBytes: number; isFull: boolean; sizeBytes: () => number }

/** Instantiates the compiled module with a limited memory. */
const instantiate =
  (wasm: WebAssembly.Module, memory: Memory): NonNullable<Settings['instantiateWasm']> =>
  (imports, onInstance) => {
    const grow = imports.env.emscripten_resize_heap
    // Pyodide imports this from a second module; the fallback is the one it has for browsers that
    // refuse that module.
    const error = Symbol('error')
    Object.assign(imports.env, {
      Jsv_GetError_import: () => error,
      JsvError_Check: (value: unknown) => value === error,
      emscripten_resize_heap: (bytes: number) => {
        memory.isFull = bytes >>> 0 > memory.limitBytes
        return memory.isFull ? 0 : grow(bytes)
      },
    })
    WebAssembly.instantiate(wasm, imports).then((instance) => {
      const grown = instance.exports.memory
      if (grown instanceof WebAssembly.Memory) memory.sizeBytes = () => grown.buffer.byteLength
      onInstance(instance, wasm)
    })
    return {}
  }
