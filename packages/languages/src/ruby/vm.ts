import { WASI } from '@bjorn3/browser_wasi_shim'
import { type MemoryImage, PAGE_BYTES, takeImage } from '../wasi/memory-image.ts'
import { Sink, Source } from '../wasi/streams.ts'
import { HARNESS } from './harness.ts'

const INIT = 'ruby-init: func(args: list<string>) -> ()'
const EVAL = 'rb-eval-string-protect: func(str: string) -> tuple<handle<rb-abi-value>, s32>'
const ARGS = [
  'ruby',
  '--disable=gems,did_you_mean,error_highlight,syntax_suggest',
  '-EUTF-8',
  '-e_=0',
]

/** The streams of one execution. `report` receives the error stream. */
export type Streams = {
  input: string
  output: (bytes: Uint8Array) => void
  report: (bytes: Uint8Array) => void
}

/** Ruby with the harness loaded, in the state before any candidate's code ran. */
export type RubyVm = {
  /**
   * Runs the harness once on fresh memory. @throws what stopped Ruby; the VM must not be used after
   * that
   */
  run(streams: Streams): void
  /** The growth of the memory since the start, from 0 to 1. */
  growth(): number
}

type Exports = {
  memory: WebAssembly.Memory
  cabi_realloc: (old: number, oldSize: number, alignment: number, size: number) => number
  [INIT]: (args: number, count: number) => void
  [EVAL]: (code: number, length: number) => number
}

/**
 * Starts Ruby, loads the harness and saves the memory. Restoring the image is a hundred times
 * faster.
 */
export function makeImage(wasm: WebAssembly.Module): MemoryImage {
  const { exports } = open(wasm)
  const write = writerIn(exports)
  const args = ARGS.map((arg) => write(`${arg}\0`))
  const list = exports.cabi_realloc(0, 0, 4, args.length * 8)
  const view = new DataView(exports.memory.buffer)
  for (const [index, [at, length]] of args.entries()) {
    view.setUint32(list + index * 8, at, true)
    view.setUint32(list + index * 8 + 4, length, true)
  }
  exports[INIT](list, args.length)
  evaluate(
    exports,
    'begin; eval(DATA0); rescue Exception=>e; STDERR.puts e.full_message(highlight: false); end'.replace(
      'DATA0',
      JSON.stringify(HARNESS).replaceAll('#{', '\\#{'),
    ),
  )
  return takeImage(exports.memory, open(wasm).exports.memory)
}

/** `image` is the result of makeImage for the same module. */
export function openVm(wasm: WebAssembly.Module, image: MemoryImage, growthPages: number): RubyVm {
  let vm: ReturnType<typeof open> | undefined
  const fresh = () => {
    // WebAssembly memory never shrinks, so a grown memory is discarded: every test has the same
    // room.
    if (vm && vm.exports.memory.buffer.byteLength === image.length) {
      image.copyTo(vm.exports.memory)
    } else {
      vm = open(wasm)
      image.addTo(vm.exports.memory)
    }
    return vm
  }
  return {
    run({ input, output, report }) {
      const { exports, wasi } = fresh()
      wasi.fds = [new Source(new TextEncoder().encode(input)), new Sink(output), new Sink(report)]
      evaluate(exports, 'SightlineHarness.run')
    },
    growth: () =>
      vm ? (vm.exports.memory.buffer.byteLength - image.length) / (growthPages * PAGE_BYTES) : 0,
  }
}

function open(wasm: WebAssembly.Module): { exports: Exports; wasi: WASI } {
  const ignore = () => {}
  const wasi = new WASI(
    [],
    [],
    [
      new Source(new Uint8Array()),
      new Sink(ignore),
      new Sink((bytes) => console.error(new TextDecoder().decode(bytes))),
    ],
    {
      debug: false,
    },
  )
  const instance = new WebAssembly.Instance(wasm, {
    ...hostOf(wasm),
    wasi_snapshot_preview1: wasi.wasiImport,
  })
  const exports = instance.exports as Exports & WebAssembly.Exports
  wasi.initialize({ exports })
  return { exports, wasi }
}

/**
 * Gives Ruby no access to the host: the functions of its bridge to JavaScript refuse every call.
 * Only the table of Ruby's own values is kept.
 */
function hostOf(wasm: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, (value: number) => unknown>> = {}
  for (const { module, name } of WebAssembly.Module.imports(wasm)) {
    imports[module] ??= {}
    imports[module][name] = () => {
      throw new Error(`${name} is not there`)
    }
  }
  const values: number[] = []
  imports.canonical_abi = {
    ...imports.canonical_abi,
    'resource_new_rb-abi-value': (value) => values.push(value) - 1,
    'resource_get_rb-abi-value': (index) => values[index],
  }
  return imports as WebAssembly.Imports
}

function evaluate(exports: Exports, code: string) {
  const [at, length] = writerIn(exports)(code)
  const result = exports[EVAL](at, length)
  if (new DataView(exports.memory.buffer).getInt32(result + 4, true) !== 0)
    throw new Error('The harness failed')
}

const writerIn =
  ({ memory, cabi_realloc }: Exports) =>
  (text: string): [at: number, length: number] => {
    const bytes = new TextEncoder().encode(text)
    const at = cabi_realloc(0, 0, 1, bytes.length)
    new Uint8Array(memory.buffer).set(bytes, at)
    return [at, bytes.length]
  }
