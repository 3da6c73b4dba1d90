import type { KeyValueStore } from '@sightline/client/key-value-store'

const PREFIX = 'sightline-'

/** What this browser keeps for the product, in its local storage. */
export const deviceStore: KeyValueStore = {
  read(name) {
    try {
      return localStorage.getItem(PREFIX + name)
    } catch {
      return null
    }
  },
  write(name, text) {
    try {
      if (text === null) localStorage.removeItem(PREFIX + name)
      else localStorage.setItem(PREFIX + name, text)
    } catch (error) {
      // The storage is full or forbidden. The page goes on with what it has in memory.
      console.warn(`“${name}” could not be kept on this device:`, error)
    }
  },
}

/** The names under which this browser keeps something, of those that begin with `prefix`. */
export const keptNames = (prefix: string): string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(PREFIX + prefix) ? [key.slice(PREFIX.length)] : [],
  )
