import { RUN_MEMORY_LIMIT_MIB } from '@sightline/contracts/interviews/limits'
import { type Llvm, runLlvm } from './llvm.ts'

const STACK_BYTES = 4 * 1024 * 1024
const INCLUDES = [
  '/usr/include/wasm32-wasip1/c++/v1',
  '/usr/include/c++/v1',
  '/usr/include',
  '/usr/include/wasm32-wasip1',
]

/** The options of every compilation, the precompiled header's included. */
export const CLANG = [
  'clang++',
  '-cc1',
  ...['-triple', 'wasm32-unknown-wasip1', '-target-cpu', 'generic', '-mrelocation-model', 'static'],
  ...[
    '-std=c++20',
    '-O1',
    '-w',
    '-fexceptions',
    '-fcxx-exceptions',
    '-mconstructor-aliases',
    '-fvisibility=hidden',
  ],
  ...[
    '-ffp-contract=on',
    '-disable-free',
    '-ferror-limit',
    '5',
    '-fno-implicit-modules',
    '-fno-validate-pch',
  ],
  ...[
    '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
    '-resource-dir',
    '/usr',
    '-isysroot',
    '/usr',
  ],
  ...INCLUDES.flatMap((path) => ['-internal-isystem', path]),
]

const LINK = [
  ...['wasm-ld', '-m', 'wasm32', '-L/usr/lib/wasm32-wasip1', '--strip-all', '--stack-first'],
  ...[
    '-z',
    `stack-size=${STACK_BYTES}`,
    `--max-memory=${RUN_MEMORY_LIMIT_MIB * 1024 * 1024 + STACK_BYTES}`,
  ],
  ...[
    '/usr/lib/wasm32-wasip1/crt1-command.o',
    '/usr/lib/runtime.o',
    'solution.o',
    '-lc++',
    '-lc++abi',
    '-lc',
  ],
  ...['/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '-o', 'solution.wasm'],
]

/**
 * A function that ends without its `return` aborts there. Otherwise the optimiser takes that end
 * for unreachable, and may turn the loop before it into an endless one.
 */
const TRAP_AT_MISSING_RETURN = ['-fsanitize=return', '-fsanitize-trap=return']

/** A compiled program, or the compiler's error. */
export type Compiled = { wasm: Uint8Array<ArrayBuffer>; messages?: never } | { messages: string }

/** Compiles a source that uses the prelude. */
export function compile(llvm: Llvm, source: string): Compiled {
  const args = [
    ...CLANG,
    '-include-pch',
    '/usr/prelude.pch',
    ...TRAP_AT_MISSING_RETURN,
    '-emit-obj',
    '-o',
    'solution.o',
    '-x',
    'c++',
    'solution.cpp',
  ]
  const compiled = runLlvm(llvm, args, { 'solution.cpp': new TextEncoder().encode(source) })
  const object = compiled.written('solution.o')
  if (compiled.code !== 0 || !object) return { messages: compiled.messages }
  const linked = runLlvm(llvm, LINK, { 'solution.o': object })
  const wasm = linked.written('solution.wasm')
  return linked.code === 0 && wasm ? { wasm: new Uint8Array(wasm) } : { messages: linked.messages }
}
