import type { KeyValueStore } from '@sightline/client/key-value-store'
import { useState } from 'react'
import {
  DEFAULT_BINDINGS,
  type KeyBindings,
  keyProblem,
  type LiveAction,
  parseBindings,
} from './bindings.ts'

const SETTING = 'live-keys'

/** The keys of live sessions, and how to change them. */
export interface Keys {
  bindings: KeyBindings
  /**
   * Gives an action another key. Returns why the action cannot have the key, in a sentence; null
   * when it has it.
   */
  rebind(action: LiveAction, key: string): string | null
  reset(): void
}

/** The keys of live sessions, stored on this device. */
export function useKeyBindings(settings: KeyValueStore): Keys {
  const [bindings, setBindings] = useState(() => parseBindings(settings.read(SETTING) ?? ''))
  function save(next: KeyBindings) {
    setBindings(next)
    settings.write(SETTING, JSON.stringify(next))
  }
  return {
    bindings,
    rebind(action, key) {
      const problem = keyProblem(bindings, action, key)
      if (problem === null) save({ ...bindings, [action]: key })
      return problem
    },
    reset: () => save(DEFAULT_BINDINGS),
  }
}
