import { createHash } from 'node:crypto'

export interface StoredObject {
  bytes: Buffer
  contentType: string
  cacheControl: string | undefined
}

export type ObjectStore = ReturnType<typeof createObjectStore>

/** Stores objects in memory by their address, `bucket/key`. */
export function createObjectStore() {
  const objects = new Map<string, StoredObject & { etag: string; storedAt: Date }>()
  return {
    /**
     * Stores an object, replacing the previous object at the address. @returns the object's entity
     * tag
     */
    put(address: string, object: StoredObject): string {
      const etag = `"${createHash('md5').update(object.bytes).digest('hex')}"`
      objects.set(address, { ...object, etag, storedAt: new Date() })
      return etag
    },
    get: (address: string) => objects.get(address),
    delete: (address: string) => void objects.delete(address),
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
