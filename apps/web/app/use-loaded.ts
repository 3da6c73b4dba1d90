import { useEffect, useEffectEvent, useState } from 'react'

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'loaded'; value: T; reload: () => void }

type Outcome<T> = { key: string } & ({ value: T } | { error: unknown })

/**
 * The result of `load`, which is called when the component appears, when `key` changes, and again on `retry` or
 * `reload`. A reload keeps the old value until the new one has loaded. New pages use `clientLoader` with PageData
 * instead: docs/decisions/019-loading.md.
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  const [version, setVersion] = useState(0)
  const callLoad = useEffectEvent(load)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version loads again
  useEffect(() => {
    let isStale = false
    callLoad(key).then(
      (value) => isStale || setOutcome({ key, value }),
      (error: unknown) => isStale || setOutcome({ key, error }),
    )
    return () => {
      isStale = true
    }
  }, [key, version])

  const reload = () => setVersion(version + 1)
  if (outcome?.key !== key) return { status: 'loading' }
  if ('value' in outcome) return { status: 'loaded', value: outcome.value, reload }
  const retry = () => {
    setOutcome(null)
    reload()
  }
  return { status: 'failed', error: outcome.error, retry }
}
