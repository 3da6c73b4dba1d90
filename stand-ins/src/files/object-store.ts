import { createHash } from 'node:crypto'

export interface StoredObject {
  bytes: Buffer
  contentType: string
  cacheControl: string | undefined
}

interface KeptObject extends StoredObject {
  etag: string
  storedAt: Date
}

/** Stores objects in memory by their address, `bucket/key`. */
export interface ObjectStore {
  /** Stores an object in place of the previous one at the address, and returns its entity tag. */
  put: (address: string, object: StoredObject) => string
  get: (address: string) => KeptObject | undefined
  delete: (address: string) => void
  clear: () => void
  list: () => (Omit<StoredObject, 'bytes'> & { address: string; bytes: number })[]
}

export function createObjectStore(): ObjectStore {
  const objects = new Map<string, KeptObject>()
  return {
    put(address, object) {
      const etag = `"${createHash('md5').update(object.bytes).digest('hex')}"`
      objects.set(address, { ...object, etag, storedAt: new Date() })
      return etag
    },
    get: (address) => objects.get(address),
    delete: (address) => void objects.delete(address),
    clear: () => objects.clear(),
    list: () =>
      [...objects].map(([address, { bytes, contentType, cacheControl }]) => ({
        address,
        bytes: bytes.length,
        contentType,
        cacheControl,
      })),
  }
}
