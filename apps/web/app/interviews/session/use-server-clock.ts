import { useState } from 'react'

/**
 * Returns a function that tells the server's time now, by which events are dated. `loadedAt` is
 * that time when the page was loaded.
 */
export function useServerClock(loadedAt: string): () => Date {
  const [offsetMs] = useState(() => Date.parse(loadedAt) - Date.now())
  return () => new Date(Date.now() + offsetMs)
}
