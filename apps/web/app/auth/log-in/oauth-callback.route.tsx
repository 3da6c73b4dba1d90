import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { reportSignUp } from '../../analytics.ts'
import { pageTitle } from '../../content/brand.ts'
import { errorMessage } from '../../http.ts'
import { AuthHeading } from '../form-parts.tsx'
import { takeLinkHash } from '../link-hash.ts'
import { getSession, logOut, recordSession } from '../session.ts'
import type { Arrival } from './arrival-notice.ts'

export const meta = () => [{ title: pageTitle('Logging you in') }, { name: 'robots', content: 'noindex' }]

/** Where Google sends the browser, and where our server does once it knows what came of it. */
export default function OauthCallback() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  // Google's answer is good once: an effect that runs twice must not hand it over twice.
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    finish(navigate).catch((error: unknown) => setProblem(errorMessage(error)))
  }, [navigate])

  if (problem) {
    return (
      <>
        <AuthHeading title="You are not logged in yet" message={problem} />
        <Button variant="primary" size="large" className="w-full" onClick={() => location.reload()}>
          Try again
        </Button>
      </>
    )
  }
  return (
    <h1 role="status" className="flex items-center gap-3 text-2xl">
      <Spinner size={24} /> Logging you in...
    </h1>
  )
}

async function finish(navigate: NavigateFunction) {
  const query = new URLSearchParams(location.search)
  if (query.has('code') || query.has('error')) return location.replace(`/api/auth/callback/google${location.search}`)
  const session = await getSession()
  if (!session) return navigate('/login', { replace: true })
  if (session.user.identities.length === 0) {
    await logOut()
    const state: Arrival = { notice: 'This Google account could not be used. Please log in another way.' }
    return navigate('/login', { replace: true, state })
  }
  // The server says so of a user that it has just made.
  if (takeLinkHash().has('signed-up')) reportSignUp()
  recordSession()
  return navigate('/home', { replace: true })
}
