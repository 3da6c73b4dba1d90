import type { KeyValueStore } from '../src/key-value-store.ts'

/** A device that keeps texts in memory. */
export function memoryStore(): KeyValueStore {
  const texts = new Map<string, string>()
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (text === null) texts.delete(name)
      else texts.set(name, text)
    },
  }
}
