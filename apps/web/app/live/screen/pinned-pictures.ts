/** A picture of the screen that the user keeps, on this device only. */
export interface PinnedPicture {
  id: string
  session: string
  /** Milliseconds since the session began. */
  atMs: number
  /** A data URL. */
  picture: string
}

const STORE = 'pictures'
const BY_SESSION = 'session'

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('sightline-pinned-pictures', 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_SESSION, BY_SESSION)
  return resultOf(request)
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
) {
  const database = await openDatabase()
  try {
    return await resultOf(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/**
 * Keeps a picture on this device. @throws DOMException when the browser keeps nothing, or has no
 * space
 */
export const pinPicture = (picture: PinnedPicture) =>
  withStore('readwrite', (store) => store.put(picture))

export const unpinPicture = (id: string) => withStore('readwrite', (store) => store.delete(id))

/**
 * The pictures of a session on this device, the oldest first. Empty where the browser keeps
 * nothing.
 */
export async function readPinnedPictures(session: string): Promise<PinnedPicture[]> {
  try {
    const found: PinnedPicture[] = await withStore('readonly', (store) =>
      store.index(BY_SESSION).getAll(session),
    )
    return found.toSorted((a, b) => a.atMs - b.atMs)
  } catch {
    return []
  }
}

/** Deletes the pictures of a session from this device. */
export async function unpinSession(session: string): Promise<void> {
  for (const { id } of await readPinnedPictures(session)) await unpinPicture(id)
}
