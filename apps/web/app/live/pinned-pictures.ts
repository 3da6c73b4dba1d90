import type { PinnedPicture, PinnedPictures } from '@sightline/live-ui/screen/pinned-pictures'
import { useEffect, useState } from 'react'
import { storeOwner, userStore } from '../device-store.ts'

const STORE = 'pictures'
const BY_SESSION = 'session'

/** The name carries the user's id, so that no other user of this browser sees the pictures. */
function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(`sightline-user-${storeOwner()}-pinned-pictures`, 1)
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
const pinPicture = (picture: PinnedPicture) => withStore('readwrite', (store) => store.put(picture))

const unpinPicture = (id: string) => withStore('readwrite', (store) => store.delete(id))

/**
 * The pictures of a session on this device, the oldest first. Empty where the browser keeps
 * nothing.
 */
async function readPinnedPictures(session: string): Promise<PinnedPicture[]> {
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
  noteInUserStore(session, [])
}

/** Whoever logs out is told of all that the store of the user names. */
const noteInUserStore = (session: string, { length }: PinnedPicture[]) =>
  userStore().write(`pictures-${session}`, length > 0 ? String(length) : null)

/** The pictures of a session that the user keeps on this device. */
export function usePinnedPictures(session: string): PinnedPictures {
  const [pictures, setPictures] = useState<PinnedPicture[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readPinnedPictures(session).then((found) => isCurrent && setPictures(found))
    return () => {
      isCurrent = false
    }
  }, [session])
  const change = async (how: Promise<unknown>) => {
    setProblem(null)
    try {
      await how
      const kept = await readPinnedPictures(session)
      noteInUserStore(session, kept)
      setPictures(kept)
    } catch {
      setProblem(
        'This browser could not keep the picture. It may have no space left, or keep nothing in this window.',
      )
    }
  }
  return {
    pictures,
    problem,
    pin: (picture: string, atMs: number) =>
      change(pinPicture({ id: crypto.randomUUID(), session, atMs, picture })),
    unpin: (id: string) => change(unpinPicture(id)),
  }
}
