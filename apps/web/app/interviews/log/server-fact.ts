import { useEffect, useState } from 'react'

/** Something about the server that does not change while the page is open. */
export type ServerFact<T> = { load: () => Promise<T> }

/**
 * A fact that all components share: one request is sent for all of them, and another one only after
 * a failure.
 */
export function createServerFact<T>(fetchFact: () => Promise<T>): ServerFact<T> {
  let request: Promise<T> | undefined
  return {
    load() {
      request ??= fetchFact().catch((error: unknown) => {
        request = undefined
        throw error
      })
      return request
    },
  }
}

/** A fact about the server; null until it is known, and if it could not be loaded. */
export function useServerFact<T>(fact: ServerFact<T>): T | null {
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    let isUnmounted = false
    fact.load().then(
      (loaded) => {
        if (!isUnmounted) setValue(loaded)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [fact])
  return value
}
