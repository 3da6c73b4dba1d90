import { useEffect } from 'react'

/**
 * Registers the service worker that shows the offline page. Signed-in pages call it: visitors have
 * nothing on this device to come back to. A failure leaves the browser's own page for lost
 * connections.
 */
export function useOfflinePage() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error) => console.warn('The offline page could not be stored:', error))
  }, [])
}
