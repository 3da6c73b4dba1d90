import { Banner } from '@sightline/ui/banner'
import { useEffect, useState } from 'react'
import type { Bindings } from '../keys/bindings.ts'
import type { GlobalKeysState } from '../keys/global-keys.ts'
import { findTaken } from '../keys/shared-keys.ts'
import { VERB_NAMES, VERBS } from '../keys/verbs.ts'

type Props = { bindings: Bindings; state: GlobalKeysState | null }

/** Says before a session which keys another program holds, and during one which are missing. */
export function KeysCheck({ bindings, state }: Props) {
  const [tried, setTried] = useState<string[] | null>(null)
  const isHeld = state?.isHeld ?? true
  const keys = JSON.stringify(bindings)
  useEffect(() => {
    if (isHeld) return
    let isCurrent = true
    void findTaken(Object.values(JSON.parse(keys))).then((taken) => isCurrent && setTried(taken))
    return () => {
      isCurrent = false
    }
  }, [isHeld, keys])

  if (state === null || (!isHeld && tried === null)) return null
  const taken = isHeld ? state.missing.map(({ key }) => key) : (tried ?? [])
  const missing = VERB_NAMES.filter((verb) => taken.includes(bindings[verb]))
  if (missing.length === 0)
    return (
      <Banner tone="good">
        {isHeld ? 'The session holds all keys.' : 'All keys are free for a session.'}
      </Banner>
    )
  return (
    <Banner tone="warn">
      Held by another program:{' '}
      {missing.map((verb) => `${bindings[verb]} (${VERBS[verb].label})`).join(', ')}. Choose other
      keys, or close that program.
    </Banner>
  )
}
