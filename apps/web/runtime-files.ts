import { llvmPath, prepareCpp } from '@sightline/languages/toolchain/cpp'
import { preparePython } from '@sightline/languages/toolchain/python'
import { prepareRuby } from '@sightline/languages/toolchain/ruby'
import type { Plugin } from 'vite'

const PATHS: Record<string, () => Promise<string>> = {
  'runtime:python.zip': preparePython,
  'runtime:ruby.wasm': prepareRuby,
  'runtime:llvm.wasm': async () => llvmPath,
  'runtime:cpp.data': prepareCpp,
}

/** Resolves imports like `runtime:ruby.wasm` to files of language runtimes, prepared for the browser once. */
export function runtimeFiles(): Plugin {
  return { name: 'runtime-files', enforce: 'pre', resolveId: (id) => PATHS[id]?.() }
}
