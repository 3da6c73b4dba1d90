import { type KeyValueStore, storeIn } from '@sightline/client/key-value-store'

/** What this device keeps of one user: choices, and what the server does not have yet. */
export interface UserStore extends KeyValueStore {
  /** Deletes all of it. */
  clear(): void
}

/** Under the user's address, so that no other user of this device sees it. */
export function openUserStore(email: string): UserStore {
  const prefix = `sightline-user-${email}-`
  return {
    ...storeIn(() => localStorage, prefix),
    clear() {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(prefix)) localStorage.removeItem(key)
    },
  }
}
