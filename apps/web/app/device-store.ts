import { type KeyValueStore, storeIn } from '@sightline/client/key-value-store'

/*
 * What this browser keeps for the product. Settings of the device say nothing about anybody and
 * stay. All the rest belongs to somebody, carries the user's id in its name, so that no other user
 * of the browser sees it, and is deleted at log-out.
 */

const SETTING = 'sightline-setting-'
/** Under this key is the id of the user who is signed in, or was until the log-in expired. */
const OWNER = 'sightline-signed-in'
const prefixOf = (userId: string) => `sightline-user-${userId}-`
/** Names in the store of a user that begin so hold no work that the user would miss. */
export const USER_SETTING = 'setting-'

/** The settings of this browser, whoever uses it. */
export const deviceStore: KeyValueStore = storeIn(() => localStorage, SETTING)

/**
 * The id of the user whose things this browser keeps: who is signed in, or was when the log-in
 * expired. Null for visitors, after a log-out, and where the browser keeps nothing.
 */
export function storeOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

export function setStoreOwner(userId: string | null) {
  try {
    if (userId === null) localStorage.removeItem(OWNER)
    else localStorage.setItem(OWNER, userId)
  } catch {
    // Where storage is forbidden nothing is kept, for no user.
  }
}

/**
 * The things of the user who owns the store now. It reads and writes nothing any more once that
 * user has left, so that a page which is still open leaves nothing behind.
 */
export function userStore(): KeyValueStore {
  const userId = storeOwner()
  const isOwner = () => userId !== null && storeOwner() === userId
  return storeIn(() => localStorage, prefixOf(userId ?? ''), isOwner)
}

/** The names in the owner's store that begin with `prefix`. */
export function keptNames(prefix = ''): string[] {
  const userId = storeOwner()
  if (userId === null) return []
  const start = prefixOf(userId)
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(start + prefix) ? [key.slice(start.length)] : [],
  )
}

/** Deletes all that this browser keeps, of every user and visitor, but the device's settings. */
export async function clearDevice(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage))
      if (!key.startsWith(SETTING)) localStorage.removeItem(key)
    sessionStorage.clear()
    const databases = await indexedDB.databases()
    for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
  } catch (error) {
    console.warn('This device could not be cleared:', error)
  }
}

/**
 * Does what makes the server send `Clear-Site-Data: "storage"`, and writes the settings of the
 * device again, which the browser deletes with all the rest: people who share a browser keep its
 * language, its consent to analytics, its microphone and its keys. The header also removes the
 * service worker, which the next signed-in page registers again.
 */
export async function keepSettingsDuring(request: () => Promise<void>): Promise<void> {
  const settings = readSettings()
  await request()
  for (const [name, text] of settings) deviceStore.write(name, text)
}

function readSettings(): [name: string, text: string | null][] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(SETTING)) return []
      const name = key.slice(SETTING.length)
      return [[name, deviceStore.read(name)]]
    })
  } catch {
    return []
  }
}
