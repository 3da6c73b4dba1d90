import { Button } from '@sightline/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { CHANNEL_LABELS } from '../labels.ts'
import type { LiveSessionView } from './use-live-session.ts'
import type { SessionNote } from './use-session-notes.ts'

const COLORS = { bad: 'text-bad font-medium', warn: 'text-warn', info: 'text-muted' } as const

/**
 * What is lost or silent, or else the last words of the transcript. `note`: the gravest of the
 * session's notes.
 */
export function StatusLine({
  view,
  note,
  lines,
}: {
  view: LiveSessionView
  note?: SessionNote | undefined
  lines: 1 | 2
}) {
  const clamp = lines === 1 ? 'line-clamp-1' : 'line-clamp-2'
  return (
    <>
      <p
        className={`flex min-w-0 flex-1 items-center gap-2 text-sm ${note ? COLORS[note.tone] : 'text-muted'}`}
        aria-live="polite"
      >
        {note && <TriangleAlert size={16} aria-hidden className="shrink-0" />}
        <span className={`min-w-0 break-words ${clamp}`}>
          {note ? note.short : lineOf(view, lines)}
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
function lineOf({ session, hearing, isPaused, isEnded }: LiveSessionView, lines: 1 | 2): string {
  if (isEnded) return 'Ended'
  if (isPaused) return lines === 1 ? 'Paused' : 'Paused. Nothing is heard or read.'
  const { them, you } = hearing.interim
  if (them || you) return them ? `${CHANNEL_LABELS.them}: ${them}` : `${CHANNEL_LABELS.you}: ${you}`
  const last = session.segments.at(-1)
  if (last) return `${CHANNEL_LABELS[last.channel]}: ${last.text}`
  return session.sources.them === 'on' || session.sources.you === 'on'
    ? 'Listening'
    : 'Nothing said yet'
}
