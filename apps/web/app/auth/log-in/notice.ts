import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The location state with which another page leads to the log-in page: why it does so, and the
 * address to fill in. The browser's history keeps it, so the notice is still shown after a reload.
 */
export type LogInNotice = { message: string; email?: string }

const COOKIE = 'auth_error'

/**
 * Why the visitor was sent to the log-in page: the message of a failed log-in with Google, which
 * the server leaves in a cookie, or the notice of another page. Null while prerendering and
 * hydrating, because the prerendered page cannot know of either.
 */
export function useLogInNotice(): LogInNotice | null {
  const { state } = useLocation()
  const [notice, setNotice] = useState<LogInNotice | null>(null)
  useEffect(() => {
    const failure = takeFailure()
    if (failure) setNotice({ message: failure })
    else if (isLogInNotice(state)) setNotice(state)
  }, [state])
  return notice
}

/** Reads the message from the cookie, and deletes the cookie. */
function takeFailure(): string | null {
  const value = document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`))?.[1]
  if (value === undefined) return null
  // Browsers without a cookie store keep the cookie until it expires, which is soon.
  window.cookieStore?.delete(COOKIE)
  return decodeURIComponent(value)
}

const isLogInNotice = (state: unknown): state is LogInNotice =>
  typeof state === 'object' &&
  state !== null &&
  'message' in state &&
  typeof state.message === 'string'
