import { llvmPath, prepareCpp } from '@sightline/languages/toolchain/cpp'
import { preparePython } from '@sightline/languages/toolchain/python'
import { prepareRuby } from '@sightline/languages/toolchain/ruby'
import type { Plugin } from 'vite'
import { prepareOcrData } from './ocr-files.ts'

const PATHS: Record<string, () => Promise<string>> = {
  'runtime:python.zip': preparePython,
  'runtime:ruby.wasm': prepareRuby,
  'runtime:llvm.wasm': async () => llvmPath,
  'runtime:cpp.data': prepareCpp,
  'runtime:eng.traineddata': prepareOcrData,
}

/**
 * Resolves imports like `runtime:ruby.wasm` to files that are prepared for the browser once, `?url`
 * included.
 */
export function runtimeFiles(): Plugin {
  return { name: 'runtime-files', enforce: 'pre', resolveId }
}

async function resolveId(id: string): Promise<string | undefined> {
  const [name = '', query] = id.split('?')
  const path = await PATHS[name]?.()
  return path && query ? `${path}?${query}` : path
}
