import type { Topic } from '@sightline/contracts/events'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChanges } from './events/public.ts'

/** `refresh` loads it anew and is done when it is there, or has failed. */
export type LiveData<T> = { refresh: () => Promise<void> } & (
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; value: T }
)

type Outcome<T> = { key: string } & ({ value: T } | { error: unknown })

/**
 * What `load` gives for `key`, loaded again whenever something about `topics` may have changed. What is shown stays until the new
 * value is there, which is tried until it succeeds. `load` must be the same function every time.
 */
export function useLiveData<T>(key: string, topics: Topic | `${Topic} ${Topic}`, load: () => Promise<T>): LiveData<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  const rounds = useRef(0)

  const update = useCallback(async () => {
    const round = ++rounds.current
    const isLatest = () => round === rounds.current
    try {
      const value = await load()
      if (isLatest()) setOutcome({ key, value })
    } catch (error) {
      if (!isLatest()) return
      setOutcome((shown) => (shown?.key === key && 'value' in shown ? shown : { key, error }))
      throw error
    }
  }, [key, load])
  const refresh = useCallback(() => update().catch(() => {}), [update])

  useEffect(() => {
    refresh()
    return () => {
      rounds.current++
    }
  }, [refresh])
  const shown = outcome?.key === key ? outcome : null
  // Where nothing could be loaded yet, the page says so and lets its reader try again.
  useChanges(topics, shown && 'value' in shown ? update : refresh)

  if (!shown) return { status: 'loading', refresh }
  if ('value' in shown) return { status: 'loaded', value: shown.value, refresh }
  return { status: 'failed', error: shown.error, refresh }
}
