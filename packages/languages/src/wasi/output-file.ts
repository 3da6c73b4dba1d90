import { Directory, File, type Inode, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim'

const FIRST_CAPACITY_BYTES = 64 * 1024

/**
 * A folder that a program may write files into. The library's own files copy their whole content at
 * every write that makes them longer, and a compiler makes thousands of short writes.
 */
export function openOutputDirectory(name: string, contents: Map<string, Inode>): PreopenDirectory {
  const opened = new PreopenDirectory(name, contents)
  opened.dir = new OutputDirectory(contents)
  return opened
}

class OutputDirectory extends Directory {
  override create_entry_for_path(path: string, isDirectory: boolean) {
    const created = super.create_entry_for_path(path, isDirectory)
    if (!(created.entry instanceof File) || this.contents.get(path) !== created.entry)
      return created
    const entry = new OutputFile([])
    this.contents.set(path, entry)
    return { ...created, entry }
  }
}

/** A file with room to grow: `data` is the used part of a larger buffer. */
class OutputFile extends File {
  override path_open(flags: number, rights: bigint, fdFlags: number) {
    const { ret, fd_obj } = super.path_open(flags, rights, fdFlags)
    if (!(fd_obj instanceof OpenFile)) return { ret, fd_obj }
    const output = new OpenOutputFile(this)
    output.file_pos = fd_obj.file_pos
    return { ret, fd_obj: output }
  }
}

class OpenOutputFile extends OpenFile {
  override fd_write(bytes: Uint8Array) {
    grow(this.file, Number(this.file_pos) + bytes.length)
    return super.fd_write(bytes)
  }

  override fd_pwrite(bytes: Uint8Array, offset: bigint) {
    grow(this.file, Number(offset) + bytes.length)
    return super.fd_pwrite(bytes, offset)
  }
}

function grow(file: File, size: number) {
  if (size <= file.data.length) return
  let { buffer } = file.data
  if (size > buffer.byteLength) {
    buffer = new ArrayBuffer(Math.max(size, 2 * buffer.byteLength, FIRST_CAPACITY_BYTES))
    new Uint8Array(buffer).set(file.data)
  }
  file.data = new Uint8Array(buffer, 0, size)
}
