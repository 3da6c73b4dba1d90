import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseTar } from 'nanotar'
import { packFiles } from '../src/cpp/archive.ts'
import { CLANG } from '../src/cpp/compile.ts'
import { openLlvm, runLlvm } from '../src/cpp/llvm.ts'
import { ASSERTION_HANDLER, EVERYTHING, PRELUDE, RUNTIME } from '../src/cpp/prelude.ts'
import { keep } from './cache.ts'

const clang = dirname(fileURLToPath(import.meta.resolve('@yowasp/clang')))
/** Increased when this file changes the archive's content. */
const VERSION = 1
const LIBRARIES = ['libc.a', 'libc++.a', 'libc++abi.a', 'crt1-command.o'].map(
  (name) => `lib/wasm32-wasip1/${name}`,
)

/** The WebAssembly module that contains Clang and the linker. */
export const llvmPath = join(clang, 'llvm.core.wasm')

/**
 * Makes the files that Clang needs, once per version of Clang: the headers that candidates may
 * include, their precompiled form, and the libraries. Returns the path of the archive.
 */
export async function prepareCpp(): Promise<string> {
  const [wasm, tar] = await Promise.all([
    readFile(llvmPath),
    readFile(join(clang, 'llvm-resources.tar')),
  ])
  const sources = [PRELUDE, RUNTIME, EVERYTHING, ASSERTION_HANDLER, CLANG.join(' '), VERSION]
  const hash = createHash('sha256').update(tar).update(JSON.stringify(sources)).digest('hex')
  return keep(`cpp-${hash.slice(0, 16)}.data`, async () =>
    packFiles(precompile(await WebAssembly.compile(wasm), filesOfTar(tar))),
  )
}

const filesOfTar = (tar: Uint8Array) =>
  new Map(
    parseTar(tar).flatMap(({ name, type, data }) =>
      type === 'file' && data ? [[name, data] as const] : [],
    ),
  )

function precompile(
  wasm: WebAssembly.Module,
  all: Map<string, Uint8Array>,
): Map<string, Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const given = new Map([
    ...all,
    ['include/prelude.h', encode(PRELUDE)],
    ['include/c++/v1/bits/stdc++.h', encode(EVERYTHING)],
    ['include/c++/v1/__assertion_handler', encode(ASSERTION_HANDLER)],
  ])
  const llvm = openLlvm(wasm, given)
  const run = (output: string, args: string[], files: Record<string, Uint8Array>) => {
    const { messages, written } = runLlvm(llvm, [...CLANG, ...args, '-o', output], files)
    const content = written(output)
    if (!content) throw new Error(`Clang made no ${output}: ${messages}`)
    return { content, written }
  }
  const dependencies = ['-dependency-file', 'used', '-MT', 'prelude', '-sys-header-deps']
  const header = [
    '-emit-pch',
    '-fno-pch-timestamp',
    '-x',
    'c++-header',
    '/usr/include/prelude.h',
    ...dependencies,
  ]
  const { content: prelude, written } = run('prelude.pch', header, {})
  const object = ['-include-pch', 'prelude.pch', '-emit-obj', '-x', 'c++', 'runtime.cpp']
  const { content: runtime } = run('runtime.o', object, {
    'prelude.pch': prelude,
    'runtime.cpp': encode(RUNTIME),
  })
  const used = new TextDecoder().decode(written('used')).match(/\/usr\/\S+/g) ?? []
  const builtins = 'lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'
  const kept = [...new Set(used.map((path) => path.slice('/usr/'.length))), ...LIBRARIES, builtins]
  const contentOf = (path: string) => {
    const content = given.get(path)
    if (!content) throw new Error(`Clang's files hold no ${path}`)
    return content
  }
  return new Map([
    ...kept.map((path) => [path, contentOf(path)] as const),
    ['prelude.pch', prelude],
    ['lib/runtime.o', runtime],
  ])
}
