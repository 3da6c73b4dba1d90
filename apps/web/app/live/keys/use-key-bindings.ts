import { useState } from 'react'
import { readDeviceSetting, saveDeviceSetting } from '../../interviews/public.ts'
import {
  DEFAULT_BINDINGS,
  type KeyBindings,
  keyProblem,
  type LiveAction,
  parseBindings,
} from './bindings.ts'

const SETTING = 'live-keys'

/** The keys of live sessions, stored in this browser. */
export function useKeyBindings() {
  const [bindings, setBindings] = useState(() => parseBindings(readDeviceSetting(SETTING)))
  function save(next: KeyBindings) {
    setBindings(next)
    saveDeviceSetting(SETTING, JSON.stringify(next))
  }
  return {
    bindings,
    /**
     * Gives an action another key. Returns why the action cannot have the key, in a sentence; null
     * when it has it.
     */
    rebind(action: LiveAction, key: string): string | null {
      const problem = keyProblem(bindings, action, key)
      if (problem === null) save({ ...bindings, [action]: key })
      return problem
    },
    reset: () => save(DEFAULT_BINDINGS),
  }
}
export type Keys = ReturnType<typeof useKeyBindings>
