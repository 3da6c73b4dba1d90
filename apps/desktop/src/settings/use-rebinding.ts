import { useEffect, useState } from 'react'
import { type Bindings, DEFAULT_BINDINGS, keyProblem, pressedGlobalKey } from '../keys/bindings.ts'
import { findTaken, suspendKeys } from '../keys/shared-keys.ts'
import { VERBS, type Verb } from '../keys/verbs.ts'
import type { StoredSettings } from '../stored-settings.ts'

/** Gives verbs other keys. A key that cannot be had is named, and the old one stays. */
export function useRebinding(settings: StoredSettings, bindings: Bindings) {
  /** The verb whose new key is awaited. */
  const [changing, setChanging] = useState<Verb | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (changing === null) return
    void suspendKeys(true)
    return () => void suspendKeys(false)
  }, [changing])

  async function save(next: Bindings) {
    try {
      await settings.save('keys', JSON.stringify(next))
    } catch (error) {
      setProblem(`The keys could not be saved: ${String(error)}`)
    }
  }

  async function rebind(verb: Verb, key: string) {
    const reason = keyProblem(bindings, verb, key) ?? (await heldElsewhere(verb, key))
    setProblem(reason)
    if (reason === null) await save({ ...bindings, [verb]: key })
  }

  async function heldElsewhere(verb: Verb, key: string) {
    if ((await findTaken([key])).length === 0) return null
    return `${key} is held by another program. “${VERBS[verb].label}” keeps ${bindings[verb]}.`
  }

  return {
    changing,
    problem,
    begin(verb: Verb | null) {
      setChanging(verb)
      setProblem(null)
    },
    /** Takes a press while a new key is awaited. Tab and Escape keep what they mean. */
    press(event: KeyboardEvent) {
      if (changing === null || event.key === 'Tab') return
      event.preventDefault()
      if (event.key === 'Escape') return setChanging(null)
      const key = pressedGlobalKey(event)
      if (key === null) return
      setChanging(null)
      void rebind(changing, key)
    },
    reset() {
      setProblem(null)
      void save(DEFAULT_BINDINGS)
    },
  }
}
