import { Fd, wasi } from '@bjorn3/browser_wasi_shim'

/** A character device: it has no size and is no folder. */
class Device extends Fd {
  readonly #rights: number

  constructor(rights: number) {
    super()
    this.#rights = rights
  }

  override fd_fdstat_get() {
    const fdstat = new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0)
    fdstat.fs_rights_base = BigInt(this.#rights)
    return { ret: wasi.ERRNO_SUCCESS, fdstat }
  }

  override fd_filestat_get() {
    return {
      ret: wasi.ERRNO_SUCCESS,
      filestat: new wasi.Filestat(0n, wasi.FILETYPE_CHARACTER_DEVICE, 0n),
    }
  }

  /** Ends a program's search for preopened folders; programs treat other codes as a broken host. */
  override fd_prestat_get() {
    return { ret: wasi.ERRNO_BADF, prestat: null }
  }
}

/** An output stream of a program. */
export class Sink extends Device {
  readonly #write: (bytes: Uint8Array) => void

  constructor(write: (bytes: Uint8Array) => void) {
    super(wasi.RIGHTS_FD_WRITE)
    this.#write = write
  }

  override fd_write(bytes: Uint8Array) {
    this.#write(bytes)
    return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.length }
  }
}

/** The standard input of a program, which can be read once. */
export class Source extends Device {
  #rest: Uint8Array

  constructor(bytes: Uint8Array) {
    super(wasi.RIGHTS_FD_READ)
    this.#rest = bytes
  }

  override fd_read(size: number) {
    const data = this.#rest.subarray(0, size)
    this.#rest = this.#rest.subarray(data.length)
    return { ret: wasi.ERRNO_SUCCESS, data }
  }
}
