import { Banner } from '@sightline/ui/banner'
import { useEffect, useState } from 'react'
import type { Bindings } from '../keys/bindings.ts'
import { type GlobalKeysState, native } from '../keys/global-keys.ts'
import { VERB_NAMES, VERBS, type Verb } from '../keys/verbs.ts'
import { tryKey } from '../native/keys.ts'

type Props = { bindings: Bindings; state: GlobalKeysState | null }

/** Says before a session which keys another program holds, and during one which are missing. */
export function KeysCheck({ bindings, state }: Props) {
  const [tried, setTried] = useState<Verb[] | null>(null)
  const isHeld = state?.isHeld ?? true
  const keys = JSON.stringify(bindings)
  useEffect(() => {
    if (isHeld) return
    let isCurrent = true
    void findTaken(JSON.parse(keys)).then((taken) => isCurrent && setTried(taken))
    return () => {
      isCurrent = false
    }
  }, [isHeld, keys])

  if (state === null || (!isHeld && tried === null)) return null
  const missing = isHeld ? state.missing.map(({ verb }) => verb) : (tried ?? [])
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

async function findTaken(bindings: Bindings): Promise<Verb[]> {
  const taken: Verb[] = []
  for (const verb of VERB_NAMES) await tryKey(native(bindings[verb])).catch(() => taken.push(verb))
  return taken
}
