import { hear, onSettingsClosed, send } from '../native/messages.ts'
import { shareState, useSharedState } from '../shared-state.ts'
import { createStore } from '../store.ts'
import type { GlobalKeys, GlobalKeysState } from './global-keys.ts'
import { type Verb, verbs } from './verbs.ts'

/** Keys to check, and the name of the message that answers. */
type Check = { id: string; keys: string[] }

/** In the overlay: shows the settings the keys, and lets them hear one, or try all. */
export async function shareKeys(keys: GlobalKeys): Promise<void> {
  const used = createStore<Verb | null>(null)
  let giveBack = () => {}
  verbs.onEach(used.set)
  function tryOut(isTried: boolean) {
    giveBack()
    giveBack = isTried ? keys.hold() : () => {}
    used.set(null)
  }
  await hear<boolean>('keys-suspended', (isSuspended) => keys.suspend(isSuspended))
  await hear<boolean>('keys-tried', tryOut)
  await hear<Check>('keys-check', async ({ id, keys: checked }) =>
    send('settings', id, await keys.findTaken(checked)),
  )
  await onSettingsClosed(() => {
    keys.suspend(false)
    tryOut(false)
  })
  await shareState('keys-state', keys)
  await shareState('verb-used', used)
}

/** In the settings: the keys that the overlay holds. Null until it is known. */
export const useKeysState = () => useSharedState<GlobalKeysState>('keys-state')
/** In the settings: the verb that was used last while the keys are tried. */
export const useUsedVerb = () => useSharedState<Verb | null>('verb-used')
/** In the settings: those of these keys that another program has. */
export async function findTaken(keys: string[]): Promise<string[]> {
  const id = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const stop = await hear(id, resolve)
  await send('overlay', 'keys-check', { id, keys } satisfies Check)
  return promise.finally(stop)
}
/** Lets the settings hear keys that a session holds. */
export const suspendKeys = (isSuspended: boolean) => send('overlay', 'keys-suspended', isSuspended)
/** Takes the keys as a session does, until they are given back or the settings are closed. */
export const tryKeys = (isTried: boolean) => send('overlay', 'keys-tried', isTried)
