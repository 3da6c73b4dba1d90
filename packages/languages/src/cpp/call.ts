import { WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim'
import {
  type CallOutcome,
  CRASHED,
  collectOutput,
  errorFault,
  type Fault,
  OUT_OF_MEMORY,
  TOO_DEEP,
} from '../call-outcome.ts'
import type { ReturnedValue } from '../compare.ts'
import { Sink, Source } from '../wasi/streams.ts'

/** The program's report of a call that ended. */
type Report = { got: ReturnedValue } | { error: string; message: string }

/**
 * A crash with more memory than this in use counts as out of memory: WebAssembly memory never
 * shrinks.
 */
const NEARLY_FULL_BYTES = 0.85 * 64 * 1024 * 1024

/** The beginning of the message that libc++ prints before it aborts. */
const ABORT_PREFIX = 'libc++abi: '

/** What libc++ prints when one of its functions, such as `stoi`, throws. */
const LIBRARY_THROW = /(\w+) was thrown in -fno-exceptions mode with message "(.*)"\n?/

/** Runs the program once in a new memory. Never throws. */
export function callOnce(wasm: WebAssembly.Module, input: string, now: () => number): CallOutcome {
  const { output, write } = collectOutput()
  const times: number[] = []
  let messages = ''
  const text = (take: (text: string) => unknown) => {
    const decoder = new TextDecoder()
    return new Sink((bytes) => take(decoder.decode(bytes, { stream: true })))
  }
  const report = text((part) => {
    times.push(now())
    messages += part
  })
  let hasGivenUp = false
  // The fault already contains libc++'s message.
  const errors = text((part) => {
    hasGivenUp ||= part.startsWith(ABORT_PREFIX)
    if (!hasGivenUp) write(part)
  })
  const streams = [new Source(new TextEncoder().encode(input)), text(write), errors, report]
  const crash = runProgram(wasm, streams)
  const [calledAt, endedAt = now()] = times
  const printed = output()
  const thrown = LIBRARY_THROW.exec(printed)
  const base = {
    timeMs: calledAt === undefined ? 0 : endedAt - calledAt,
    output: thrown ? printed.replace(LIBRARY_THROW, '') : printed,
  }
  const last = messages.trimEnd().split('\n').at(-1)
  const reported: Report | undefined = last?.startsWith('{') ? JSON.parse(last) : undefined
  if (crash && thrown) return { ...base, fault: thrownFault(`std::${thrown[1]}`, thrown[2]) }
  if (!reported) return { ...base, fault: crash ?? errorFault('Your code ended the program.') }
  return 'got' in reported
    ? { ...base, got: reported.got }
    : { ...base, fault: readError(reported) }
}

/** Runs the program to its end. Returns the error that broke it. */
function runProgram(wasm: WebAssembly.Module, streams: (Sink | Source)[]): Fault | undefined {
  const wasi = new WASI([], [], streams, { debug: false })
  let exports: WebAssembly.Exports | undefined
  try {
    exports = new WebAssembly.Instance(wasm, { wasi_snapshot_preview1: wasi.wasiImport }).exports
    wasi.start({ exports: exports as Parameters<WASI['start']>[0]['exports'] })
    return undefined
  } catch (cause) {
    flush(exports)
    return readCrash(cause, exports)
  }
}

/** Output that was buffered before a crash is still in the program's memory. */
function flush(exports: WebAssembly.Exports | undefined) {
  try {
    if (typeof exports?.sightline_flush === 'function') exports.sightline_flush()
  } catch {
    // The stack is exhausted: the buffers cannot be flushed.
  }
}

function readCrash(cause: unknown, exports: WebAssembly.Exports | undefined): Fault {
  const memory = exports?.memory
  const bytes = memory instanceof WebAssembly.Memory ? memory.buffer.byteLength : 0
  if (cause instanceof RangeError) return errorFault(TOO_DEEP)
  if (bytes > NEARLY_FULL_BYTES) return errorFault(OUT_OF_MEMORY)
  if (!(cause instanceof WebAssembly.RuntimeError) || cause instanceof WASIProcExit)
    return errorFault(CRASHED)
  if (/divide by zero|remainder by zero/.test(cause.message))
    return errorFault('Your code divides by zero.')
  if (/out of bounds/.test(cause.message))
    return errorFault(
      'Your code reads or writes memory that is not its own: look at indices and pointers.',
    )
  return errorFault(
    'Your code aborted: look for undefined behaviour, such as a function that ends without a return.',
  )
}

function readError({ error, message }: Extract<Report, { error: string }>): Fault {
  if (error === 'assertion') return errorFault(tidyAssertion(message))
  const name = nameOfType(error)
  if (name === 'std::bad_alloc' || name === 'std::bad_array_new_length')
    return errorFault(OUT_OF_MEMORY)
  return thrownFault(name, message)
}

const thrownFault = (name: string, message = '') =>
  errorFault(
    `Your code threw ${name}${message ? `: ${message}` : ''}. Exceptions cannot be caught here: they end the call.`,
  )

/**
 * `…/vector:410: libc++ Hardening assertion __n < size() failed: vector[] index out of bounds`
 * without the library's insides.
 */
function tidyAssertion(message: string): string {
  const [, words] = /assertion .*? failed: (.*)/s.exec(message) ?? []
  return `Undefined behaviour stopped: ${(words ?? message).trim()}.`
}

const BASIC: Record<string, string> = {
  i: 'int',
  l: 'long',
  x: 'long long',
  d: 'double',
  c: 'char',
  b: 'bool',
  PKc: 'a text',
}

/** Decodes a type's mangled name: `St13runtime_error`, `5Mine`, `i`. */
function nameOfType(mangled: string): string {
  if (mangled.includes('basic_string')) return 'a text'
  const [, std, name] = /^(St)?\d+(\w+)$/.exec(mangled) ?? []
  if (name !== undefined) return std ? `std::${name}` : name
  return BASIC[mangled] ?? 'a value'
}
