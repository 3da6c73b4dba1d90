import { Directory, File, type Inode, WASI } from '@bjorn3/browser_wasi_shim'
import { openOutputDirectory } from '../wasi/output-file.ts'
import { Sink, Source } from '../wasi/streams.ts'
import type { Files } from './archive.ts'

/** Clang and the linker, with the files that each execution can read. */
export type Llvm = { wasm: WebAssembly.Module; usr: Directory }

/** `files` are the files below /usr. */
export const openLlvm = (wasm: WebAssembly.Module, files: Files): Llvm => ({
  wasm,
  usr: directoryOf(files),
})

/**
 * Runs an LLVM command with input files in the root folder. `written` are the files in the root
 * folder afterwards, `messages` is the command's output.
 */
export function runLlvm({ wasm, usr }: Llvm, args: string[], files: Record<string, Uint8Array>) {
  const root = new Map<string, Inode>([
    ['usr', usr],
    ['tmp', new Directory([])],
  ])
  for (const [name, content] of Object.entries(files)) root.set(name, new File(content))
  let messages = ''
  const decoder = new TextDecoder()
  const hear = () =>
    new Sink((bytes) => {
      messages += decoder.decode(bytes, { stream: true })
    })
  const streams = [new Source(new Uint8Array()), hear(), hear(), openOutputDirectory('/', root)]
  const wasi = new WASI(['llvm', ...args], [], streams, { debug: false })
  const { exports } = new WebAssembly.Instance(wasm, { wasi_snapshot_preview1: wasi.wasiImport })
  const code = wasi.start({ exports: exports as Parameters<WASI['start']>[0]['exports'] })
  const written = (name: string) => {
    const file = root.get(name)
    return file instanceof File ? file.data : undefined
  }
  return { code, messages, written }
}

function directoryOf(files: Files): Directory {
  const root = new Directory([])
  for (const [path, content] of files) {
    const names = path.split('/')
    const last = names.pop() ?? ''
    let folder = root
    for (const name of names) {
      const known = folder.contents.get(name)
      const next = known instanceof Directory ? known : new Directory([])
      folder.contents.set(name, next)
      folder = next
    }
    folder.contents.set(last, new File(content, { readonly: true }))
  }
  return root
}
