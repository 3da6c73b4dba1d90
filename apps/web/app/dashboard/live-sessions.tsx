import { Trans } from '@lingui/react/macro'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { runningSession } from '@sightline/live-ui/engine/live-api'
import { ButtonLink, TextLink } from '@sightline/ui/button'
import { Link, useNavigate } from 'react-router'
import { RunningSession, SessionList } from '../live/public.ts'

const SHOWN_MAX = 5

/** The way into a live session, and the latest ones. */
export function LiveSessions({ sessions }: { sessions: LiveSession[] }) {
  const navigate = useNavigate()
  const running = runningSession(sessions)
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">
            <Trans>Live sessions</Trans>
          </h2>
          <p className="max-w-reading text-sm text-muted">
            <Trans>Help during a real conversation: share its tab, and get what to say next.</Trans>
          </p>
        </div>
        {!running && (
          <ButtonLink as={Link} to="/home/live/new">
            <Trans>Begin a live session</Trans>
          </ButtonLink>
        )}
      </div>
      {running && (
        <RunningSession
          key={running.id}
          session={running}
          onEnded={() => void navigate('/home/live/new')}
        />
      )}
      {sessions.length > 0 && <SessionList sessions={sessions.slice(0, SHOWN_MAX)} />}
      {sessions.length > SHOWN_MAX && (
        <TextLink as={Link} to="/home/live" className="self-start text-sm">
          <Trans>All live sessions</Trans>
        </TextLink>
      )}
    </section>
  )
}
