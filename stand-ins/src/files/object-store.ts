import { createHash } from 'node:crypto'

export interface StoredObject {
  bytes: Buffer
  contentType: string
  cacheControl: string | undefined
}

export type ObjectStore = ReturnType<typeof createObjectStore>

/** What the object store holds, by `bucket/key`. */
export function createObjectStore() {
  const kept = new Map<string, StoredObject & { etag: string; storedAt: Date }>()
  return {
    /** Keeps an object in place of the one before. @returns its entity tag */
    put(address: string, object: StoredObject): string {
      const etag = `"${createHash('md5').update(object.bytes).digest('hex')}"`
      kept.set(address, { ...object, etag, storedAt: new Date() })
      return etag
    },
    get: (address: string) => kept.get(address),
    delete: (address: string) => void kept.delete(address),
    clear: () => kept.clear(),
    list: () =>
      [...kept].map(([address, { bytes, contentType, cacheControl }]) => ({
        address,
        bytes: bytes.length,
        contentType,
        cacheControl,
      })),
  }
}
