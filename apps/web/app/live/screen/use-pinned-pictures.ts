import { useEffect, useState } from 'react'
import {
  type PinnedPicture,
  pinPicture,
  readPinnedPictures,
  unpinPicture,
} from './pinned-pictures.ts'

/** The pictures of a session that the user keeps on this device. */
export function usePinnedPictures(session: string) {
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
      setPictures(await readPinnedPictures(session))
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

export type PinnedPictures = ReturnType<typeof usePinnedPictures>
