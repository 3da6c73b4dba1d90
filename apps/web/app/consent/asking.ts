import { useSyncExternalStore } from 'react'

/** The element from which the visitor reopened the consent banner; null unless the banner was reopened. */
let askedFrom: HTMLElement | null = null
const listeners = new Set<() => void>()

function set(element: HTMLElement | null) {
  askedFrom = element
  for (const listener of listeners) listener()
}

/** Reopens the consent banner; closing it returns the focus to `from`. */
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
