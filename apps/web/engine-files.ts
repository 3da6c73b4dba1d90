import { llvmPath, prepareCpp } from '@sightline/languages/toolchain/cpp'
import { preparePython } from '@sightline/languages/toolchain/python'
import { prepareRuby } from '@sightline/languages/toolchain/ruby'
import type { Plugin } from 'vite'

const paths: Record<string, () => Promise<string>> = {
  'engine:python.zip': preparePython,
  'engine:ruby.wasm': prepareRuby,
  'engine:llvm.wasm': async () => llvmPath,
  'engine:cpp.data': prepareCpp,
}

/** Finds the engines that have to be made ready for the browser, which is done once and kept; `engine:ruby.wasm` names one. */
export function engineFiles(): Plugin {
  return { name: 'engine-files', enforce: 'pre', resolveId: (id) => paths[id]?.() }
}
