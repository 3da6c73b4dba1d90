import type { LiveSession } from '@sightline/contracts/live-sessions'
import { ButtonLink } from '@sightline/ui/button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { KIND_LABELS } from '../live/public.ts'
import { startedAt } from './interview-labels.ts'

const STATE_LABELS = { active: 'Going on', paused: 'Paused', ended: 'Ended' }

/** The way into a live session, and the latest ones. */
export function LiveSessions({ sessions }: { sessions: LiveSession[] }) {
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">Live sessions</h2>
          <p className="max-w-reading text-sm text-muted">
            Help during a real conversation: share its tab, and get what to say next.
          </p>
        </div>
        <ButtonLink as={Link} to="/home/live/new">
          Begin a live session
        </ButtonLink>
      </div>
      {sessions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <Link
                to={`/home/live/${session.id}`}
                className="flex min-h-16 items-center gap-4 rounded-control px-2 py-3 transition-colors hover:bg-surface"
              >
                <span className="flex-1 font-medium">{KIND_LABELS[session.kind]}</span>
                <span className="text-sm text-muted">{STATE_LABELS[session.state]}</span>
                <time dateTime={session.createdAt} className="text-sm whitespace-nowrap text-muted tabular-nums">
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
