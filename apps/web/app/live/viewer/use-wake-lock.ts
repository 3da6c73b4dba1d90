import { useEffect } from 'react'

/** Keeps the screen of the device on while the page is visible, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    // The browser releases the lock whenever the page is hidden.
    const acquire = async () => {
      if (document.visibilityState === 'visible') lock = await navigator.wakeLock?.request('screen')
    }
    const tryAcquire = () => void acquire().catch(() => {})
    tryAcquire()
    document.addEventListener('visibilitychange', tryAcquire)
    return () => {
      document.removeEventListener('visibilitychange', tryAcquire)
      void lock?.release().catch(() => {})
    }
  }, [])
}
