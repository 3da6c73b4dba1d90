import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { ButtonLink } from '@sightline/ui/button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useNavigate } from 'react-router'
import { RunningSession, runningSession } from '../live/public.ts'
import { startedAt } from './interview-labels.ts'

const LIVE_KINDS: Record<LiveKind, MessageDescriptor> = {
  coding: msg`Coding interview`,
  behavioral: msg`Behavioral interview`,
  'system-design': msg`System design interview`,
  'sales-call': msg`Sales call`,
  meeting: msg`Meeting`,
}
const STATE_LABELS = { active: msg`Going on`, paused: msg`Paused`, ended: msg`Ended` }

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
      {sessions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <Link
                to={`/home/live/${session.id}`}
                className="flex min-h-16 items-center gap-4 rounded-control px-2 py-3 transition-colors hover:bg-surface"
              >
                <span className="flex-1 font-medium">{i18n._(LIVE_KINDS[session.kind])}</span>
                <span className="text-sm text-muted">{i18n._(STATE_LABELS[session.state])}</span>
                <time
                  dateTime={session.createdAt}
                  className="text-sm whitespace-nowrap text-muted tabular-nums"
                >
                  {startedAt(session)}
                </time>
                <ChevronRight size={16} aria-hidden className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
