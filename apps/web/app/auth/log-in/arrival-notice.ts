import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** What a page says to the log-in page it leads to. Kept by the history, so a reload shows it again. */
export type Arrival = { notice: string; email?: string }

const COOKIE = 'auth_error'

/**
 * Why the visitor was sent to this page, to be shown above the form: what another page said, or the message of a log-in with
 * Google that failed, which the server leaves in a cookie. Read once the page is alive: the prerendered page knows of neither.
 */
export function useArrival(): Arrival | null {
  const { state } = useLocation()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    const failure = takeFailure()
    if (failure) setArrival({ notice: failure })
    else if (isArrival(state)) setArrival(state)
  }, [state])
  return arrival
}

function takeFailure(): string | null {
  const value = document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1]
  if (value === undefined) return null
  // Where there is no cookie store the cookie ends by itself, a little later.
  window.cookieStore?.delete(COOKIE)
  return decodeURIComponent(value)
}

const isArrival = (state: unknown): state is Arrival =>
  typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
