import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { LiveSession } from '@sightline/contracts/live/lists'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Radio from 'lucide-react/icons/radio'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localeFor } from '../../locale/locale.ts'

const KINDS: Record<LiveKind, MessageDescriptor> = {
  coding: msg`Coding interview`,
  behavioral: msg`Behavioral interview`,
  'system-design': msg`System design interview`,
  'sales-call': msg`Sales call`,
  meeting: msg`Meeting`,
}
const STATES = {
  active: { Icon: Radio, word: msg`Going on`, look: 'text-info' },
  paused: { Icon: CirclePause, word: msg`Paused`, look: 'text-warn' },
  ended: { Icon: CircleCheck, word: msg`Ended`, look: 'text-muted' },
}

/** What a session is called: its kind, and when it began. */
export const sessionName = (session: LiveSession) =>
  `${i18n._(KINDS[session.kind])}, ${beganAt(session)}`

const beganAt = ({ createdAt }: LiveSession) =>
  new Date(createdAt).toLocaleString(localeFor('en-GB'), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })

interface Props {
  sessions: readonly LiveSession[]
  /** What can be done with a session, at the end of its row. */
  renderAction?: (session: LiveSession) => ReactNode
}

/** Live sessions, each with the way to its page. */
export const SessionList = ({ sessions, renderAction }: Props) => (
  <ul className="divide-y divide-line border-y border-line">
    {sessions.map((session) => (
      <li key={session.id} className="flex items-center gap-1">
        <SessionLink session={session} />
        {renderAction?.(session)}
      </li>
    ))}
  </ul>
)

function SessionLink({ session }: { session: LiveSession }) {
  const { id, kind, state, createdAt, endedAt } = session
  const { Icon, word, look } = STATES[state]
  const minutes =
    endedAt === null ? null : Math.max(1, Math.round(durationMs(createdAt, endedAt) / 60_000))
  return (
    <Link
      to={`/home/live/${id}`}
      className="flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-2 py-3 transition-colors hover:bg-surface sm:flex-nowrap"
    >
      <span className="flex min-w-0 basis-full items-baseline gap-x-3 sm:flex-1">
        <span className="font-medium">{i18n._(KINDS[kind])}</span>
        {minutes !== null && (
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            <Trans>{minutes} min</Trans>
          </span>
        )}
      </span>
      <span className={`flex shrink-0 items-center gap-2 text-sm sm:w-28 ${look}`}>
        <Icon size={16} aria-hidden />
        {i18n._(word)}
      </span>
      <time
        dateTime={createdAt}
        className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums sm:w-32 sm:text-right"
      >
        {beganAt(session)}
      </time>
      <ChevronRight size={16} aria-hidden className="hidden shrink-0 text-muted sm:block" />
    </Link>
  )
}

const durationMs = (from: string, to: string) => Date.parse(to) - Date.parse(from)
