import type { KeyValueStore } from '@sightline/client/key-value-store'

/** What this device keeps of one user: choices, and what the server does not have yet. */
export interface UserStore extends KeyValueStore {
  /** Deletes all of it. */
  clear(): void
}

/** Under the user's address, so that no other user of this device sees it. */
export function openUserStore(email: string): UserStore {
  const prefix = `sightline-user-${email}-`
  return {
    read: (name) => localStorage.getItem(prefix + name),
    write(name, text) {
      if (text === null) return localStorage.removeItem(prefix + name)
      try {
        localStorage.setItem(prefix + name, text)
      } catch (error) {
        // The disk is full. The session goes on with what it has in memory.
        console.warn(`“${name}” could not be kept on this device:`, error)
      }
    },
    clear() {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(prefix)) localStorage.removeItem(key)
    },
  }
}
