import { useSyncExternalStore } from 'react'

/** Whether the visitor has asked to choose again, and from where. */
let askedFrom: HTMLElement | null = null
const listeners = new Set<() => void>()

function set(element: HTMLElement | null) {
  askedFrom = element
  for (const listener of listeners) listener()
}

/** Opens the question once more; the focus goes back to `from` after it. */
export const askAgain = (from: HTMLElement) => set(from)

export function stopAsking() {
  askedFrom?.focus()
  set(null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsAskedAgain = () =>
  useSyncExternalStore(
    subscribe,
    () => askedFrom !== null,
    () => false,
  )
