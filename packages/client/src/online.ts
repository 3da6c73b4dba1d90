/** The part of a window that programs without one lack. */
type Scope = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>

/**
 * Calls the listener whenever this device is back online; never in programs without a window.
 * Returns a function that ends this.
 */
export function onOnline(listener: () => void): () => void {
  const scope = globalThis as Scope
  scope.addEventListener?.('online', listener)
  return () => scope.removeEventListener?.('online', listener)
}
