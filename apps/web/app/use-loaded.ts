import { useEffect, useEffectEvent, useState } from 'react'

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'loaded'; value: T; round: number; reload: () => void }

type Outcome<T> = { key: string; round: number } & ({ value: T } | { error: unknown })

/**
 * What `load` gives, asked for when the component appears, when `key` changes, and again on `retry` or `reload`. A reload keeps showing
 * the old value until the new one is there; `round` tells the two apart.
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  const [round, setRound] = useState(0)
  const ask = useEffectEvent(load)

  useEffect(() => {
    let isStale = false
    ask(key).then(
      (value) => isStale || setOutcome({ key, round, value }),
      (error: unknown) => isStale || setOutcome({ key, round, error }),
    )
    return () => {
      isStale = true
    }
  }, [key, round])

  const again = () => setRound(round + 1)
  if (outcome?.key !== key) return { status: 'loading' }
  if ('value' in outcome) return { status: 'loaded', value: outcome.value, round: outcome.round, reload: again }
  const retry = () => {
    setOutcome(null)
    again()
  }
  return { status: 'failed', error: outcome.error, retry }
}
