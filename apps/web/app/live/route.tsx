import { ApiError, errorMessage } from '@sightline/client/errors'
import { type LoadedSession, loadSession } from '@sightline/live-ui/engine/load-session'
import { useLiveSession } from '@sightline/live-ui/session/use-live-session'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { Link, useRevalidator } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { userStore } from '../device-store.ts'
import { loadWhenSignedIn, PageData } from '../shell/page-data.tsx'
import type { Route } from './+types/route'
import { liveApi } from './api.ts'
import { LiveWorkspace } from './session/live-workspace.tsx'
import { openLiveSession } from './session/open-live-session.ts'

export const meta = () => [{ title: pageTitle('Live session') }]

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  live: loadWhenSignedIn(() => loadSession(params.id, { api: liveApi, store: userStore() })),
})

/** One live session, while it goes on and afterwards. */
export default function LiveSessionPage({ params, loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <PageData
      key={params.id}
      promise={loaderData.live}
      loading={<Loading />}
      renderFailure={(error, retry) => <Failed error={error} onRetry={retry} />}
    >
      {(live) => <Opened live={live} onLost={() => void revalidate()} />}
    </PageData>
  )
}

/** `onLost`: the session is gone, or belongs to nobody who is signed in here. */
function Opened({ live, onLost }: { live: LoadedSession; onLost: () => void }) {
  const views = useLiveSession(() => openLiveSession(live))
  const { isGone } = views.session
  const leave = useEffectEvent(onLost)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return <LiveWorkspace views={views} />
}

const Loading = () => (
  <main id="main" className="flex h-dvh flex-col" aria-busy>
    <p role="status" className="sr-only">
      Loading the session
    </p>
    <div className="h-14 border-b border-line" />
    <div className="grid flex-1 gap-6 p-6 lg:grid-cols-[2fr_3fr]">
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  </main>
)

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.code === 'not_found'
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <ErrorState
        title={isMissing ? 'Session not found' : 'The session could not be loaded'}
        text={
          isMissing
            ? 'This account has no session at this address. Your sessions are on the dashboard.'
            : `${errorMessage(error)} Nothing of it is lost.`
        }
        actions={
          <>
            {!isMissing && (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <ButtonLink as={Link} to="/home" {...(isMissing && { variant: 'primary' })}>
              Go to the dashboard
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
