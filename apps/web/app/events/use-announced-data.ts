import type { Topic } from '@sightline/contracts/platform/events'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useChanges } from './use-changes.ts'

/** `refresh` loads again; its promise resolves when that has succeeded or failed. */
export type AnnouncedData<T> = { refresh: () => Promise<void> } & (
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; value: T }
)

type Outcome<T> = { key: string } & ({ value: T } | { error: unknown })

/**
 * The result of `load` for `key`, loaded again whenever the server announces a change of one of
 * `topics`. The old value stays until the new one has loaded, which is retried until it succeeds.
 * `load` must be the same function in every render. `started` is a first load that has begun
 * already. Why this is not a `clientLoader`: docs/decisions/019-loading.md.
 */
export function useAnnouncedData<T>(
  key: string,
  topics: Topic | `${Topic} ${Topic}`,
  load: () => Promise<T>,
  started?: Promise<T>,
): AnnouncedData<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  const firstLoad = useRef(started)
  /**
   * Counts the loads, so that the response of an earlier load cannot replace that of a later one.
   */
  const loads = useRef(0)

  const loadOrThrow = useCallback(async () => {
    const version = ++loads.current
    const isLatest = () => version === loads.current
    const request = firstLoad.current ?? load()
    firstLoad.current = undefined
    try {
      const value = await request
      // A transition leaves the page responsive while React renders a large list.
      if (isLatest())
        startTransition(() =>
          setOutcome((current) => (isLoaded(current, key, value) ? current : { key, value })),
        )
    } catch (error) {
      if (!isLatest()) return
      setOutcome((current) =>
        current?.key === key && 'value' in current ? current : { key, error },
      )
      throw error
    }
  }, [key, load])
  const refresh = useCallback(() => loadOrThrow().catch(() => {}), [loadOrThrow])

  useEffect(() => {
    refresh()
    return () => {
      loads.current++
    }
  }, [refresh])
  const current = outcome?.key === key ? outcome : null
  // Without a first value there is no automatic retry: the page shows the failure with a retry
  // button.
  useChanges(topics, current && 'value' in current ? loadOrThrow : refresh)

  if (!current) return { status: 'loading', refresh }
  if ('value' in current) return { status: 'loaded', value: current.value, refresh }
  return { status: 'failed', error: current.error, refresh }
}

/** A load that brings nothing new, such as the one after a reconnection, shall render nothing. */
function isLoaded<T>(outcome: Outcome<T> | null, key: string, value: T): boolean {
  return (
    outcome?.key === key &&
    'value' in outcome &&
    JSON.stringify(outcome.value) === JSON.stringify(value)
  )
}
