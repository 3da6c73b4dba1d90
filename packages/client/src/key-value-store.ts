/** Texts that this device keeps under names, such as the storage of a browser. */
export interface KeyValueStore {
  /** Null for a text that was never written, and where the device keeps nothing. */
  read(name: string): string | null
  /** Null removes the text. A device that cannot keep it says so in its log, and goes on. */
  write(name: string, text: string | null): void
}

/**
 * Texts in a storage of the platform, whose names there begin with `prefix`. While it is not open,
 * nothing is read and nothing is written. `storage` may throw, as where storage is forbidden.
 */
export function storeIn(
  storage: () => Storage,
  prefix: string,
  isOpen: () => boolean = () => true,
): KeyValueStore {
  return {
    read(name) {
      try {
        return isOpen() ? storage().getItem(prefix + name) : null
      } catch {
        return null
      }
    },
    write(name, text) {
      try {
        if (!isOpen()) return
        if (text === null) storage().removeItem(prefix + name)
        else storage().setItem(prefix + name, text)
      } catch (error) {
        // The storage is full or forbidden. The program goes on with what it has in memory.
        console.warn(`“${name}” could not be kept on this device:`, error)
      }
    },
  }
}
