import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LiveSession } from '../engine/live-session.ts'
import type { LiveSessionViews } from '../engine/views.ts'

/** A live session as this window shows it, for as long as the component stays. */
export function useLiveSession(create: () => LiveSession): LiveSessionViews {
  const [session] = useState(create)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // In development React leaves and enters a page once more at its beginning.
    clearTimeout(closing.current)
    const close = session.open()
    addEventListener('pagehide', session.leave)
    return () => {
      removeEventListener('pagehide', session.leave)
      closing.current = setTimeout(close)
    }
  }, [session])
  return useSyncExternalStore(session.subscribe, session.getViews)
}
