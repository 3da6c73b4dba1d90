import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { LivePage, LiveSession } from '@sightline/contracts/live/lists'
import { runningSession } from '@sightline/live-ui/engine/live-api'
import { Button, ButtonLink } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import Radio from 'lucide-react/icons/radio'
import { Link, useNavigate } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { useAnnouncedData } from '../../events/public.ts'
import { usePages } from '../../use-pages.tsx'
import { liveApi } from '../api.ts'
import { RunningSession } from '../running-session.tsx'
import { DeleteSession } from './delete-session.tsx'
import { SessionList } from './session-list.tsx'

export const meta = () => [
  { title: pageTitle(t`Live sessions`) },
  { name: 'robots', content: 'noindex' },
]

const load = () => liveApi.list()
const keyOf = (items: LiveSession[]) => items.map(({ id, state }) => `${id} ${state}`).join()

/** All live sessions of the user, newest first. */
export default function LiveSessionsPage() {
  const loaded = useAnnouncedData('live', 'interviews', load)
  if (loaded.status === 'failed')
    return (
      <ErrorState
        title={t`Your live sessions could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
        actions={
          <Button variant="primary" onClick={() => void loaded.refresh()}>
            {t`Try again`}
          </Button>
        }
      />
    )
  const sessions = loaded.status === 'loaded' ? loaded.value : null
  const running = sessions && runningSession(sessions.items)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">
            <Trans>Live sessions</Trans>
          </h1>
          <p className="max-w-reading text-muted">
            <Trans>
              Help during a real conversation: share its tab, and get what to say next. Afterwards
              each session keeps its transcript, its answers and its debrief.
            </Trans>
          </p>
        </div>
        {sessions && sessions.items.length > 0 && !running && (
          <ButtonLink as={Link} variant="primary" to="/home/live/new">
            {t`Begin a live session`}
          </ButtonLink>
        )}
      </header>
      {sessions ? <Pages key={keyOf(sessions.items)} first={sessions} /> : <Loading />}
    </div>
  )
}

function Pages({ first }: { first: LivePage }) {
  const { items, remove, more } = usePages(first, liveApi.list)
  const navigate = useNavigate()
  const running = runningSession(items)
  if (items.length === 0)
    return (
      <EmptyState
        picture={<Radio size={32} aria-hidden />}
        text={t`Your sessions will be listed here, each with its transcript and its debrief.`}
        action={
          <ButtonLink as={Link} variant="primary" to="/home/live/new">
            {t`Begin a live session`}
          </ButtonLink>
        }
      />
    )
  return (
    <div className="flex flex-col gap-6">
      {running && (
        <RunningSession
          key={running.id}
          session={running}
          onEnded={() => void navigate('/home/live/new')}
        />
      )}
      <SessionList
        sessions={items}
        renderAction={(session) =>
          session.state === 'ended' && (
            <DeleteSession session={session} onDeleted={() => remove(session.id)} />
          )
        }
      />
      {more}
    </div>
  )
}

const Loading = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading your live sessions</Trans>
    </span>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
)
