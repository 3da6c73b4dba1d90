import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import {
  forgetReturnPath,
  getLogInSession,
  hasLoggedOut,
  hasLogInExpired,
  keepReturnPath,
  type LogInNotice,
  recordLogInSession,
  useDeferredLogInSession,
} from '../auth/public.ts'
import { useChanges } from '../events/public.ts'
import { loadMessages } from '../locale/messages.ts'
import { Checking, usePageHandle } from './checking.tsx'

/** The messages of the signed-in area, for those who come from a public page. */
export async function clientLoader() {
  await loadMessages(i18n.locale, ['home'])
  return null
}

/** In the prerendered page of the dashboard. */
export const HydrateFallback = () => <Checking />

/**
 * Renders the signed-in pages. Redirects signed-out visitors to the landing page, and those who
 * have logged out or whose session has expired to the log-in page; it leads back from there to
 * pages with the handle `leadsToLogIn`.
 */
export default function Guard() {
  const session = useDeferredLogInSession()
  const userId = session.status === 'present' ? session.user.id : null

  useEffect(() => {
    if (!userId) return
    recordLogInSession()
    forgetReturnPath()
  }, [userId])

  // The session may have been ended from another device, or the account deleted.
  useChanges('log-in-session', getLogInSession)

  useOfflinePage()

  const { leadsToLogIn } = usePageHandle()

  if (session.status === 'absent' && !hasLoggedOut() && hasLogInExpired())
    return <LogInAndReturn message={t`Session expired. Please log in again.`} />
  if (session.status === 'absent' && leadsToLogIn)
    return <LogInAndReturn message={t`Log in to sign in your device.`} />
  if (session.status === 'absent') return <Navigate to={hasLoggedOut() ? '/login' : '/'} replace />
  if (session.status === 'present') return <Outlet />
  return <Checking problem={session.problem} />
}

/**
 * Registers the service worker that shows the offline page. Visitors who are not signed in have
 * nothing on this device to come back to. A failure leaves the browser's own page for lost
 * connections.
 */
function useOfflinePage() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error) => console.warn('The offline page could not be stored:', error))
  }, [])
}

/** Leads to the log-in page, which comes back to the present page. */
function LogInAndReturn({ message }: LogInNotice) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    keepReturnPath(`${pathname}${search}${hash}`)
    navigate('/login', {
      replace: true,
      state: { message } satisfies LogInNotice,
    })
  }, [navigate, message, pathname, search, hash])
  return null
}
