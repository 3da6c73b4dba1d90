import { bindKey, unbindKey } from '../native/keys.ts'
import { createStore, type Store } from '../store.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { parseBindings } from './bindings.ts'
import { VERB_NAMES, type Verb } from './verbs.ts'

export interface GlobalKeysState {
  /** While a session runs, no other program gets the keys. */
  isHeld: boolean
  /** Keys that could not be had, because another program has them. */
  missing: { verb: Verb; key: string }[]
}

/** The global keys. One window holds them, the overlay. */
export interface GlobalKeys extends Store<GlobalKeysState> {
  /** Takes the keys from all other programs. Returns a function that gives them back. */
  hold(): () => void
  /** Gives the keys back for a while, so that the settings can hear one. */
  suspend(isSuspended: boolean): void
  /** Those of these keys that another program has: each is taken for a moment. */
  findTaken(keys: string[]): Promise<string[]>
}

/** Under Wayland no program may take keys: none is asked for, and all of them are missing. */
export function createGlobalKeys(settings: StoredSettings, isWayland: boolean): GlobalKeys {
  const state = createStore<GlobalKeysState>({ isHeld: false, missing: [] })
  const bound = new Map<string, Verb>()
  let holders = 0
  let isSuspended = false
  let work = Promise.resolve()

  async function apply() {
    const isHeld = holders > 0 && !isSuspended
    const bindings = parseBindings(settings.read('keys'))
    const missing: GlobalKeysState['missing'] = []
    for (const [key, verb] of [...bound])
      if (!isHeld || bindings[verb] !== key) {
        await unbindKey(native(key)).catch(() => {})
        bound.delete(key)
      }
    for (const verb of isHeld ? VERB_NAMES : []) {
      const key = bindings[verb]
      if (bound.has(key)) continue
      const isTaken = !isWayland && (await bindKey(native(key), verb).then(isDone, isNotDone))
      if (isTaken) bound.set(key, verb)
      else missing.push({ verb, key })
    }
    state.set({ isHeld, missing })
  }
  // One after the other: each change looks at what the one before it has left.
  const change = () => {
    work = work.then(apply)
  }
  settings.onChange('keys', change)

  async function isTaken(key: string) {
    if (isWayland || bound.has(key)) return false
    const trial = bindKey(native(key), TRIAL).then(() => unbindKey(native(key)))
    return trial.then(isNotDone, isDone)
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    hold() {
      let isHolding = true
      holders++
      change()
      return () => {
        if (isHolding) holders--
        isHolding = false
        change()
      }
    },
    suspend(suspended) {
      isSuspended = suspended
      change()
    },
    findTaken(keys) {
      const trials = work.then(async () => {
        const taken: string[] = []
        for (const key of keys) if (await isTaken(key)) taken.push(key)
        return taken
      })
      work = trials.then(() => {})
      return trials
    },
  }
}

const isDone = () => true
const isNotDone = () => false
/** What a key says that is only tried. */
const TRIAL = 'trial'
/** On a Mac, Cmd counts as Ctrl. */
const native = (key: string) => key.replace('Ctrl', 'CommandOrControl')
