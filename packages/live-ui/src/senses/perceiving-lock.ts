import type { PerceivingLock } from '../engine/senses.ts'

/** A lock of the browser, which it takes back even after a crash of the tab that holds it. */
export function createPerceivingLock(sessionId: string): PerceivingLock {
  const name = `sightline-live-${sessionId}`
  return {
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      void navigator.locks.request(name, () => promise).catch(() => {})
      return resolve
    },
    onFree(listener) {
      const stopped = new AbortController()
      // Waits until no tab of this browser perceives.
      void navigator.locks.request(name, { signal: stopped.signal }, listener).catch(() => {})
      return () => stopped.abort()
    },
    takeOver() {
      const channel = new BroadcastChannel(name)
      channel.postMessage('take over')
      channel.close()
    },
    onTakeOver(listener) {
      const channel = new BroadcastChannel(name)
      channel.onmessage = listener
      return () => channel.close()
    },
  }
}
