import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { reportSignUp } from '../../analytics/public.ts'
import { pageTitle } from '../../content/brand.ts'
import { AuthHeading } from '../form-parts.tsx'
import { takeLinkHash } from '../link-hash.ts'
import { getLogInSession, logOut, recordLogInSession } from '../log-in-session.ts'
import { returnPath } from '../return-path.ts'
import type { LogInNotice } from './notice.ts'

export const meta = () => [
  { title: pageTitle(t`Logging you in`) },
  { name: 'robots', content: 'noindex' },
]

/**
 * The page that Google redirects to. It forwards the query to the server, which redirects back here
 * with a session or without one.
 */
export default function OauthCallback() {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  // React may run an effect twice, but Google's code works only once.
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    finishLogIn(navigate).catch((caught: unknown) => setError(errorMessage(caught)))
  }, [navigate])

  if (error) {
    return (
      <>
        <AuthHeading title={t`You are not logged in yet`} message={error} />
        <Button variant="primary" size="large" className="w-full" onClick={() => location.reload()}>
          {t`Try again`}
        </Button>
      </>
    )
  }
  return (
    <h1 role="status" className="flex items-center gap-3 text-2xl">
      <Spinner size={24} /> <Trans>Logging you in...</Trans>
    </h1>
  )
}

async function finishLogIn(navigate: NavigateFunction) {
  const query = new URLSearchParams(location.search)
  if (query.has('code') || query.has('error'))
    return location.replace(`/api/auth/callback/google${location.search}`)
  const session = await getLogInSession()
  if (!session) return navigate('/login', { replace: true })
  if (session.user.identities.length === 0) {
    await logOut()
    const state: LogInNotice = {
      message: t`This Google account could not be used. Please log in another way.`,
    }
    return navigate('/login', { replace: true, state })
  }
  // The server adds this mark to the address of a user that it has just created.
  if (takeLinkHash().has('signed-up')) reportSignUp()
  recordLogInSession()
  return navigate(returnPath(), { replace: true })
}
