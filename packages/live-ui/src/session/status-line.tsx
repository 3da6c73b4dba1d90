import { Button } from '@sightline/ui/button'
import Pause from 'lucide-react/icons/pause'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { HearingView, SessionView } from '../engine/views.ts'
import { CHANNEL_LABELS } from '../labels.ts'
import type { SessionNote } from './session-notes.ts'

const COLORS = {
  bad: 'text-bad font-medium',
  warn: 'text-warn font-medium',
  info: 'text-muted',
} as const

/**
 * What is lost or silent, or else the last words of the transcript. `note`: the gravest of the
 * session's notes.
 */
interface Props {
  session: SessionView
  hearing: HearingView
  note?: SessionNote | undefined
  lines: 1 | 2
}

export function StatusLine({ session, hearing, note, lines }: Props) {
  const clamp = lines === 1 ? 'line-clamp-1' : 'line-clamp-2'
  const isPaused = session.isPaused && !session.isEnded
  const look = note ? COLORS[note.tone] : isPaused ? COLORS.warn : COLORS.info
  return (
    <>
      <p className={`flex min-w-0 flex-1 items-center gap-2 text-sm ${look}`} aria-live="polite">
        {note && <TriangleAlert size={16} aria-hidden className="shrink-0" />}
        {!note && isPaused && <Pause size={16} aria-hidden className="shrink-0" />}
        <span className={`min-w-0 break-words ${clamp}`}>
          {note ? note.short : lineOf(session, hearing, lines)}
        </span>
      </p>
      {note?.action && (
        <Button size="small" onClick={note.action.press}>
          {note.action.label}
        </Button>
      )}
    </>
  )
}

/** What the session does, or the last line of the transcript. */
function lineOf(session: SessionView, hearing: HearingView, lines: 1 | 2): string {
  const { state, isPaused, isEnded } = session
  if (isEnded) return 'Ended'
  if (isPaused) return lines === 1 ? 'Paused' : 'Paused. Nothing is heard or read.'
  const { them, you } = hearing.interim
  if (them || you) return them ? `${CHANNEL_LABELS.them}: ${them}` : `${CHANNEL_LABELS.you}: ${you}`
  const last = state.segments.at(-1)
  if (last) return `${CHANNEL_LABELS[last.channel]}: ${last.text}`
  return state.sources.them === 'on' || state.sources.you === 'on'
    ? 'Listening'
    : 'Nothing said yet'
}
