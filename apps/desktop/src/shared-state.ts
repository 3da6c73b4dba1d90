import { useEffect, useState } from 'react'
import { hear, send } from './native/messages.ts'
import type { Store } from './store.ts'

/** Shows the settings a state of the overlay, now and after each change. */
export async function shareState<State>(name: string, store: Store<State>): Promise<void> {
  const tell = () => void send('settings', name, store.getState())
  store.subscribe(tell)
  await hear(`${name}-wanted`, tell)
  tell()
}

/** In the settings: a state of the overlay. Null until it is known. */
export function useSharedState<State>(name: string): State | null {
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    const heard = hear<State>(name, setState)
    void heard.then(() => send('overlay', `${name}-wanted`, null))
    return () => void heard.then((stop) => stop())
  }, [name])
  return state
}
