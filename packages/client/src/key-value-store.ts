/** Texts that this device keeps under names, such as the storage of a browser. */
export interface KeyValueStore {
  /** Null for a text that was never written, and where the device keeps nothing. */
  read(name: string): string | null
  /** Null removes the text. A device that cannot keep it says so in its log, and goes on. */
  write(name: string, text: string | null): void
}
